import { CARRIER_SEED } from '#domain/fulfilment/carriers.ts';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { PARTNER_SEED } from '#domain/fulfilment/partners.ts';
import { SHIPPING_RATE_SEED } from '#domain/pricing/shipping-seed.ts';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { VAT_SEED } from '#domain/pricing/vat.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { carriers, discFormats, fxRates, partners, shippingRates, vatRates } from './rates.table.ts';

/** Inserts missing documented rates (§9, trade facts) after each migration. Changed rows are kept. */
export async function seedRates(db: Queryable): Promise<void> {
  await db
    .insert(vatRates)
    .values([...VAT_SEED])
    .onConflictDoNothing();
  await db
    .insert(fxRates)
    .values([...EXCHANGE_RATE_SEED])
    .onConflictDoNothing();
  await db
    .insert(shippingRates)
    .values([...SHIPPING_RATE_SEED])
    .onConflictDoNothing();
  await db
    .insert(carriers)
    .values([...CARRIER_SEED])
    .onConflictDoNothing();
  await db
    .insert(discFormats)
    .values([...SIDE_LIMIT_SEED])
    .onConflictDoNothing();
  await db
    .insert(partners)
    .values([...PARTNER_SEED])
    .onConflictDoNothing();
}
