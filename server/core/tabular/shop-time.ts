/** Moments on the shop's clock, fast enough for millions: the UTC offset is looked up once an hour. */
import { secondsToLocal } from '#forms-schema/zoned-time.ts';

const offsets = new Map<number, number>();
const MOST_HOURS = 20_000;

function offsetAt(seconds: number): number {
  const hour = Math.floor(seconds / 3600);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    if (offsets.size >= MOST_HOURS) offsets.clear();
    offset = Date.parse(`${secondsToLocal(hour * 3600)}Z`) / 1000 - hour * 3600;
    offsets.set(hour, offset);
  }
  return offset;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 1767222030 → '2026-01-01T00:00:30+01:00'. */
export function shopIso(seconds: number): string {
  const offset = offsetAt(seconds);
  const local = new Date((seconds + offset) * 1000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60;
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Days of a spreadsheet from its day 0 to 1970. */
const EPOCH_DAY = 25_569;
const DAY_SECONDS = 86_400;

/** A moment as spreadsheets count it: days with a fraction, on the shop's clock. */
export function shopSerial(seconds: number): number {
  return (seconds + offsetAt(seconds)) / DAY_SECONDS + EPOCH_DAY;
}

/** A day such as '2026-01-01' as spreadsheets count it. */
export function daySerial(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / (DAY_SECONDS * 1000) + EPOCH_DAY;
}
