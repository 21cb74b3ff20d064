import { limitFailures } from '#server/core/authentication/attempts.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid, Problem } from '#server/core/problems/problem.ts';

/** Throws 422 for card data when the browser must send it to the provider instead. */
function refuseCardData({ config }: AnyCall['context'], body: unknown): void {
  const hasCard = typeof body === 'object' && body !== null && 'card' in body && body.card !== undefined;
  if (config.stripe && hasCard) throw invalid([{ path: 'card', code: 'card_not_accepted' }]);
}

/**
 * Runs a payment and counts declines by IP address. Other failures do not count. Throws 429 with Retry-After after too many
 * declines, and 422 for card data that the provider does not take from the shop.
 */
export const limitDeclines = async <Answer>(
  { context, ip, body }: Pick<AnyCall, 'context' | 'ip'> & { readonly body: unknown },
  pay: () => Promise<Answer>,
): Promise<Answer> => {
  refuseCardData(context, body);
  return limitFailures(
    context.db,
    [{ kind: 'payment', who: ip }],
    pay,
    (error) => error instanceof Problem && error.code === 'payment_declined',
  );
};
