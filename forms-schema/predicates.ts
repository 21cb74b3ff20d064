/** Value predicates for the rule table. Text counts as a number only in JSON notation. */

/** Absent, null, blank text or an empty list. `false` and 0 are not empty. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** Converts a number or numeric text ("12", "-3.5"); otherwise NaN. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : NaN;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : NaN;
}

/** The server's pattern for `format: email`, so that both sides agree. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

const LATIN = /^(?:(?=\p{L})\p{Script=Latin}|[0-9# ,'’./-])*$/u;

/** §5: Latin letters with accents, digits and # space , ' ’ . - /, as carriers print on labels. */
export function isLatin(text: string): boolean {
  return LATIN.test(text.normalize('NFC'));
}

/** An absolute URL of a safe scheme, which excludes `javascript:`. */
export function isUrl(text: string): boolean {
  return URL.canParse(text) && /^(?:https?|ftp|mailto|tel):/i.test(text);
}

/** A calendar date, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Number of fraction digits: 24.9 → 1, 1e-7 → 7. */
export function countFractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Size in bytes of a file, or of the largest of several; 0 for other values. */
export function getFileSize(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(getFileSize));
  return value instanceof Blob ? value.size : 0;
}

/** Length in code points, as in JSON Schema. */
export function countCharacters(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
