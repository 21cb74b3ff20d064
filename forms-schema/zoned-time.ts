/** Moments as the wire has them (Unix seconds) and as an input of type datetime-local has them, in the shop's zone. */
import { SHOP_TIME_ZONE } from '#domain/dates.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  let found = clocks.get(timeZone);
  if (!found) {
    // the Swedish way of writing a moment is ISO 8601 with a space
    found = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, found);
  }
  return found;
}

/** 1767222030 → '2026-01-01T00:00:30'; the seconds are left out when they are zero. */
export function secondsToLocal(seconds: number, timeZone: string = SHOP_TIME_ZONE): string {
  return clock(timeZone)
    .format(seconds * 1000)
    .replace(' ', 'T')
    .replace(/:00$/, '');
}

function wallClock(local: string): number {
  return Date.parse(`${local}Z`) / 1000;
}

/** The reverse, NaN for what is no moment. A time that the spring change skips is read as the hour after it. */
export function localToSeconds(local: string, timeZone: string = SHOP_TIME_ZONE): number {
  const wall = wallClock(local);
  if (Number.isNaN(wall)) return NaN;
  const offsetAt = (seconds: number): number => wallClock(secondsToLocal(seconds, timeZone)) - seconds;
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}

/** ISO 8601 text of a moment, as APIs write it. */
export interface MomentText {
  seconds: number;
  /** The text names no zone: it is the time on a wall clock, the same for every reader. */
  isWallClock: boolean;
}

const ISO = /^(\d{4}-\d\d-\d\d)([T ])(\d\d:\d\d(?::\d\d)?)([.,]\d+)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Reads ISO 8601 text; undefined for any other text. A time without a zone is read as UTC and marked as wall clock. */
export function readMoment(text: string): MomentText | undefined {
  const parts = ISO.exec(text.trim());
  const seconds = Date.parse(parts && !parts[5] ? `${parts[1]}T${parts[3]}Z` : text) / 1000;
  return Number.isNaN(seconds) ? undefined : { seconds, isWallClock: parts !== null && !parts[5] };
}

/** A moment written as the text before it was: without a zone, with a space, or without milliseconds where that was so. */
export function writeMoment(local: string, before: string | undefined, timeZone?: string): string | undefined {
  const [, , between = 'T', , fraction, zone] = (before === undefined ? null : ISO.exec(before.trim())) ?? [];
  const isWallClock = before !== undefined && readMoment(before)?.isWallClock === true;
  const seconds = localToSeconds(local, isWallClock ? 'UTC' : timeZone);
  if (Number.isNaN(seconds)) return undefined;
  const text = new Date(seconds * 1000).toISOString();
  if (isWallClock) return text.slice(0, 19).replace('T', between);
  return before !== undefined && zone !== undefined && fraction === undefined ? text.replace(/\.000Z$/, 'Z') : text;
}
