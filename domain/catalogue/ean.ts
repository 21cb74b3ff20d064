/** The check digit of an EAN-13 from its first twelve digits: weights 1 and 3 in turn, up to the next ten. */
export function eanCheckDigit(twelve: string): number {
  let total = 0;
  for (let index = 0; index < 12; index++) total += Number(twelve[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (total % 10)) % 10;
}

/**
 * An EAN-13 from what was typed or scanned: spaces and hyphens dropped, a 12-digit UPC read with a leading 0 (trade
 * facts). Undefined when it is not 13 digits or the check digit is wrong.
 */
export function parseEan(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  const code = digits.length === 12 ? `0${digits}` : digits;
  return /^\d{13}$/.test(code) && eanCheckDigit(code) === Number(code[12]) ? code : undefined;
}
