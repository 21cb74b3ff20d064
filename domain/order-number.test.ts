import { expect, it } from 'vitest';
import { orderIdOf } from './order-number.ts';

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
  expect(orderIdOf(text)).toBe(id);
});
