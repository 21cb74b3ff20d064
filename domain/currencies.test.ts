import { expect, test } from 'vitest';
import { Currency } from '#generated/enums.ts';
import {
  chooseCurrency,
  getCountryCurrency,
  getCurrencyFlag,
  parseCurrency,
  type CurrencyClues,
} from './currencies.ts';
import { getCurrencyDecimals } from './money.ts';

test('the description and ISO 4217 agree on decimals', () => {
  for (const code of Currency.values) expect(getCurrencyDecimals(code)).toBe(Currency.data[code].decimals);
});

test.each([
  ['US', 'USD'],
  ['CA', 'USD'],
  ['MX', 'USD'],
  ['GB', 'GBP'],
  ['KR', 'KRW'],
  ['AU', 'AUD'],
  ['PH', 'PHP'],
  ['JP', 'JPY'],
  ['CN', 'CNY'],
  ['gb', 'GBP'],
  ['FR', 'EUR'],
  ['BR', 'EUR'],
  [undefined, 'EUR'],
])('the currency of %s is %s', (country, currency) => {
  expect(getCountryCurrency(country)).toBe(currency);
});

test('a currency has a flag', () => {
  expect(getCurrencyFlag('EUR')).toBe('EU');
  expect(getCurrencyFlag('KRW')).toBe('KR');
});

test.each([
  ['usd', 'USD'],
  [' EUR ', 'EUR'],
  ['CHF', undefined],
  ['', undefined],
  [null, undefined],
])('%s is read as %s', (text, currency) => {
  expect(parseCurrency(text)).toBe(currency);
});

test.each<[string, CurrencyClues, string, string | undefined]>([
  ['query before all', { query: 'gbp', user: 'USD', cookie: 'AUD', country: 'JP' }, 'GBP', 'JP'],
  ['unsupported query ignored', { query: 'CHF', user: 'USD', country: 'FR' }, 'USD', 'FR'],
  ['the user before the cookie', { user: 'USD', cookie: 'AUD', country: 'FR' }, 'USD', 'FR'],
  ['the cookie before the place', { cookie: 'AUD', country: 'FR' }, 'AUD', 'FR'],
  ['the dollar project', { projectId: 259413, language: 'zh', country: 'FR' }, 'USD', 'FR'],
  ['the dollar project for a user with a currency', { projectId: 259413, user: 'EUR', country: 'FR' }, 'EUR', 'FR'],
  ['Chinese', { language: 'zh', country: 'FR' }, 'CNY', 'CN'],
  ['Chinese with a chosen currency', { language: 'zh', cookie: 'EUR', country: 'FR' }, 'EUR', 'FR'],
  ['by place', { language: 'en', country: 'kr' }, 'KRW', 'KR'],
  ['nothing known', {}, 'EUR', undefined],
])('%s', (_case, clues, currency, country) => {
  expect(chooseCurrency(clues)).toEqual({ currency, country });
});
