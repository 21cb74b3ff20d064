import { expect, it } from 'vitest';
import { isReverseCharged, isSoldUnderReverseCharge } from './reverse-charge.ts';

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

it.each([
  [{ country_id: 'NL', vat_number: 'NL123456789B01', vat_rate: 0 }, true],
  [{ country_id: 'NL', vat_number: 'NL123456789B01', vat_rate: 21 }, false],
  [{ country_id: 'NL', vat_number: null, vat_rate: 0 }, false],
  [{ country_id: 'US', vat_number: 'NL123456789B01', vat_rate: 0 }, false],
])('an order of %o was sold under reverse charge: %s', (order, isSold) => {
  expect(isSoldUnderReverseCharge(order)).toBe(isSold);
});
