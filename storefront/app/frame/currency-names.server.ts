import { Currency, type Language } from '#generated/enums.ts';
import type { RootData } from '../root-data.ts';

type CurrencyNames = RootData['currencyNames'];

const cached = new Map<Language, CurrencyNames>();

/** The names of all currencies in a language. Here, because `Intl.DisplayNames` takes a phone 100 ms to create. */
export function listCurrencyNames(language: Language): CurrencyNames {
  const known = cached.get(language);
  if (known) return known;
  const display = new Intl.DisplayNames(language, { type: 'currency' });
  const names = Object.fromEntries(
    Currency.values.map((currency) => [currency, display.of(currency)]),
  ) as CurrencyNames;
  cached.set(language, names);
  return names;
}
