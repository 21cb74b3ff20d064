/** Times in the shop's time zone, fast for millions of rows: the UTC offset is cached by hour. */
import { secondsToLocal } from '#forms-schema/zoned-time.ts';

const offsets = new Map<number, number>();
const MAX_HOURS = 20_000;

function getOffset(seconds: number): number {
  const hour = Math.floor(seconds / 3600);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    if (offsets.size >= MAX_HOURS) offsets.clear();
    offset = Date.parse(`${secondsToLocal(hour * 3600)}Z`) / 1000 - hour * 3600;
    offsets.set(hour, offset);
  }
  return offset;
}

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Formats Unix seconds in the shop's time zone: 1767222030 → '2026-01-01T00:00:30+01:00'. */
export function formatShopIso(seconds: number): string {
  const offset = getOffset(seconds);
  const local = new Date((seconds + offset) * 1000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60;
  return `${local}${offset < 0 ? '-' : '+'}${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
}

/** Serial number of 1970-01-01 in spreadsheets. */
const EPOCH_DAY = 25_569;
const DAY_SECONDS = 86_400;

/** Converts Unix seconds to a spreadsheet serial number (days with fraction) in the shop's time zone. */
export function toShopSerial(seconds: number): number {
  return (seconds + getOffset(seconds)) / DAY_SECONDS + EPOCH_DAY;
}

/** Converts a day such as '2026-01-01' to a spreadsheet serial number. */
export function toDaySerial(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / (DAY_SECONDS * 1000) + EPOCH_DAY;
}
