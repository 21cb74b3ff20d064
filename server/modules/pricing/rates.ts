import type { CarrierRow } from '#domain/fulfilment/carriers.ts';
import { dayOf } from '#domain/dates.ts';
import { exchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import type { ExchangeRates } from '#domain/money.ts';
import type { TotalsInput } from '#domain/pricing/totals.ts';
import { cachedFor } from '#server/core/cache/cached.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { carriers, fxRates, shippingRates, vatRates } from './rates.table.ts';

/** The dated rows that prices, VAT and shipping are computed with, and the carriers' links. */
export interface Rates {
  readonly tables: TotalsInput['tables'];
  readonly carriers: readonly CarrierRow[];
}

// What staff changes counts within this time, in every process; an order keeps the rates it was made with.
const cache = cachedFor<Rates>(15);

/**
 * The rates of the shop, at most 15 seconds old. Within a transaction give it as `via`: waiting for a second connection
 * while holding one is how a pool runs dry.
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

/** The exchange rates in force now, at most 15 seconds old; `via` as for `readRates`. */
export function readExchange(db: Database, now: Date, via: Queryable = db): Promise<ExchangeRates> {
  return today(db).get('now', async () => {
    const { tables } = await readRates(db, via);
    return exchangeRatesOn(tables.exchange, dayOf(now.getTime() / 1000));
  });
}
