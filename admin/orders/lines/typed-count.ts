import { textToNumber } from '#forms-schema/numbers.ts';

/** How many an input says; none where it cannot be read. */
export function typedCount(text: unknown, locale: string): number {
  const read = textToNumber(typeof text === 'string' ? text.trim() : '', locale);
  return typeof read === 'number' ? read : 0;
}
