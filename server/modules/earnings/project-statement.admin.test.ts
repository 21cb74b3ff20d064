import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, ProjectStatement } from '#generated/schemas.ts';
import { orderLines, orders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
let shop: SampleShop;
beforeAll(async () => (shop = await startShop({ now: () => NOW })));
afterAll(() => shop.api.close());

const YEAR = 'from=2026-01-01&to=2026-12-31';
const readStatement = async (id: number, query = YEAR) =>
  shop.api.call<ProjectStatement & Problem>('GET', `/admin/projects/${id}/statement?${query}`, { as: 'team' });
const loadLines = (id: number) => shop.api.db.select().from(orderLines).where(eq(orderLines.project_id, id));

describe('a statement', () => {
  it('is the sum of paid order lines, less refunds, VAT and commission', async () => {
    const record = await shop.sample.project({ fee_rate: 12.5, items: [{ price: 2000 }] });
    await shop.buy(record, 3);
    await shop.buy(record, 2);
    await shop.cart(record, 4);
    const lines = await loadLines(record.id);
    const paid = lines.reduce((sum, { total }) => sum + total, 0) / 100;
    expect(paid).toBe(100);
    const { body } = await readStatement(record.id);
    const [sums] = body.sums;
    expect(body.fee_rates).toEqual([12.5]);
    expect(sums).toMatchObject({ currency: 'EUR', sold: 5, returned: 0, gross: paid, refunds: 0 });
    expect(sums?.net).toBeCloseTo((sums?.gross ?? 0) - (sums?.vat ?? 0), 5);
    expect((sums?.fee ?? 0) + (sums?.due ?? 0)).toBeCloseTo(sums?.net ?? 0, 5);

    const [order] = await shop.api.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, lines[0]?.order_id ?? 0));
    const refund = await shop.api.call('POST', `/admin/orders/${order?.id}/refund`, {
      as: 'admin',
      body: {
        amount: 20,
        currency: 'EUR',
        reason: 'damaged',
        lines: [{ order_line_id: lines[0]?.id, quantity: 1 }],
        notify: false,
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(refund).toMatchObject({ status: 200 });
    const after = (await readStatement(record.id)).body.sums[0];
    expect(after).toMatchObject({ sold: 5, returned: 1, gross: 100, refunds: 20 });
    expect(after?.rows).toHaveLength(1);
    expect(after?.net).toBeCloseTo(80 - (after?.vat ?? 0), 5);
  });

  it('allocates the discount of an order to the cent', async () => {
    const record = await shop.sample.project({ items: [{ price: 1999 }, { price: 777 }] });
    await shop.buy(record, 1);
    const [line] = await loadLines(record.id);
    await shop.api.db.execute(`update shop_orders set discount = 333 where id = ${line?.shop_order_id}`);
    expect((await readStatement(record.id)).body.sums[0]?.gross).toBe(((line?.total ?? 0) - 333) / 100);
  });

  it('contains only paid orders of the period', async () => {
    const record = await shop.sample.project();
    await shop.buy(record);
    expect((await readStatement(record.id, 'from=2025-01-01&to=2025-12-31')).body.sums).toEqual([]);
    expect((await readStatement(record.id, 'from=2026-12-31&to=2026-01-01')).status).toBe(422);
    expect((await readStatement(999_999)).status).toBe(404);
    const [line] = await loadLines(record.id);
    await shop.api.db
      .update(orders)
      .set({ paid_at: null })
      .where(eq(orders.id, line?.order_id ?? 0));
    expect((await readStatement(record.id)).body.sums).toEqual([]);
  });

  it('uses the commission setting of the day of each order without an agreed one, also for refunds', async () => {
    const record = await shop.sample.project();
    const setting = { key: 'project_fee_percent', value: 18, valid_from: '2026-02-01' } as const;
    await shop.api.db.insert(settingValues).values(setting);
    await shop.buy(record);
    await shop.buy(record, 2);
    const [line] = await loadLines(record.id);
    const first = line?.order_id ?? 0;
    await shop.api.db
      .update(orders)
      .set({ paid_at: new Date('2026-01-20T12:00:00Z') })
      .where(eq(orders.id, first));
    const read = async (query: string) => (await readStatement(record.id, query)).body;
    const january = await read('from=2026-01-01&to=2026-01-31');
    expect([january.fee_rates, january.sums[0]?.fee]).toEqual([[15], 2.5]);
    const february = await read('from=2026-02-01&to=2026-12-31');
    expect([february.fee_rates, february.sums[0]?.fee]).toEqual([[18], 6]);
    const year = await read(YEAR);
    expect([year.fee_rates, year.sums[0]?.fee, year.sums[0]?.due]).toEqual([[15, 18], 8.5, 41.5]);
    expect((await read('from=2025-01-01&to=2025-01-31')).fee_rates).toEqual([15]);
    const refund = await shop.api.call('POST', `/admin/orders/${first}/refund`, {
      as: 'admin',
      body: {
        ...{ amount: 20, currency: 'EUR', reason: 'damaged', notify: false },
        lines: [{ order_line_id: line?.id, quantity: 1 }],
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(refund.status).toBe(200);
    const refundedYear = await read(YEAR);
    expect([refundedYear.sums[0]?.fee, refundedYear.sums[0]?.due]).toEqual([6, 27.33]);
  });

  it('is available as CSV, and as PDF in three languages', async () => {
    const record = await shop.sample.project();
    await shop.buy(record);
    const csv = await shop.api.call('GET', `/admin/projects/${record.id}/statement/csv?${YEAR}&lang=fr`, {
      as: 'team',
    });
    expect(csv.text).toContain('Montant dû');
    expect(csv.text.split('\r\n')[1]).toContain('20.00');
    for (const lang of ['en', 'fr', 'zh']) {
      const path = `/admin/projects/${record.id}/statement/pdf?${YEAR}&lang=${lang}`;
      const pdf = await shop.api.call('GET', path, { as: 'team' });
      expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    }
  });
});
