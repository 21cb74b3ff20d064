import type { CodeState } from '#generated/enums.ts';

export interface CodeFacts {
  readonly revoked_at: Date | null;
  readonly expires_at: Date | null;
  /** Number of redemptions. */
  readonly used: number;
  /** Maximum number of redemptions. */
  readonly uses: number;
}

/** The state of a download code; the first that applies. */
export function getCodeState({ revoked_at, expires_at, used, uses }: CodeFacts, now: Date): CodeState {
  if (revoked_at) return 'revoked';
  if (used >= uses) return 'used_up';
  if (expires_at && expires_at <= now) return 'expired';
  return used > 0 ? 'used' : 'unused';
}
