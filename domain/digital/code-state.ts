import type { CodeState } from '#generated/enums.ts';

export interface CodeFacts {
  readonly revoked_at: Date | null;
  readonly expires_at: Date | null;
  /** How often it was redeemed, and how often it may be. */
  readonly used: number;
  readonly uses: number;
}

/** Where a download code stands; the first that is true of it. */
export function codeState({ revoked_at, expires_at, used, uses }: CodeFacts, now: Date): CodeState {
  if (revoked_at) return 'revoked';
  if (used >= uses) return 'used_up';
  if (expires_at && expires_at <= now) return 'expired';
  return used > 0 ? 'used' : 'unused';
}
