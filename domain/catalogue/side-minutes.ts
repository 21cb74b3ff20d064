import type { DiscFormat } from '#generated/enums.ts';

/** How long a side of a record may be before it is cut quieter, and before it cannot be cut at all. In seconds. */
export interface SideLimits {
  readonly warn: number;
  readonly refuse: number;
}

/** The limits of each format of discs, as staff has set them. */
export type SideLimitTable = readonly (SideLimits & { readonly format: DiscFormat })[];

const USUAL: DiscFormat = '12_33';

/** The limits of a format, those of the usual one where none is said; undefined while the table is not known. */
export function sideLimits(table: SideLimitTable | undefined, format: unknown): SideLimits | undefined {
  const limitsOf = (wanted: unknown) => table?.find((row) => row.format === wanted);
  return limitsOf(format) ?? limitsOf(USUAL);
}

/**
 * How a side of so many seconds is to be judged. Exactly the limit is still within it, and so is any length while the
 * limits are not known.
 */
export function judgeSide(seconds: number, limits: SideLimits | undefined): 'fine' | 'long' | 'too_long' {
  if (!limits || seconds <= limits.warn) return 'fine';
  return seconds > limits.refuse ? 'too_long' : 'long';
}
