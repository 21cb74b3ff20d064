import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueItem, Problem } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { projects } from './catalogue.table.ts';
import { type SampleShop, startShop } from '#server/modules/orders/checkout/shop.sample.ts';

let shop: SampleShop;
let record: { id: number; items: number[] };
beforeAll(async () => {
  shop = await startShop();
  record = await shop.sample.project({
    items: [
      { name: 'Red LP', stock: 10 },
      { name: 'Blue LP', stock: 5 },
    ],
  });
});
afterAll(() => shop.api.close());

const correct = (body: object, as: 'team' | 'user' = 'team', id = record.items[0]) =>
  shop.api.call<CatalogueItem & Problem>('POST', `/admin/items/${id}/correct-stock`, { as, body });
const readProjectStock = async () =>
  (await shop.api.db.select({ stock: projects.stock }).from(projects).where(eq(projects.id, record.id)))[0]?.stock;

it('adds and removes copies of the item and the project, and audits the reason', async () => {
  const before = (await readProjectStock()) ?? 0;
  const removed = await correct({ change: -2, reason: 'Two copies were damaged' });
  expect([removed.status, removed.body.stock]).toEqual([200, 8]);
  expect((await correct({ change: 5, reason: 'Found in the store room' })).body.stock).toBe(13);
  expect(await readProjectStock()).toBe(before + 3);
  const history = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.resource, 'items'));
  expect(history).toMatchObject([
    { before: { stock: 10 }, after: { stock: 8 }, reason: 'Two copies were damaged' },
    { before: { stock: 8 }, after: { stock: 13 }, reason: 'Found in the store room' },
  ]);
});

it('applies both of two concurrent corrections', async () => {
  const before = (await correct({ change: 1, reason: 'Counted again' })).body.stock;
  await Promise.all([correct({ change: -1, reason: 'Damaged' }), correct({ change: -1, reason: 'Damaged' })]);
  expect((await correct({ change: 1, reason: 'Counted again' })).body.stock).toBe(before - 1);
});

it.each([
  [{ change: 0, reason: 'Nothing' }, 'change', 'stock_change_zero'],
  [{ change: -1000, reason: 'Too many' }, 'change', 'stock_below_nothing'],
  [{ change: -1 }, 'reason', 'input_required'],
])('returns 422 for %j', async (body, path, code) => {
  const { status, body: refused } = await correct(body);
  expect([status, refused.errors?.[0]]).toMatchObject([422, { path, code }]);
});

it('returns 403 for customers and 404 for an unknown item', async () => {
  expect((await correct({ change: 1, reason: 'Mine' }, 'user')).status).toBe(403);
  expect((await correct({ change: 1, reason: 'None' }, 'team', 999_999)).status).toBe(404);
});
