import type { CarrierRow } from '#domain/fulfilment/carriers.ts';
import { dayOf } from '#domain/dates.ts';
import { exchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import type { ExchangeRates } from '#domain/money.ts';
import type { TotalsInput } from '#domain/pricing/totals.ts';
import { cachedFor } from '#server/core/cache/cached.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { carriers, fxRates, shippingRates, vatRates } from './rates.table.ts';

/** Dated rates for prices, VAT and shipping, and carriers. */
export interface Rates {
  readonly tables: TotalsInput['tables'];
  readonly carriers: readonly CarrierRow[];
}

// changes take effect within this time; orders store their rates
const cache = cachedFor<Rates>(15);

/**
 * Reads the rates, cached for 15 seconds. Pass the transaction as `via`, since waiting for a second connection can
 * exhaust the pool.
 */
export function readRates(db: Database, via: Queryable = db): Promise<Rates> {
  return cache(db).get('rates', async () => {
    const vat = await via.select().from(vatRates);
    const exchange = await via.select().from(fxRates);
    const shipping = await via.select().from(shippingRates);
    return { tables: { vat, exchange, shipping }, carriers: await via.select().from(carriers) };
  });
}

const today = cachedFor<ExchangeRates>(15);

/** Reads the current exchange rates, cached for 15 seconds; `via` as in `readRates`. */
export function readExchange(db: Database, now: Date, via: Queryable = db): Promise<ExchangeRates> {
  return today(db).get('now', async () => {
    const { tables } = await readRates(db, via);
    return exchangeRatesOn(tables.exchange, dayOf(now.getTime() / 1000));
  });
}
