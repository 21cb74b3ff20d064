import { sum } from '#domain/money.ts';

/** The balance of a project in minor units; negative when refunds exceed it. */
export interface ProjectBalance {
  readonly project_id: number;
  readonly left: number;
}

/** The share of a project in a payout, in minor units. */
export interface PayoutPart {
  readonly project_id: number;
  readonly amount: number;
}

/**
 * Splits a payout between projects: negative balances first, then the projects in order until the amount is reached. The parts
 * add up to the amount. Throws a RangeError when it is not positive or exceeds the balance.
 */
export function splitPayout(projects: readonly ProjectBalance[], amount: number): PayoutPart[] {
  if (amount <= 0 || amount > sum(projects.map(({ left }) => left))) throw new RangeError(`not to be paid: ${amount}`);
  const negative = projects.filter(({ left }) => left < 0);
  let open = amount - sum(negative.map(({ left }) => left));
  const parts = negative.map(({ project_id, left }) => ({ project_id, amount: left }));
  for (const { project_id, left } of projects) {
    const part = Math.min(Math.max(left, 0), open);
    if (part > 0) parts.push({ project_id, amount: part });
    open -= part;
  }
  return parts;
}
