import { DiscFormat } from '#generated/enums.ts';

/** How long a side of a record may be before it is cut quieter, and before it cannot be cut at all. In seconds. */
export interface SideLimits {
  readonly warn: number;
  readonly refuse: number;
}

const USUAL: DiscFormat = '12_33';

/** The limits of a format; those of the usual one where none is said. */
export function sideLimits(format: unknown): SideLimits {
  return DiscFormat.data[DiscFormat.values.find((one) => one === format) ?? USUAL];
}

/** How a side of so many seconds is to be judged. Exactly the limit is still within it. */
export function judgeSide(seconds: number, { warn, refuse }: SideLimits): 'fine' | 'long' | 'too_long' {
  if (seconds > refuse) return 'too_long';
  return seconds > warn ? 'long' : 'fine';
}
