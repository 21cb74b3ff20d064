// Parses the texts of cells by the number and date format of a file.
import type { ImportDates, ImportDecimal } from '#generated/enums.ts';

/** Number and date format of a file. */
export interface CellFormat {
  readonly decimal: ImportDecimal;
  readonly dates: ImportDates;
}

/** Removes spreadsheet quoting: ="0123" and '0123 become 0123. */
export function unwrapCell(text: string): string {
  const trimmed = text.trim();
  const [, quoted] = /^="(.*)"$/s.exec(trimmed) ?? [];
  return (quoted?.replaceAll('""', '"') ?? trimmed).replace(/^'(?=[\d+=@-])/, '').trim();
}

/** Whether a cell is a formula instead of a value. */
export const isFormula = (text: string): boolean => /^[=@]/.test(text);

/** Parses 1.234,50 € or $1,234.50 by the decimal mark; undefined when invalid. */
export function parseNumber(text: string, decimal: ImportDecimal): number | undefined {
  const digits = text
    .replace(/^[A-Z]{3}\s*|\s*[A-Z]{3}$/g, '')
    .replace(/[\s\u00A0\u202F’']|[€$£¥₩₱]|^[A-Z]{1,2}(?=\$)/g, '');
  const [point, group] = decimal === 'comma' ? [',', '.'] : ['.', ','];
  const isMisgrouped = digits.includes(group) && !isGrouped(digits, point, group);
  if (isMisgrouped) return undefined;
  const number = digits.replaceAll(group, '').replace(point, '.');
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(number) ? Number(number) : undefined;
}

/** Whether thousands separators are every three digits before the decimals. */
function isGrouped(text: string, point: string, group: string): boolean {
  const [integer = ''] = text.split(point, 1);
  const [first = '', ...groups] = integer.replace(/^[-+]/, '').split(group);
  return groups.length > 0 && /^\d{1,3}$/.test(first) && groups.every((part) => /^\d{3}$/.test(part));
}

const TRUE = new Set(['1', 'true', 'yes', 'y', 'x', 'oui', 'vrai', 'o', '是', 'subscribed']);
const FALSE = new Set(['0', 'false', 'no', 'n', 'non', 'faux', '否', 'not_subscribed', 'unsubscribed', 'pending']);

/** Parses a boolean word; undefined for others. */
export function parseBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Finds a day at the beginning of a text: 2026-11-20, 20/11/2026, 11/20/26, 20 Nov 2026, Nov 20, 2026. */
function findDay(text: string, dates: ImportDates): Day | undefined {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? [];
  if (y && m && d) return { year: +y, month: +m, day: +d };
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})/.exec(text) ?? [];
  if (first && second && last) {
    const year = last.length === 2 ? 2000 + +last : +last;
    return dates === 'month_first' ? { year, month: +first, day: +second } : { year, month: +second, day: +first };
  }
  const [, before, word, after] = /^(\d{1,2}) ([A-Za-z]{3})[a-z]*\.? (\d{4})/.exec(text) ?? [];
  if (before && word && after) return createNamedDay(before, word, after);
  const [, name, nth, year] = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/.exec(text) ?? [];
  return name && nth && year ? createNamedDay(nth, name, year) : undefined;
}

const createNamedDay = (day: string, word: string, year: string): Day => ({
  year: +year,
  month: MONTHS.indexOf(word.toLowerCase()) + 1,
  day: +day,
});

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Parses a day to ISO format; undefined when invalid, such as 31 February. */
export function parseDay(text: string, dates: ImportDates): string | undefined {
  const parsedDay = findDay(text, dates);
  if (!parsedDay) return undefined;
  const { year, month, day } = parsedDay;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${year}-${padTwo(month)}-${padTwo(day)}` : undefined;
}

/** Parses a timestamp to Unix seconds; UTC and midnight by default. Undefined when invalid. */
export function parseTimestamp(text: string, dates: ImportDates): number | undefined {
  const day = parseDay(text, dates);
  if (day === undefined) return undefined;
  const [, hour = '0', minute = '0', second = '0', meridiem = ''] =
    /(?:^|[\sT])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(am|pm)?/i.exec(text) ?? [];
  const [, sign, zoneHour = '0', zoneMinute = '0'] =
    /:\d{2}(?:\.\d+)?\s*([+-])(\d{2}):?(\d{2})$/.exec(text.trim()) ?? [];
  const hours = meridiem === '' ? +hour : (+hour % 12) + (meridiem.toLowerCase() === 'pm' ? 12 : 0);
  if (hours > 23 || +minute > 59 || +second > 59) return undefined;
  const zone = (+zoneHour * 60 + +zoneMinute) * (sign === '-' ? -60 : 60);
  return Date.parse(`${day}T${padTwo(hours)}:${padTwo(+minute)}:${padTwo(+second)}Z`) / 1000 - zone;
}
