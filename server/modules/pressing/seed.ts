import { QUOTE_PRICE_SEED } from '#domain/pressing/quote-price-seed.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { quotePrices } from './quote-prices.table.ts';

/** Inserts the documented pressing prices that are missing; rows that staff changed stay as they are. */
export async function seedQuotePrices(db: Queryable): Promise<void> {
  await db
    .insert(quotePrices)
    .values([...QUOTE_PRICE_SEED])
    .onConflictDoNothing();
}
