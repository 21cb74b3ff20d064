import type { DiscFormat } from '#generated/enums.ts';

/** Longest side that is cut at full level (`warn`), and longest that can be cut at all (`refuse`). In seconds. */
export interface SideLimits {
  readonly warn: number;
  readonly refuse: number;
}

/** Limits by disc format, editable by staff. */
export type SideLimitTable = readonly (SideLimits & { readonly format: DiscFormat })[];

const DEFAULT_FORMAT: DiscFormat = '12_33';

/** The limits of a format, by default of a 12" at 33 rpm; undefined without a table. */
export function findSideLimits(table: SideLimitTable | undefined, format: unknown): SideLimits | undefined {
  const findLimits = (key: unknown) => table?.find((row) => row.format === key);
  return findLimits(format) ?? findLimits(DEFAULT_FORMAT);
}

/**
 * Compares the duration of a side in seconds with its limits, which are inclusive. 'fine' without limits.
 */
export function checkSideLength(seconds: number, limits: SideLimits | undefined): 'fine' | 'long' | 'too_long' {
  if (!limits || seconds <= limits.warn) return 'fine';
  return seconds > limits.refuse ? 'too_long' : 'long';
}
