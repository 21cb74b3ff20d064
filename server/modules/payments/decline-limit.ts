import { limitFailures } from '#server/core/authentication/attempts.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';

/**
 * Runs a payment and counts it against its address when it is declined. Payments under way, cut off or refused for another
 * reason do not count. Throws 429 with Retry-After where too many were declined lately.
 */
export const limitingDeclines = <Answer>(
  { context: { db }, ip }: Pick<AnyCall, 'context' | 'ip'>,
  pay: () => Promise<Answer>,
): Promise<Answer> =>
  limitFailures(
    db,
    [{ kind: 'payment', who: ip }],
    pay,
    (error) => error instanceof Problem && error.code === 'payment_declined',
  );
