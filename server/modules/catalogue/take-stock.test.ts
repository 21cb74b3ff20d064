import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/core/database/database.ts';
import { runStatements } from '#server/core/database/run-statements.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';
import { items } from './catalogue.table.ts';
import { buildTakeStock } from './stock.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const readStock = async (id = 0) => (await api.db.select().from(items).where(eq(items.id, id)))[0]?.stock;

it('takes copies of an item that orders refer to at the same time', async () => {
  const { id: project_id, items: itemIds } = await sample.project({ items: [{ stock: 400 }] });
  const item_id = itemIds[0] ?? 0;
  // as the reference of an order line does, until its transaction ends
  const refer = () =>
    inTransaction(api.db, async (tx) => {
      await tx.execute(sql`select from items where id = ${item_id} for key share`);
      await tx.execute(sql`select 1`);
    });
  const buyer = async () => {
    for (let copies = 0; copies < 30; copies += 1) {
      await runStatements(api.db, buildTakeStock([{ item_id, project_id, quantity: 1 }]));
      await refer();
    }
  };
  await Promise.all(Array.from({ length: 10 }, buyer));
  expect(await readStock(item_id)).toBe(100);
});

it('takes copies of several items, in whatever order a cart lists them', async () => {
  const records = [
    await sample.project({ items: [{ stock: 200 }, { stock: 200 }] }),
    await sample.project({ items: [{ stock: 200 }] }),
  ];
  const copies = records.flatMap(({ id: project_id, items: itemIds }) =>
    itemIds.map((item_id) => ({ project_id, item_id, quantity: 2 })),
  );
  const buyer = async (_: unknown, index: number) => {
    for (let times = 0; times < 10; times += 1)
      await runStatements(api.db, buildTakeStock(index % 2 === 0 ? copies : copies.toReversed()));
  };
  await Promise.all(Array.from({ length: 10 }, buyer));
  expect(await Promise.all(copies.map(({ item_id }) => readStock(item_id)))).toEqual([0, 0, 0]);
});
