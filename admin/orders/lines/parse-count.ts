import { parseInputNumber } from '#forms-schema/numbers.ts';

/** Parses a quantity; 0 when invalid. */
export function parseCount(text: unknown, locale: string): number {
  const value = parseInputNumber(typeof text === 'string' ? text.trim() : '', locale);
  return typeof value === 'number' ? value : 0;
}
