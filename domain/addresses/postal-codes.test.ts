import { describe, expect, it } from 'vitest';
import { isCityFirst, checkPostalCode } from './postal-codes.ts';

describe('a postal code', () => {
  it.each([
    ['75009', 'FR'],
    ['F-75009', 'FR'],
    ['D-10115', 'DE'],
    [' 10115 ', 'DE'],
    ['1012 AB', 'NL'],
    ['1012ab', 'NL'],
    ['SW1A 1AA', 'GB'],
    ['m1 1ae', 'GB'],
    ['EC1A1BB', 'GB'],
    ['90210', 'US'],
    ['90210-1234', 'US'],
    ['K1A 0B1', 'CA'],
    ['LV-1010', 'LV'],
    ['1000-205', 'PT'],
    ['100-0001', 'JP'],
    ['anything', 'HK'],
    ['D02 X285', 'IE'],
  ])('%s is valid in %s', (code, country) => expect(checkPostalCode(code, country)).toBeUndefined());

  it.each([
    ['7509', 'FR', '12345'],
    ['SW1A 1AA', 'FR', '12345'],
    ['75009', 'CH', '1234'],
    ['1012', 'NL', '1234 AB'],
    ['10115', 'GB', 'AB1 2CD'],
    ['9021', 'US', '12345'],
    ['100-001', 'JP', '123-4567'],
  ])('%s is invalid in %s, with the example %s', (code, country, like) =>
    expect(checkPostalCode(code, country)).toEqual({ like }),
  );
});

it('some countries write the city before the postal code', () => {
  expect(isCityFirst('GB')).toBe(true);
  expect(isCityFirst('FR')).toBe(false);
  expect(isCityFirst(undefined)).toBe(false);
});
