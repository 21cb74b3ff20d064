/** The claim of an order; nulls when unclaimed. */
export interface Claim {
  readonly claimed_by: number | null;
  readonly claimed_at: Date | null;
}

/** Whether there is no claim, or it has expired after the minutes of inactivity. */
export function isClaimExpired({ claimed_by, claimed_at }: Claim, now: Date, minutes: number): boolean {
  return claimed_by === null || claimed_at === null || now.getTime() - claimed_at.getTime() >= minutes * 60_000;
}

/** The holder of an active claim, other than the user. */
export function findBlockingHolder(
  claim: Claim,
  userId: number | undefined,
  now: Date,
  minutes: number,
): number | undefined {
  if (isClaimExpired(claim, now, minutes) || claim.claimed_by === userId) return undefined;
  return claim.claimed_by ?? undefined;
}
