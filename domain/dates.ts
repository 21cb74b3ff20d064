/**
 * Dates as people read them (§9): short month with numeric day and year, or long month and year. Timestamps are Unix
 * seconds. The shop's clock is Paris; a fixed zone also keeps server-rendered text equal to the browser's.
 */
export const SHOP_TIME_ZONE = 'Europe/Paris';

const STYLES = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A timestamp in seconds, or an ISO date ('2026-11-21'), which belongs to no zone. */
export type DateInput = number | string | null | undefined;

function format(input: DateInput, locale: string, style: keyof typeof STYLES, timeZone: string): string {
  if (input == null || input === '') return '';
  const zone = typeof input === 'string' ? 'UTC' : timeZone;
  const date = new Date(typeof input === 'string' ? `${input.slice(0, 10)}T00:00:00Z` : input * 1000);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${locale} ${style} ${zone}`;
  let formatter = formats.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: zone });
    formats.set(key, formatter);
  }
  return formatter.format(date);
}

/** "Nov 21, 2026" / "21 nov. 2026". Empty text when there is no date. */
export function formatDate(input: DateInput, locale: string, timeZone: string = SHOP_TIME_ZONE): string {
  return format(input, locale, 'day', timeZone);
}

/** "November 2026" / "novembre 2026". Empty text when there is no date. */
export function formatMonth(input: DateInput, locale: string, timeZone: string = SHOP_TIME_ZONE): string {
  return format(input, locale, 'month', timeZone);
}

/** The day with hours and minutes, for staff and tracking. Empty text when there is no date. */
export function formatDateTime(
  input: number | null | undefined,
  locale: string,
  timeZone: string = SHOP_TIME_ZONE,
): string {
  return format(input, locale, 'time', timeZone);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a timestamp in seconds, as 'YYYY-MM-DD' in the zone: the day that dated rows are chosen by. */
export function dayOf(seconds: number, timeZone: string = SHOP_TIME_ZONE): string {
  let formatter = dayFormats.get(timeZone);
  if (!formatter) {
    // the Swedish calendar date is the ISO date
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone });
    dayFormats.set(timeZone, formatter);
  }
  return formatter.format(new Date(seconds * 1000));
}

/**
 * The first moment of a calendar month on the shop's clock, in seconds: 'P0M' of this one, '-P1M' of the one before.
 * Undefined for any other text. A view of "last month" stays true when it is kept.
 */
export function monthStart(word: unknown, nowSeconds: number, timeZone: string = SHOP_TIME_ZONE): number | undefined {
  const [, back] = /^-?P(\d{1,2})M$/.exec(String(word)) ?? [];
  if (back === undefined) return undefined;
  const [year = 0, month = 1] = dayOf(nowSeconds, timeZone).split('-').map(Number);
  const midnight = Date.UTC(year, month - 1 - Number(back), 1) / 1000;
  const first = new Date(midnight * 1000).toISOString().slice(0, 10);
  // the zone is at most 14 hours away from UTC, by whole quarters of an hour
  for (let at = midnight - 14 * 3600; at <= midnight + 14 * 3600; at += 900) {
    if (dayOf(at, timeZone) === first) return at;
  }
  return undefined;
}

const SECONDS = { D: 86_400, W: 604_800, H: 3600 } as const;

/**
 * How many seconds ago something of an ISO 8601 duration before now was: '-P3D' (days), '-P2W' (weeks), '-PT6H' (hours).
 * Undefined for any other text. A filter may name a moment so, and a view that is kept stays true.
 */
export function secondsAgo(duration: unknown): number | undefined {
  const [, days, unit = 'H', hours] = /^-P(?:(\d{1,4})([DW])|T(\d{1,4})H)$/.exec(String(duration)) ?? [];
  const amount = days ?? hours;
  return amount === undefined ? undefined : Number(amount) * SECONDS[unit as keyof typeof SECONDS];
}
