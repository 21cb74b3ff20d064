/** The inputs of a draw; public once it is done. */
export interface Draw {
  /** Random; its hash is published before the first entry. */
  readonly seed: string;
  /** Hash of `formatEntries`, fixed when entries close, so that the seed alone does not decide the draw. */
  readonly entriesHash: string;
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => string;

export interface DrawnEntry {
  readonly code: string;
  /** Sort key. */
  readonly key: string;
  /** From 1. */
  readonly place: number;
}

/** Formats the entries for hashing: their codes in alphabetical order, one per line. */
export const formatEntries = (codes: readonly string[]): string => codes.toSorted(compareCodeUnits).join('\n');

/**
 * Computes the order of a draw. The key of an entry is the SHA-256 of `seed:entriesHash:code`. Entries are sorted by
 * key; the first ones win. The order can be verified from seed and codes.
 */
export function computeDrawOrder(codes: readonly string[], { seed, entriesHash }: Draw, sha256: Sha256): DrawnEntry[] {
  return codes
    .map((code) => ({ code, key: sha256(`${seed}:${entriesHash}:${code}`) }))
    .toSorted((a, b) => compareCodeUnits(a.key, b.key) || compareCodeUnits(a.code, b.code))
    .map((entry, index) => ({ ...entry, place: index + 1 }));
}

/** Compares by code units, independent of the locale. */
function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
