import { expect, it } from 'vitest';
import { parseManualOrderNumber, parseOrderNumber, formatOrderNumber } from './order-number.ts';

it.each<[string, number | undefined]>([
  ['VS-103190', 3190],
  [' vs 103190 ', 3190],
  ['103190', 3190],
  ['3190', 3190],
  ['VS-', undefined],
  ['0', undefined],
  ['6A12345678901', undefined],
  ['3760123456784', undefined],
])('%j is order %j', (text, id) => {
  expect(parseOrderNumber(text)).toBe(id);
});

it('a formatted number is parsed back', () => {
  expect(parseOrderNumber(formatOrderNumber(3190))).toBe(3190);
});

it.each<[string, number | undefined]>([
  ['MO-1042', 42],
  [' mo 1042', 42],
  ['1042', undefined],
  ['MO-1000', undefined],
  ['VS-103190', undefined],
])('%j is draft %j', (text, id) => {
  expect(parseManualOrderNumber(text)).toBe(id);
});
