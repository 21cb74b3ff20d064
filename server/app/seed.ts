import type { Queryable } from '#server/core/database/database.ts';
import { seedCategories } from '#server/modules/catalogue/index.ts';
import { seedHelp } from '#server/modules/content/index.ts';
import { seedCustomsCodes } from '#server/modules/fulfilment/index.ts';
import { seedQuotePrices } from '#server/modules/pressing/index.ts';
import { seedRates } from '#server/modules/pricing/index.ts';
import { seedSettings } from '#server/modules/settings/index.ts';

/** Inserts the documented rates, prices and codes (§9, trade facts) that are missing. Runs after every migration. */
export async function seedPrices(db: Queryable): Promise<void> {
  await seedRates(db);
  await seedQuotePrices(db);
  await seedCustomsCodes(db);
}

/** Inserts all reference data that is missing: prices, settings, fixed categories and the help centre. */
export async function seedReferenceData(db: Queryable): Promise<void> {
  await seedPrices(db);
  await seedSettings(db);
  await seedCategories(db);
  await seedHelp(db);
}
