/** What a draw is made of; all of it is public once it is done. */
export interface Draw {
  /** Random; its hash was public before anybody entered. */
  readonly seed: string;
  /** Hash of all that take part; see `entriesText`. Fixed when entries were closed, so the seed alone decides nothing. */
  readonly entriesHash: string;
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => string;

export interface DrawnEntry {
  readonly code: string;
  /** What the code is sorted by. */
  readonly key: string;
  /** From 1. */
  readonly place: number;
}

/** The text whose hash stands for all entries: their codes in alphabetical order, a line each. */
export const entriesText = (codes: readonly string[]): string => codes.toSorted(compareCodeUnits).join('\n');

/**
 * The order of a draw. An entry's key is the SHA-256 of `seed:entriesHash:code`; entries are sorted by their keys, and the
 * first ones win. Anybody who has seed and codes comes to the same order.
 */
export function computeDrawOrder(codes: readonly string[], { seed, entriesHash }: Draw, sha256: Sha256): DrawnEntry[] {
  return codes
    .map((code) => ({ code, key: sha256(`${seed}:${entriesHash}:${code}`) }))
    .toSorted((one, other) => compareCodeUnits(one.key, other.key) || compareCodeUnits(one.code, other.code))
    .map((entry, index) => ({ ...entry, place: index + 1 }));
}

/** By the letters' numbers, the same on every machine. */
function compareCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
