import { parseInputNumber } from '#forms-schema/numbers.ts';

/** Parses a quantity; 0 when invalid. */
export function parseCount(text: unknown, locale: string): number {
  const read = parseInputNumber(typeof text === 'string' ? text.trim() : '', locale);
  return typeof read === 'number' ? read : 0;
}
