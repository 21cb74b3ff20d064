import { findLocalFormats, writeDay } from './local-formats.ts';

/**
 * The time zone of the shop. A fixed zone also keeps server-rendered text equal to the browser's. Dates are formatted by §9;
 * timestamps are Unix seconds.
 */
export const SHOP_TIME_ZONE = 'Europe/Paris';

const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/;

const STYLES = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A timestamp in seconds, or an ISO date ('2026-11-21'), which has no time zone. */
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
  const local = typeof input === 'string' && ISO_DAY.test(input) ? findLocalFormats(locale) : undefined;
  if (local) return writeDay(String(input), local);
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

/** The calendar day ('YYYY-MM-DD') of a timestamp in seconds in a time zone; dated rows are selected by it. */
export function toLocalDay(seconds: number, timeZone: string = SHOP_TIME_ZONE): string {
  let formatter = dayFormats.get(timeZone);
  if (!formatter) {
    // the Swedish date format is ISO
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone });
    dayFormats.set(timeZone, formatter);
  }
  return formatter.format(new Date(seconds * 1000));
}

const SECONDS = { D: 86_400, W: 604_800, H: 3600 } as const;

/**
 * Parses a relative time of a saved filter, a negative ISO 8601 duration, to seconds: '-P3D' (days), '-P2W' (weeks), '-PT6H'
 * (hours). Undefined for other texts.
 */
export function parseSecondsAgo(duration: unknown): number | undefined {
  const [, days, unit = 'H', hours] = /^-P(?:(\d{1,4})([DW])|T(\d{1,4})H)$/.exec(String(duration)) ?? [];
  const amount = days ?? hours;
  return amount === undefined ? undefined : Number(amount) * SECONDS[unit as keyof typeof SECONDS];
}
