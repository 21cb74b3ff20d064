/** How long a side of a record may be before it is cut quieter, and before it cannot be cut at all. In seconds. */
export interface SideLimits {
  readonly warn: number;
  readonly refuse: number;
}

const minutes = (warn: number, refuse: number): SideLimits => ({ warn: warn * 60, refuse: refuse * 60 });

/** By diameter in inches, then by turns a minute. */
export const SIDE_LIMITS = {
  12: { 33: minutes(20, 25), 45: minutes(12, 15) },
  10: { 33: minutes(12, 14.5), 45: minutes(9, 11) },
  7: { 33: minutes(6, 7.5), 45: minutes(4.5, 5.5) },
} as const satisfies Record<number, Record<33 | 45, SideLimits>>;

/** How a side of so many seconds is to be judged. Exactly the limit is still within it. */
export function judgeSide(seconds: number, { warn, refuse }: SideLimits): 'fine' | 'long' | 'too_long' {
  if (seconds > refuse) return 'too_long';
  return seconds > warn ? 'long' : 'fine';
}
