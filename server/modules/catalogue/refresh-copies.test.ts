import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { copiesNotes, items, projects } from './catalogue.table.ts';
import { KEEP_COPIES, refreshCopies, refreshCopiesOf } from './refresh-copies.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { inTransaction } from '#server/core/database/database.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.api.close());

const readSums = async (id: number) => {
  const [row] = await shop.api.db
    .select({ stock: projects.stock, sold: projects.sold, version: projects.version })
    .from(projects)
    .where(eq(projects.id, id));
  return row;
};

it('queues the job on a purchase, and one run covers all purchases', async () => {
  const record = await shop.sample.project({ items: [{ stock: 10 }] });
  const before = await readSums(record.id);
  for (const copies of [1, 2, 3]) await shop.buy(record, copies);
  expect(shop.api.jobs.map(({ name }) => name)).toContain(KEEP_COPIES);
  await refreshCopies(shop.api.db);
  expect(await readSums(record.id)).toEqual({ stock: 4, sold: 6, version: (before?.version ?? 0) + 1 });
  await refreshCopies(shop.api.db);
  expect(await readSums(record.id)).toMatchObject({ sold: 6 });
});

it('counts each copy once with concurrent runs', async () => {
  const record = await shop.sample.project({ items: [{ stock: 40 }] });
  await Promise.all(Array.from({ length: 12 }, () => shop.buy(record)));
  await Promise.all(Array.from({ length: 4 }, () => refreshCopies(shop.api.db)));
  expect(await readSums(record.id)).toMatchObject({ stock: 28, sold: 12 });
  expect(await shop.api.db.$count(copiesNotes)).toBe(0);
});

it('blocks purchases while the project is locked', async () => {
  const record = await shop.sample.project({ items: [{ stock: 10 }] });
  const cart = await shop.cart(record, 4);
  let purchase: Promise<unknown> | undefined;
  await inTransaction(shop.api.db, async (tx) => {
    await refreshCopiesOf(tx, record.id);
    purchase = shop.pay(payment(cart));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [item] = await tx
      .select()
      .from(items)
      .where(eq(items.id, record.items[0] ?? 0));
    expect(item?.stock).toBe(10);
  });
  await purchase;
  expect(await shop.stock(record)).toMatchObject({ item: 6, project: 6, sold: 4 });
});
