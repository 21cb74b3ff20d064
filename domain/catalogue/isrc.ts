/**
 * An ISRC (ISO 3901) from what was typed: two letters of the issuer's prefix, three letters or digits, two digits of the year, five
 * of the recording; written without hyphens, in capitals, 12 characters. Undefined when it is not one.
 */
export function parseIsrc(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : undefined;
}
