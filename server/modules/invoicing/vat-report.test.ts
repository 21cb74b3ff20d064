import type { Invoice, VatReport } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { issueInvoice } from './issue-invoice.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { fxRates } from '#server/modules/pricing/index.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.db.insert(legalEntity).values(DEMO_ENTITY);
  await api.db.insert(fxRates).values([
    { currency: 'GBP', day: '2026-04-01', rate: 0.8 },
    { currency: 'USD', day: '2026-04-01', rate: 1.25 },
    { currency: 'GBP', day: '2026-06-30', rate: 0.5 },
    { currency: 'USD', day: '2026-06-30', rate: 2 },
  ]);
  const paid = { payment_status: 'paid', status: 'paid' } as const;
  const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
  const ids = await insertOrders(api.db, [
    { ...paid, total: 12_000, vat: 2000, vat_rate: 20, paid_at: atNoon('2026-04-02') },
    { ...paid, total: 12_000, vat: 2000, vat_rate: 20, currency: 'GBP', paid_at: atNoon('2026-04-02') },
    { ...paid, total: 1_190_000, vat: 190_000, vat_rate: 19, country_id: 'DE', paid_at: atNoon('2026-05-02') },
    {
      ...{ ...paid, total: 11_900, vat: 1900, vat_rate: 19, country_id: 'DE', currency: 'USD' },
      paid_at: atNoon('2026-05-03'),
    },
    { ...paid, total: 5000, vat: 0, vat_rate: 0, country_id: 'US', currency: 'USD', paid_at: atNoon('2026-06-30') },
    // the first moment of July in Paris is in the next quarter
    { ...paid, total: 99_900, vat: 0, vat_rate: 0, country_id: 'US', paid_at: new Date('2026-06-30T22:00:00Z') },
  ]);
  for (const id of ids)
    await inTransaction(api.db, async (tx) => issueInvoice(tx, testContext(api), await lockOrder(tx, id)));
});
afterAll(() => api.close());

const QUARTER = { from: '2026-04-01', to: '2026-06-30' };
const readReport = () => api.call<VatReport>('GET', '/admin/invoice/vat-report', { as: 'team', query: QUARTER });

it('sums by country, rate and currency: domestic at the rate of the day, others at that of the last day', async () => {
  const { body } = await readReport();
  expect(
    body.rows.map(({ scheme, country_id, currency, net, vat, net_eur, vat_eur }) => [
      ...[scheme, country_id, currency, net, vat, net_eur, vat_eur],
    ]),
  ).toEqual([
    ['domestic', 'FR', 'EUR', 100, 20, 100, 20],
    // domestic at the day's rate: 0.8
    ['domestic', 'FR', 'GBP', 100, 20, 125, 25],
    ['export', 'US', 'USD', 50, 0, 25, 0],
    ['oss', 'DE', 'EUR', 10_000, 1900, 10_000, 1900],
    // abroad at the last day's rate: 2
    ['oss', 'DE', 'USD', 100, 19, 50, 9.5],
  ]);
  expect(body).toMatchObject({ net: 10_300, vat: 1954.5, currency: 'EUR' });
});

it('has the sums of the invoices that each row links to', async () => {
  const { body } = await readReport();
  expect(body.rows.length).toBeGreaterThan(1);
  for (const { scheme, country_id, vat_rate, currency, net, vat, total, invoices } of body.rows) {
    const from = Date.parse('2026-03-31T22:00:00Z') / 1000;
    const to = Date.parse('2026-06-30T22:00:00Z') / 1000 - 1;
    const filter = JSON.stringify({ scheme, country_id, vat_rate, currency, taxed_at_gte: from, taxed_at_lte: to });
    const list = await api.call<Invoice[]>('GET', '/admin/invoice', { as: 'team', query: { filter } });
    const sumBy = (pick: (invoice: Invoice) => number) => list.body.reduce((sum, invoice) => sum + pick(invoice), 0);
    expect(list.body).toHaveLength(invoices);
    const sums = [sumBy((row) => row.net), sumBy((row) => row.vat), sumBy((row) => row.total)];
    expect(sums).toEqual([net, vat, total]);
  }
});

it('reports whether the threshold of distance sales is exceeded', async () => {
  const { body } = await readReport();
  expect(body.threshold).toMatchObject({ year: 2026, limit: 10_000, exceeded: true });
  const early = { from: '2026-01-01', to: '2026-03-31' };
  const before = await api.call<VatReport>('GET', '/admin/invoice/vat-report', { as: 'team', query: early });
  expect(before.body).toMatchObject({ rows: [], threshold: { net: 0, exceeded: false } });
});

it('can be downloaded as CSV', async () => {
  const query = { ...QUARTER, format: 'csv' };
  const { text, status } = await api.call('GET', '/admin/invoice/vat-report/file', { as: 'team', query });
  expect(status).toBe(200);
  expect(text).toContain('One-Stop Shop (OSS),Germany,19,USD,1,0,100.00,19.00,119.00,2,50.00,9.50');
});

it('returns 422 for a period that ends before it begins, and 403 without staff role', async () => {
  const query = { from: '2026-06-30', to: '2026-04-01' };
  expect((await api.call('GET', '/admin/invoice/vat-report', { as: 'team', query })).status).toBe(422);
  expect((await api.call('GET', '/admin/invoice/vat-report', { as: 'artist', query: QUARTER })).status).toBe(403);
});
