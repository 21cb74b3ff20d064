/** Computes the check digit of an EAN-13 from its first twelve digits. */
export function computeEanCheckDigit(twelve: string): number {
  let total = 0;
  for (let index = 0; index < 12; index++) total += Number(twelve[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (total % 10)) % 10;
}

/**
 * Parses a typed or scanned EAN-13: spaces and hyphens are dropped, a 12-digit UPC gets a leading 0 (trade facts). Undefined
 * when it does not have 13 digits or the check digit is wrong.
 */
export function parseEan(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  const code = digits.length === 12 ? `0${digits}` : digits;
  return /^\d{13}$/.test(code) && computeEanCheckDigit(code) === Number(code[12]) ? code : undefined;
}
