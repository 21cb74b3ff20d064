import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getVatRateOn } from '#domain/pricing/vat.ts';
import { categories, seedCategories } from '#server/modules/catalogue/index.ts';
import { readExchange, readRates } from './rates.ts';
import { carriers, partners, vatRates } from './rates.table.ts';
import { seedRates } from './seed.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

it('seeds the documented rates once and keeps changed ones', async () => {
  const { db } = database;
  await seedRates(db);
  const isFrance = and(eq(vatRates.country_id, 'FR'), eq(vatRates.valid_from, '1970-01-01'));
  await db.update(vatRates).set({ rate: 19.6 }).where(isFrance);
  await seedRates(db);
  expect(await db.select().from(vatRates).where(eq(vatRates.country_id, 'FR'))).toMatchObject([{ rate: 19.6 }]);
  expect((await db.select().from(carriers)).length).toBe(12);
  expect((await db.select().from(partners)).length).toBe(22);
});

it('reads rates by day, carriers and exchange rates', async () => {
  const { tables, carriers: carrierRows } = await readRates(database.db);
  expect(getVatRateOn(tables.vat, 'FI', '2024-08-31')).toBe(24);
  expect(getVatRateOn(tables.vat, 'FI', '2024-09-01')).toBe(25.5);
  expect(tables.shipping.length).toBeGreaterThan(40);
  expect(carrierRows.find(({ code }) => code === 'ups')?.template).toContain('{n}');
  expect((await readExchange(database.db, new Date())).JPY).toBe(177);
});

it('seeds fixed categories with their ids; new ones get higher ids', async () => {
  const { db } = database;
  await seedCategories(db);
  await seedCategories(db);
  expect((await db.select().from(categories)).map(({ id }) => id).sort((a, b) => a - b)).toEqual([
    9, 155, 260, 284, 285, 286, 287, 288,
  ]);
  const [category] = await db.insert(categories).values({ name: 'Ambient', slug: 'ambient' }).returning();
  expect(category?.id).toBe(289);
  await seedCategories(db);
  const [next] = await db.insert(categories).values({ name: 'Dub', slug: 'dub' }).returning();
  expect(next?.id).toBe(290);
});
