import { parseEan } from './catalogue/ean.ts';

/** A keyboard event. */
export interface Key {
  readonly key: string;
  /** Time of the event in milliseconds (not of its handling). */
  readonly at: number;
}

/** Keys received in quick succession. */
export interface ScanBuffer {
  readonly text: string;
  readonly last: number;
  /** Keys before a short pause, which may belong to the same scan. */
  readonly before?: string;
}

/** The result of a key. */
export interface KeyResult {
  buffer: ScanBuffer;
  /** The scanned text, when this key ended a scan. */
  scan?: string;
  /** Letters of the scan that were not recognised in time and went into the focused field. */
  stray?: string;
  /** Whether the key probably belongs to a scan and should not reach the focused field. */
  isFast: boolean;
}

export const EMPTY_BUFFER: ScanBuffer = { text: '', last: -Infinity };

/** Maximum time between keys of a scan in ms. Scanners take 2 to 30 ms a key, slow wireless ones up to 50. */
const MAX_KEY_INTERVAL = 60;
/** Maximum pause within a scan in ms, from waking scanners or busy machines; mostly after the first letter. */
const MAX_PAUSE = 400;
/** Minimum length of a scan. */
const MIN_LENGTH = 4;
/** Order numbers on packing slips. */
const ORDER_NUMBER = /^VS[-\s]?\d+$/i;

/** Whether a text is provably complete: a check digit or an order number. */
const isVerifiable = (text: string): boolean => parseEan(text) !== undefined || ORDER_NUMBER.test(text);

/**
 * Distinguishes scans of a keyboard-wedge scanner from typing by the time between keys. Returns the new buffer, and the scan when
 * Enter or Tab ended one. A scan may contain one pause. Keys typed just before a scan are dropped when the scan is provably
 * complete.
 */
export function applyKey({ text, last, before = '' }: ScanBuffer, { key, at }: Key): KeyResult {
  const pause = at - last;
  const isFast = pause <= MAX_KEY_INTERVAL;
  if (key === 'Enter' || key === 'Tab') return endScan({ text, before }, isFast);
  const earlier = pause <= MAX_PAUSE ? text : '';
  // modifier keys such as Shift
  if (key.length !== 1) {
    const nextBuffer = isFast
      ? { text, last: at, before }
      : earlier
        ? { text: '', last: at, before: earlier }
        : EMPTY_BUFFER;
    return { buffer: nextBuffer, isFast: false };
  }
  if (isFast) return { buffer: { text: text + key, last: at, before }, isFast: text.length > 0 };
  return { buffer: { text: key, last: at, before: earlier }, isFast: false };
}

function endScan({ text, before }: Pick<Required<ScanBuffer>, 'text' | 'before'>, isFast: boolean): KeyResult {
  const isScan = isFast && Math.max(text.length, before.length) >= MIN_LENGTH;
  if (!isScan) return { buffer: EMPTY_BUFFER, isFast: false };
  const runs = before === '' || isVerifiable(text) ? [text] : [before, text];
  // the first letter of each run reached the focused field
  return { buffer: EMPTY_BUFFER, scan: runs.join(''), stray: runs.map((run) => run.slice(0, 1)).join(''), isFast };
}
