import { expect, it } from 'vitest';
import { isReverseCharged } from './reverse-charge.ts';

it.each([
  ['NL', 'NL123456789B01', true],
  ['NL', 'nl 123.456.789.B01', true],
  // goods may leave for another country than that of the number
  ['DE', 'NL123456789B01', true],
  ['GR', 'EL123456789', true],
  ['FR', 'NL123456789B01', false],
  ['NL', 'FR40123456824', false],
  ['GB', 'GB123456789', false],
  ['NL', 'GB123456789', false],
  ['US', 'NL123456789B01', false],
  ['NL', 'NL12', false],
  ['NL', '', false],
  ['NL', null, false],
])('goods sold from France to %s under the number %s: %s', (destination, vatNumber, isCharged) => {
  expect(isReverseCharged('FR', destination, vatNumber)).toBe(isCharged);
});
