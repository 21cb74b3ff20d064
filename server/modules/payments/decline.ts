import type { Problem } from '#server/core/problems/problem.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { DeclineCode } from './payment-provider.ts';

/** The card field to report, by decline code. */
const PATHS: Readonly<Partial<Record<DeclineCode, string>>> = {
  incorrect_number: 'card.number',
  expired_card: 'card.expiry',
  incorrect_cvc: 'card.cvc',
};

/** 402 with the decline code. */
export function declinedProblem(code: DeclineCode): Problem {
  return problem(402, 'payment_declined', {
    errors: [{ path: PATHS[code] ?? 'card', code, params: { code } }],
    detailParams: { code },
  });
}
