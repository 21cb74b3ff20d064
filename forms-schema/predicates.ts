/** What the rule table asks of a value. Pure; a string counts as a number only when it is written as JSON writes one. */

/** Nothing was given: absent, null, blank text, an empty list. `false` and 0 are answers. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The number a value is or spells ("12", "-3.5"), NaN when it is none. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : NaN;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : NaN;
}

/** The pattern by which the server's schema check reads `format: email`, so that both sides agree. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

const LATIN = /^(?:(?=\p{L})\p{Script=Latin}|[0-9# ,'’./-])*$/u;

/** §5: letters including accents, digits and # space , ' ’ . - /, which is what carriers print on labels. */
export function isLatin(text: string): boolean {
  return LATIN.test(text.normalize('NFC'));
}

/** A web address with its scheme; nothing that a browser would run. */
export function isUrl(text: string): boolean {
  return URL.canParse(text) && /^(?:https?|ftp|mailto|tel):/i.test(text);
}

/** A day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Digits after the point of a number as it is written: 24.9 → 1, 1e-7 → 7. */
export function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Bytes of a file or of the largest of several; 0 for what is no file. */
export function fileSize(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(fileSize));
  return value instanceof Blob ? value.size : 0;
}

/** Length as JSON Schema counts it, in code points. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
