import type { Currency } from '#generated/enums.ts';
import { convert, type ExchangeRates } from '#domain/money.ts';

/** What something costs: minor in its currency, and prices of its own in some others. */
export interface Priced {
  readonly price: number;
  readonly currency: Currency;
  readonly own_prices: Readonly<Partial<Record<Currency, number>>>;
}

/** The price to go by in a currency: its own one there, else the one to be converted. */
export function priceFor<Of extends Priced>(of: Of, currency: Currency): Pick<Priced, 'price' | 'currency'> {
  const own = of.own_prices[currency];
  return own === undefined ? { price: of.price, currency: of.currency } : { price: own, currency };
}

/** What it costs in a currency, minor: the price of its own there, else converted by the rates of the day. */
export function priceIn(of: Priced, currency: Currency, rates: ExchangeRates): number {
  const { price, currency: from } = priceFor(of, currency);
  return convert(price, from, currency, rates);
}
