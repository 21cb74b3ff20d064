import { extractCardDigits } from './card-number.ts';

/** Maximum digits of a card number. */
const MAX_DIGITS = 19;

/** Formats a card number while it is typed, in the groups printed on the card: 4-6-5 for American Express, else fours. */
export function formatCardNumber(text: string): string {
  const digits = extractCardDigits(text).slice(0, MAX_DIGITS);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** Month and year of a card. */
export interface CardExpiry {
  /** 1 to 12 */
  readonly month: number;
  /** four digits */
  readonly year: number;
}

/** Parses an expiry as typed: 'MM / YY', 'M/YY', 'MMYY' or with a year of four digits. Undefined when it is not one. */
export function parseCardExpiry(text: string): CardExpiry | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** Formats an expiry as it is stored: '2030-04'. */
export const formatExpiryMonth = ({ month, year }: CardExpiry): string => `${year}-${String(month).padStart(2, '0')}`;

/** Whether a card with a stored expiry ('2030-04') has expired in a month; it is valid until the end of its month. */
export const isCardExpired = (expires: string | null, month: string): boolean => expires !== null && expires < month;

/** Formats an expiry while it is typed, as on the card: '4' → '04 / ', '0430' and '04/2030' → '04 / 30'. */
export function formatCardExpiry(text: string): string {
  const parsed = parseCardExpiry(text);
  if (parsed) return `${String(parsed.month).padStart(2, '0')} / ${String(parsed.year).slice(-2)}`;
  const [, month = '', slash = '', year = ''] = /^\D*(\d{0,2})\s*(\/?)\D*(\d{0,4})/.exec(text) ?? [];
  const isWhole = month.length === 2 || /^[2-9]$/.test(month) || (slash !== '' && month !== '');
  return isWhole ? `${month.padStart(2, '0')} / ${year}` : month;
}
