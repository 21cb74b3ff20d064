/**
 * Parses a typed ISRC (ISO 3901) to 12 characters: two letters and three letters or digits of the issuer, two digits of the
 * year, five of the recording. Undefined when it is invalid.
 */
export function parseIsrc(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : undefined;
}
