/** Who packs an order and since when; nobody when empty. */
export interface Claim {
  readonly claimed_by: number | null;
  readonly claimed_at: Date | null;
}

/** Whether a claim has ended by itself: one nobody worked on for so many minutes. */
export function isClaimOver({ claimed_by, claimed_at }: Claim, now: Date, minutes: number): boolean {
  return claimed_by === null || claimed_at === null || now.getTime() - claimed_at.getTime() >= minutes * 60_000;
}

/** Who is in the way of somebody who wants to pack: the holder of a claim that goes on, unless that is the same person. */
export function holderInTheWay(claim: Claim, who: number | undefined, now: Date, minutes: number): number | undefined {
  if (isClaimOver(claim, now, minutes) || claim.claimed_by === who) return undefined;
  return claim.claimed_by ?? undefined;
}
