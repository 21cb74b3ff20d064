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
