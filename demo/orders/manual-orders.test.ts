import type { ManualOrder } from '#generated/schemas.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualOrders } from '#server/modules/orders/index.ts';
import { seedRates } from '#server/modules/pricing/index.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedRates(api.db);
  await loadDemo(api);
}, 120_000);
afterAll(() => api.close());

it('has the sums that the shop computes for its lines and its VAT number', async () => {
  const rows = await api.db.select({ id: manualOrders.id }).from(manualOrders).orderBy(asc(manualOrders.id));
  const drafts: ManualOrder[] = [];
  for (const { id } of rows) {
    const { body } = await api.call<ManualOrder>('GET', `/admin/orders-manual/${id}`, { as: 'team' });
    const { lines = [], items = 0, discount = 0, shipping = 0, total, vat_number, country_id, vat_rate } = body;
    expect(lines.reduce((sum, line) => sum + line.quantity * (line.list_price ?? 0), 0)).toBeCloseTo(items);
    expect(lines.reduce((sum, line) => sum + (line.total ?? 0), 0)).toBeCloseTo(items - discount);
    expect(items - discount + shipping).toBeCloseTo(total);
    if (vat_number && country_id !== 'FR') expect(vat_rate).toBe(0);
    drafts.push(body);
  }
  expect(drafts.filter(({ vat_number, vat_rate }) => vat_number && vat_rate === 0).length).toBeGreaterThan(2);
});
