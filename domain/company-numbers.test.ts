import { describe, expect, test } from 'vitest';
import { hasVatNumberFormat, isIban, isSiret, isVatNumber } from './company-numbers.ts';

describe('an IBAN', () => {
  test.each(['FR76 3000 6000 0112 3456 7890 189', 'DE89370400440532013000', 'gb82 west 1234 5698 7654 32'])(
    'is valid by its check digits: %s',
    (text) => expect(isIban(text)).toBe(true),
  );
  test.each(['FR76 3000 6000 0112 3456 7890 198', 'DE88370400440532013000', 'FR76', '', 'FR76 3000 €'])(
    'is invalid: %s',
    (text) => expect(isIban(text)).toBe(false),
  );
});

test('a SIRET has 14 digits by Luhn’s rule', () => {
  expect(isSiret('732 829 320 00074')).toBe(true);
  expect(isSiret('73282932000075')).toBe(false);
  expect(isSiret('732829320')).toBe(false);
});

test.each([
  ['FR40123456824', 'FR', true],
  ['NL123456789B01', 'NL', true],
  ['NL123456789', 'NL', false],
  ['EL123456789', 'GR', true],
  ['DE 123 456 789', 'DE', true],
  ['FR40123456824', 'DE', false],
  ['whatever', 'JP', true],
] as const)('the VAT number %s is one of %s: %s', (text, country, is) => expect(isVatNumber(text, country)).toBe(is));

test.each([
  ['NL123456789B01', true],
  ['nl 123.456.789.B01', true],
  ['EL123456789', true],
  ['GR123456789', false],
  ['NL12', false],
  ['GB123456789', true],
  // no known format
  ['CHE-123.456.788', true],
])('%s has the format of the country that it names: %s', (vatNumber, hasFormat) => {
  expect(hasVatNumberFormat(vatNumber)).toBe(hasFormat);
});
