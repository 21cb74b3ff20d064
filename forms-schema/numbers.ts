/** Localised number input. Text is converted without arithmetic, so no precision is lost. */

const formats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(locale: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${locale} ${decimals ?? ''}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      useGrouping: false,
      numberingSystem: 'latn',
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: 20,
    });
    formats.set(key, format);
  }
  return format;
}

/** Formats a number for an input: no grouping, at least `decimals` fraction digits. 24.9 with 2 in fr → "24,90". */
export function formatInputNumber(value: number, locale: string, decimals?: number): string {
  return getNumberFormat(locale, decimals).format(value);
}

const groupSeparators = new Map<string, string | undefined>();

function getGroupSeparator(locale: string): string | undefined {
  if (!groupSeparators.has(locale)) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
    groupSeparators.set(locale, parts.find(({ type }) => type === 'group')?.value);
  }
  return groupSeparators.get(locale);
}

/** Converts digits of other scripts (Arabic, Devanagari, full width …) to 0-9. */
function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 48;
    // the digits of a script are contiguous: zero follows the nearest non-digit
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/** Finds the decimal separator of the text: ',' '.' or none. */
function findDecimalSeparator(text: string, locale: string): string | undefined {
  const lastIndex = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (lastIndex < 0) return undefined;
  const separator = text.charAt(lastIndex);
  const otherSeparator = separator === ',' ? '.' : ',';
  if (text.indexOf(separator) < lastIndex) return undefined; // repeated: a group separator
  const isGroupSeparator = getGroupSeparator(locale) === separator && /^-?\d{1,3}[.,]\d{3}$/.test(text);
  return isGroupSeparator && !text.includes(otherSeparator) ? undefined : separator;
}

/**
 * Parses typed text into a JSON number ("1 234,5" in fr → "1234.5"); undefined when it is not a number. A separator
 * that cannot be grouping is decimal in every locale: "24,90" and "24.90" are equal.
 */
export function parseDecimal(input: string, locale: string): string | undefined {
  const text = toAsciiDigits(input)
    .replace(/[\s'’٬\p{Cf}]/gu, '')
    .replace(/[−‐‑–]/g, '-')
    .replace('٫', '.')
    .replace(/^\+/, '');
  const separator = findDecimalSeparator(text, locale);
  const [integer = '', fraction, ...extraParts] = separator ? text.split(separator) : [text];
  const isInteger = /^-?(?:\d*|\d{1,3}(?:[.,]\d{3})+)$/.test(integer);
  if (extraParts.length > 0 || !isInteger || /[.,]/.test(fraction ?? '')) return undefined;
  const decimal = integer.replace(/[.,]/g, '').replace(/^-?$/, '$&0') + (fraction ? `.${fraction}` : '');
  return /^-?\d+(\.\d+)?$/.test(decimal) && /\d/.test(text) ? decimal : undefined;
}

/** Parses typed text; returns it unchanged when it is not a number, so that validation rejects it. */
export function parseInputNumber(input: string, locale: string): number | string {
  const decimal = parseDecimal(input, locale);
  return decimal === undefined ? input : Number(decimal);
}
