import type { PassState } from '#generated/enums.ts';

export interface PassFacts {
  readonly revoked_at: Date | null;
  readonly valid_from: Date;
  /** Nothing when it holds for ever. */
  readonly valid_until: Date | null;
  readonly used: number;
  /** Nothing when it may be used as often as one likes. */
  readonly uses: number | null;
}

/** Where a pass stands; the first that is true of it. */
export function passState({ revoked_at, valid_from, valid_until, used, uses }: PassFacts, now: Date): PassState {
  if (revoked_at) return 'revoked';
  if (valid_until && valid_until <= now) return 'expired';
  if (uses !== null && used >= uses) return 'used_up';
  return valid_from > now ? 'planned' : 'valid';
}
