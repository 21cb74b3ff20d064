import type { Currency } from '#generated/enums.ts';
import { convert, type ExchangeRates } from '#domain/money.ts';

/** A price in minor units of its currency, with fixed prices in some others. */
export interface Priced {
  readonly price: number;
  readonly currency: Currency;
  readonly own_prices: Readonly<Partial<Record<Currency, number>>>;
}

/** The fixed price in a currency, else the price to convert. */
export function getPriceFor<Of extends Priced>(priced: Of, currency: Currency): Pick<Priced, 'price' | 'currency'> {
  const fixedPrice = priced.own_prices[currency];
  if (fixedPrice !== undefined) return { price: fixedPrice, currency };
  return { price: priced.price, currency: priced.currency };
}

/** The price in a currency in minor units: the fixed one, else converted by the rates. */
export function convertPrice(priced: Priced, currency: Currency, rates: ExchangeRates): number {
  const { price, currency: from } = getPriceFor(priced, currency);
  return convert(price, from, currency, rates);
}
