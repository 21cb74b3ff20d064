/** A key as a page hears it. */
export interface Key {
  readonly key: string;
  /** Milliseconds, as events carry them. */
  readonly at: number;
}

/** Keys that came so fast that no hand wrote them. */
export interface Wedge {
  readonly text: string;
  readonly last: number;
}

export const NOTHING: Wedge = { text: '', last: -Infinity };

/** No hand types so fast; scanners take 2 to 30 ms a key, slow wireless ones up to 50. */
const FASTEST_HAND = 60;
/** Shorter than any code we know. */
const SHORTEST = 4;

/**
 * Tells scans of a keyboard-wedge scanner from typing by the time between keys: the new state, and a scan when Enter or
 * Tab has ended one. `isFast` says that the key belongs to a scan as far as one can tell, so the field in focus should
 * not get it.
 */
export function heard({ text, last }: Wedge, { key, at }: Key): { wedge: Wedge; scan?: string; isFast: boolean } {
  const isFast = at - last <= FASTEST_HAND;
  if (key === 'Enter' || key === 'Tab') {
    const isScan = isFast && text.length >= SHORTEST;
    return isScan ? { wedge: NOTHING, scan: text, isFast } : { wedge: NOTHING, isFast: false };
  }
  // Shift and its like come between the letters of a scan
  if (key.length !== 1) return { wedge: isFast ? { text, last: at } : NOTHING, isFast: false };
  return { wedge: { text: isFast ? text + key : key, last: at }, isFast: isFast && text.length > 0 };
}
