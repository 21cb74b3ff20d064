import { parseEan } from './catalogue/ean.ts';

/** A key as a page hears it. */
export interface Key {
  readonly key: string;
  /** When it was pressed, in milliseconds, as events carry it: not when a busy page came to hear it. */
  readonly at: number;
}

/** Keys that came so fast that no hand wrote them. */
export interface Wedge {
  readonly text: string;
  readonly last: number;
  /** What came shortly before them: the beginning of the same scan, should they be none by themselves. */
  readonly before?: string;
}

/** What a key comes to. */
export interface Heard {
  wedge: Wedge;
  /** What was scanned, when this key ended it. */
  scan?: string;
  /** Letters of the scan that could not be told from typing, and went where the focus is. */
  stray?: string;
  /** It belongs to a scan as far as one can tell, so the field in focus should not get it. */
  isFast: boolean;
}

export const NOTHING: Wedge = { text: '', last: -Infinity };

/** No hand types so fast; scanners take 2 to 30 ms a key, slow wireless ones up to 50. */
const FASTEST_HAND = 60;
/** A scanner that wakes up, or a machine that is busy, pauses once for as long, mostly after the first letter. */
const LONGEST_PAUSE = 400;
/** Shorter than any code we know. */
const SHORTEST = 4;
/** What is on our slips. */
const ORDER = /^VS[-\s]?\d+$/i;

/** What shows by itself that nothing of it is missing. */
const isWhole = (text: string): boolean => parseEan(text) !== undefined || ORDER.test(text);

/**
 * Tells scans of a keyboard-wedge scanner from typing by the time between keys: the new state, and a scan when Enter or
 * Tab has ended one. One pause within a scan loses nothing of it; what a hand typed just before a scan is left out where
 * the scan shows that it is whole (a check digit, the number of an order).
 */
export function heard({ text, last, before = '' }: Wedge, { key, at }: Key): Heard {
  const pause = at - last;
  const isFast = pause <= FASTEST_HAND;
  if (key === 'Enter' || key === 'Tab') return ended({ text, before }, isFast);
  const earlier = pause <= LONGEST_PAUSE ? text : '';
  // Shift and its like come between the letters of a scan
  if (key.length !== 1) {
    const wedge = isFast ? { text, last: at, before } : earlier ? { text: '', last: at, before: earlier } : NOTHING;
    return { wedge, isFast: false };
  }
  if (isFast) return { wedge: { text: text + key, last: at, before }, isFast: text.length > 0 };
  return { wedge: { text: key, last: at, before: earlier }, isFast: false };
}

function ended({ text, before }: Pick<Required<Wedge>, 'text' | 'before'>, isFast: boolean): Heard {
  const isScan = isFast && Math.max(text.length, before.length) >= SHORTEST;
  if (!isScan) return { wedge: NOTHING, isFast: false };
  const runs = before === '' || isWhole(text) ? [text] : [before, text];
  // of each run the first letter went through before the second one came
  return { wedge: NOTHING, scan: runs.join(''), stray: runs.map((run) => run.slice(0, 1)).join(''), isFast };
}
