/** Converts Unix seconds to and from values of datetime-local inputs, in the shop's time zone by default. */
import { SHOP_TIME_ZONE } from '#domain/dates.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // sv-SE formats as ISO 8601 with a space
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** 1767222030 → '2026-01-01T00:00:30'; the seconds are left out when they are zero. */
export function secondsToLocal(seconds: number, timeZone: string = SHOP_TIME_ZONE): string {
  return getFormatter(timeZone)
    .format(seconds * 1000)
    .replace(' ', 'T')
    .replace(/:00$/, '');
}

function parseWallClock(local: string): number {
  return Date.parse(`${local}Z`) / 1000;
}

/**
 * The reverse of secondsToLocal; NaN for invalid text. A time skipped by daylight saving is read as the hour after it.
 */
export function localToSeconds(local: string, timeZone: string = SHOP_TIME_ZONE): number {
  const wallClockSeconds = parseWallClock(local);
  if (Number.isNaN(wallClockSeconds)) return NaN;
  const getOffset = (seconds: number): number => parseWallClock(secondsToLocal(seconds, timeZone)) - seconds;
  const guess = wallClockSeconds - getOffset(wallClockSeconds);
  return wallClockSeconds - getOffset(guess);
}

/** A parsed ISO 8601 date-time. */
export interface MomentText {
  seconds: number;
  /** The text has no time zone: a wall-clock time. */
  isWallClock: boolean;
}

const ISO = /^(\d{4}-\d\d-\d\d)([T ])(\d\d:\d\d(?::\d\d)?)([.,]\d+)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Parses ISO 8601 text; undefined for other text. A time without zone is read as UTC and marked as wall clock. */
export function parseMoment(text: string): MomentText | undefined {
  const parts = ISO.exec(text.trim());
  const seconds = Date.parse(parts && !parts[5] ? `${parts[1]}T${parts[3]}Z` : text) / 1000;
  return Number.isNaN(seconds) ? undefined : { seconds, isWallClock: parts !== null && !parts[5] };
}

/**
 * Formats a date-time in the notation of the text `original`: without zone, with a space, or without milliseconds.
 * Undefined for invalid `local`.
 */
export function formatMoment(local: string, original: string | undefined, timeZone?: string): string | undefined {
  const [, , separator = 'T', , fraction, zone] = (original === undefined ? null : ISO.exec(original.trim())) ?? [];
  const isWallClock = original !== undefined && parseMoment(original)?.isWallClock === true;
  const seconds = localToSeconds(local, isWallClock ? 'UTC' : timeZone);
  if (Number.isNaN(seconds)) return undefined;
  const text = new Date(seconds * 1000).toISOString();
  if (isWallClock) return text.slice(0, 19).replace('T', separator);
  return original !== undefined && zone !== undefined && fraction === undefined ? text.replace(/\.000Z$/, 'Z') : text;
}
