/**
 * How a locale writes numbers, amounts and days, as data. The first `Intl` format of a browser takes a phone 150 ms, in which
 * the page does not respond; pages get the formats they begin with from the server, which reads them from `Intl`.
 */

/** The formats of a locale, and of amounts of one currency. */
export interface LocalFormats {
  /** separators of thousands and of decimals */
  readonly group: string;
  readonly decimal: string;
  /** texts before and after an amount */
  readonly before: string;
  readonly after: string;
  /** a day with the placeholders d, m and y */
  readonly day: readonly string[];
  /** the months in such a day */
  readonly months: readonly string[];
}

const SAMPLE = 1234.5;
const isDigit = ({ type }: Intl.NumberFormatPart): boolean => type === 'integer' || type === 'fraction';
const join = (parts: readonly { value: string }[]): string => parts.map(({ value }) => value).join('');

/** Reads the formats of a locale (BCP 47) from `Intl`. */
export function readLocalFormats(locale: string, currency: string): LocalFormats {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(SAMPLE);
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(SAMPLE);
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => days.formatToParts(Date.UTC(2026, month, 1)));
  return {
    group: numbers.find(({ type }) => type === 'group')?.value ?? '',
    decimal: numbers.find(({ type }) => type === 'decimal')?.value ?? '.',
    before: join(amount.slice(0, amount.findIndex(isDigit))),
    after: join(amount.slice(amount.findLastIndex(isDigit) + 1)),
    day: (months[0] ?? []).map(({ type, value }) => (type === 'literal' ? value : type.charAt(0))),
    months: months.map((parts) => join(parts.filter(({ type }) => type === 'month'))),
  };
}

const known = new Map<string, LocalFormats>();

/** Makes formats known to `formatMoney` and `formatDate`, which need no `Intl` for them. */
export function registerLocalFormats(locale: string, currency: string, formats: LocalFormats): void {
  known.set(locale, formats);
  known.set(`${locale} ${currency}`, formats);
}

/** The registered formats of a locale, with those of a currency when one is given. */
export function findLocalFormats(locale: string, currency?: string): LocalFormats | undefined {
  return known.get(currency ? `${locale} ${currency}` : locale);
}

/** Writes a positive number, given with a point: '1234.50' → '1 234,50'. */
export function writeNumber(text: string, { group, decimal }: LocalFormats): string {
  const [whole = '', fraction] = text.split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction ? decimal + fraction : '');
}

/** Writes an ISO date. */
export function writeDay(date: string, { day, months }: LocalFormats): string {
  const [y = 0, m = 0, d = 0] = date.slice(0, 10).split('-').map(Number);
  const values: Readonly<Record<string, string | number | undefined>> = { y, m: months[m - 1], d };
  return day.map((part) => values[part] ?? part).join('');
}
