import { QUOTE_PRICE_SEED } from '#domain/pressing/quote-price-seed.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { quotePrices } from './quote-prices.table.ts';

/** Inserts the documented pressing prices that are missing. Changed rows are kept. */
export async function seedQuotePrices(db: Queryable): Promise<void> {
  await db
    .insert(quotePrices)
    .values([...QUOTE_PRICE_SEED])
    .onConflictDoNothing();
}
