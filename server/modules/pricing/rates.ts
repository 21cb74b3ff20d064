import type { CarrierRow } from '#domain/fulfilment/carriers.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import type { ExchangeRates } from '#domain/money.ts';
import type { TotalsInput } from '#domain/pricing/totals.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { carriers, fxRates, shippingRates, vatRates } from './rates.table.ts';

/** Dated rates for prices, VAT and shipping, and carriers. */
export interface Rates {
  readonly tables: TotalsInput['tables'];
  readonly carriers: readonly CarrierRow[];
}

// changes take effect within this time; orders store their rates
const cachedRates = createPublicCacheByOwner<Rates>(15);

/**
 * Reads the rates, cached for 15 seconds. Pass the transaction, if any, as `queryable`: waiting for a second connection
 * can exhaust the pool.
 */
export function readRates(db: Database, queryable: Queryable = db): Promise<Rates> {
  return cachedRates(db).get('rates', async () => {
    const vat = await queryable.select().from(vatRates);
    const exchange = await queryable.select().from(fxRates);
    const shipping = await queryable.select().from(shippingRates);
    return { tables: { vat, exchange, shipping }, carriers: await queryable.select().from(carriers) };
  });
}

const cachedExchangeRates = createPublicCacheByOwner<ExchangeRates>(15);

/** Reads the current exchange rates, cached for 15 seconds; `queryable` as in `readRates`. */
export function readExchange(db: Database, now: Date, queryable: Queryable = db): Promise<ExchangeRates> {
  return cachedExchangeRates(db).get('now', async () => {
    const { tables } = await readRates(db, queryable);
    return getExchangeRatesOn(tables.exchange, toLocalDay(now.getTime() / 1000));
  });
}
