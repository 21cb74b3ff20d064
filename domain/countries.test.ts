import { expect, test } from 'vitest';
import { Country } from '#generated/enums.ts';
import {
  listCountryChoices,
  getCountryName,
  EU_COUNTRIES,
  isCountry,
  isEuCountry,
  getVatNumberPrefix,
} from './countries.ts';

test('27 countries are EU, Greece by both of its codes', () => {
  expect(EU_COUNTRIES).toHaveLength(27);
  expect(['FR', 'fr', 'GR', 'EL'].every(isEuCountry)).toBe(true);
  expect(['GB', 'CH', 'NO', 'US', 'toString', '', null, undefined].some(isEuCountry)).toBe(false);
});

test.each([
  ['GR', 'EL'],
  ['el', 'EL'],
  ['FR', 'FR'],
])('a VAT number of %s begins with %s', (country, prefix) => {
  expect(getVatNumberPrefix(country)).toBe(prefix);
});

test.each([
  ['FR', true],
  ['US', true],
  ['EU', false],
  ['fr', false],
  [undefined, false],
])('%s is a country: %s', (code, expected) => {
  expect(isCountry(code)).toBe(expected);
});

test('countries have names in every language', () => {
  expect(getCountryName('DE', 'en')).toBe('Germany');
  expect(getCountryName('DE', 'fr')).toBe('Allemagne');
  expect(getCountryName('DE', 'zh')).toBe('德国');
  for (const locale of ['en', 'fr', 'zh']) {
    expect(Country.values.filter((code) => getCountryName(code, locale) === code)).toEqual([]);
  }
});

test('the choices are sorted by the rules of the language', () => {
  const names = listCountryChoices('fr').map(({ name }) => name);
  expect(names).toHaveLength(Country.values.length);
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Espagne'));
});
