import { limitFailures } from '#server/core/authentication/attempts.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';

/**
 * Runs a payment and counts declines by IP address. Other failures do not count. Throws 429 with Retry-After after too many
 * declines.
 */
export const limitDeclines = <Answer>(
  { context: { db }, ip }: Pick<AnyCall, 'context' | 'ip'>,
  pay: () => Promise<Answer>,
): Promise<Answer> =>
  limitFailures(
    db,
    [{ kind: 'payment', who: ip }],
    pay,
    (error) => error instanceof Problem && error.code === 'payment_declined',
  );
