import type { PassState } from '#generated/enums.ts';

export interface PassFacts {
  readonly revoked_at: Date | null;
  readonly valid_from: Date;
  /** Null without an end. */
  readonly valid_until: Date | null;
  readonly used: number;
  /** Maximum number of redemptions; null without a limit. */
  readonly uses: number | null;
}

/** The state of a pass; the first that applies. */
export function getPassState({ revoked_at, valid_from, valid_until, used, uses }: PassFacts, now: Date): PassState {
  if (revoked_at) return 'revoked';
  if (valid_until && valid_until <= now) return 'expired';
  if (uses !== null && used >= uses) return 'used_up';
  return valid_from > now ? 'planned' : 'valid';
}
