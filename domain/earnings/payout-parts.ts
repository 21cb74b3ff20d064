import { sum } from '#domain/money.ts';

/** What a project has left to pay out; minor, below nothing when more was given back than is left. */
export interface ProjectBalance {
  readonly project_id: number;
  readonly left: number;
}

/** What of a payout comes from a project; minor. */
export interface PayoutPart {
  readonly project_id: number;
  readonly amount: number;
}

/**
 * Which projects a payout is made of. What was given back is settled first, then the projects in their order, until the
 * amount is reached: the parts add up to it. Throws a RangeError for more than there is, and for nothing.
 */
export function splitPayout(projects: readonly ProjectBalance[], amount: number): PayoutPart[] {
  if (amount <= 0 || amount > sum(projects.map(({ left }) => left))) throw new RangeError(`not to be paid: ${amount}`);
  const negative = projects.filter(({ left }) => left < 0);
  let open = amount - sum(negative.map(({ left }) => left));
  const parts = negative.map(({ project_id, left }) => ({ project_id, amount: left }));
  for (const { project_id, left } of projects) {
    const taken = Math.min(Math.max(left, 0), open);
    if (taken > 0) parts.push({ project_id, amount: taken });
    open -= taken;
  }
  return parts;
}
