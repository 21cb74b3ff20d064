/** Numbers as people type and read them in their language. The text is never put through arithmetic. */

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${locale} ${decimals ?? ''}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      useGrouping: false,
      numberingSystem: 'latn',
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: 20,
    });
    formats.set(key, found);
  }
  return found;
}

/** As it stands in an input: without grouping, at least `decimals` digits after the point. 24.9 with 2 in fr → "24,90". */
export function numberToText(value: number, locale: string, decimals?: number): string {
  return format(locale, decimals).format(value);
}

const groups = new Map<string, string | undefined>();

function groupSign(locale: string): string | undefined {
  if (!groups.has(locale)) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
    groups.set(locale, parts.find(({ type }) => type === 'group')?.value);
  }
  return groups.get(locale);
}

/** Digits of other scripts (Arabic, Devanagari, full width …) as 0-9. */
function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 48;
    // the ten digits of a script follow one another, so the nearest non-digit before them is where they start
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/** Which of the signs in the text is the decimal one: ',' '.' or none. */
function decimalSign(text: string, locale: string): string | undefined {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return undefined;
  const sign = text.charAt(last);
  const other = sign === ',' ? '.' : ',';
  if (text.indexOf(sign) < last) return undefined; // twice: a grouping sign
  const couldGroup = groupSign(locale) === sign && /^-?\d{1,3}[.,]\d{3}$/.test(text);
  return couldGroup && !text.includes(other) ? undefined : sign;
}

/**
 * The number that a typed text means, as JSON writes it ("1 234,5" in fr → "1234.5"), undefined when it is none. A sign
 * that cannot be grouping counts as decimal in every language, so "24,90" and "24.90" are both understood.
 */
export function textToDecimal(typed: string, locale: string): string | undefined {
  const text = plainDigits(typed)
    .replace(/[\s'’٬\p{Cf}]/gu, '')
    .replace(/[−‐‑–]/g, '-')
    .replace('٫', '.')
    .replace(/^\+/, '');
  const sign = decimalSign(text, locale);
  const [whole = '', fraction, ...rest] = sign ? text.split(sign) : [text];
  if (rest.length > 0 || !/^-?(?:\d*|\d{1,3}(?:[.,]\d{3})+)$/.test(whole) || /[.,]/.test(fraction ?? ''))
    return undefined;
  const decimal = whole.replace(/[.,]/g, '').replace(/^-?$/, '$&0') + (fraction ? `.${fraction}` : '');
  return /^-?\d+(\.\d+)?$/.test(decimal) && /\d/.test(text) ? decimal : undefined;
}

/** The number that a typed text means; the text itself when it is none, for the rules to refuse. */
export function textToNumber(typed: string, locale: string): number | string {
  const decimal = textToDecimal(typed, locale);
  return decimal === undefined ? typed : Number(decimal);
}
