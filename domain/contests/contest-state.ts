import type { ContestState } from '#generated/enums.ts';

export interface ContestFacts {
  readonly published: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly closed_at: Date | null;
  readonly drawn_at: Date | null;
}

/** The state of a contest; the first that applies. */
export function getContestState(facts: ContestFacts, now: Date): ContestState {
  if (facts.drawn_at) return 'drawn';
  if (facts.closed_at) return 'closed';
  if (!facts.published) return 'draft';
  if (facts.starts_at > now) return 'planned';
  return facts.ends_at <= now ? 'over' : 'running';
}
