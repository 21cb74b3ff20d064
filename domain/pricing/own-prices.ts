import type { Currency } from '#generated/enums.ts';
import { convert, type ExchangeRates } from '#domain/money.ts';

/** A price in minor units of its currency, with fixed prices in some others. */
export interface Priced {
  readonly price: number;
  readonly currency: Currency;
  readonly own_prices: Readonly<Partial<Record<Currency, number>>>;
}

/** The fixed price in a currency, else the price to convert. */
export function getPriceFor<Of extends Priced>(of: Of, currency: Currency): Pick<Priced, 'price' | 'currency'> {
  const own = of.own_prices[currency];
  return own === undefined ? { price: of.price, currency: of.currency } : { price: own, currency };
}

/** The price in a currency in minor units: the fixed one, else converted by the rates. */
export function convertPrice(of: Priced, currency: Currency, rates: ExchangeRates): number {
  const { price, currency: from } = getPriceFor(of, currency);
  return convert(price, from, currency, rates);
}
