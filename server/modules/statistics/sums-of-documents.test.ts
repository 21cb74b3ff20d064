// Compares reports with the sums of their documents, to the cent.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { EXCHANGE_RATE_SEED, getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { convert, sum } from '#domain/money.ts';
import { toLocalDay } from '#domain/dates.ts';
import { Currency } from '#generated/enums.ts';
import type { Order, OrderAddressPreview, Sales, SalesBreakdown, SalesFigures, VatReport } from '#generated/schemas.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { invoices, issueCreditNote, issueInvoice } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { lockOrder, orderLines, orders } from '#server/modules/orders/index.ts';
import { payments, refundLines, refunds } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { fxRates } from '#server/modules/pricing/index.ts';
import { createOrdersOver100Days } from './stats.sample.ts';

const NOW = new Date('2026-04-02T10:00:00Z');
const RANGE = { period: 'range', from: '2025-12-01', to: '2026-04-02' } as const;
const RATES = [
  ...EXCHANGE_RATE_SEED,
  ...Array.from({ length: 120 }, (_, n) =>
    (['GBP', 'USD', 'JPY'] as const).map((currency) => ({
      currency,
      day: addDays('2025-12-02', n),
      rate: { GBP: 0.83, USD: 1.13, JPY: 163 }[currency] * (1 + (((n * 31) % 17) - 8) / 500),
    })),
  ).flat(),
];

let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop({ now: () => NOW });
  const { api } = shop;
  await api.db.insert(legalEntity).values(DEMO_ENTITY).onConflictDoNothing();
  await api.db.insert(fxRates).values(RATES).onConflictDoNothing();
  await createOrdersOver100Days(shop);
  await api.db
    .update(orders)
    .set({ payment_status: 'paid' })
    .where(sql`${orders.paid_at} is not null`);
  const paid = await api.db
    .select()
    .from(orders)
    .where(sql`${orders.paid_at} is not null`);
  const context = testContext(api, { now: () => NOW });
  for (const { id } of paid)
    await inTransaction(api.db, async (tx) => issueInvoice(tx, context, await lockOrder(tx, id)));
  for (const order of paid.filter((_, n) => n % 9 === 0)) await refundOrder(order);
  for (const [n, order] of paid.filter(({ status }) => status !== 'cancelled').entries())
    if (n % 3 === 0) await redirectOrder(order, n);
  // refund some of the redirected orders
  for (const order of paid.filter((_, n) => n % 8 === 3)) await refundOrder(order);
});
afterAll(() => shop.api.close());

/** Finds the payment of an order, or inserts one by bank transfer. */
async function findOrCreatePayment({
  id,
  currency,
  total,
}: Pick<typeof orders.$inferSelect, 'id' | 'currency' | 'total'>) {
  const { db } = shop.api;
  const [existing] = await db.select().from(payments).where(eq(payments.order_id, id));
  if (existing) return existing;
  const paid = { order_id: id, status: 'paid', amount: total, currency, provider: 'manual' } as const;
  const [inserted] = await db
    .insert(payments)
    .values({ ...paid, provider_id: `transfer-${id}` })
    .returning();
  if (!inserted) throw new Error('no payment');
  return inserted;
}

/** Refunds some copies and some shipping of an order. */
async function refundOrder(order: typeof orders.$inferSelect): Promise<void> {
  const { db } = shop.api;
  const payment = await findOrCreatePayment(order);
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id));
  const amounts = lines.map((_, n) => 101 + ((order.id * 13 + n * 7) % 50));
  const shipping = 33 + (order.id % 7);
  const [refund] = await db
    .insert(refunds)
    .values({
      ...{ order_id: order.id, payment_id: payment.id, status: 'done', currency: order.currency, shipping },
      ...{ amount: sum(amounts) + shipping, reason: 'goodwill', settled_at: order.paid_at },
    })
    .returning();
  const rows = lines.map(({ id }, n) => ({
    ...{ refund_id: refund?.id ?? 0, order_line_id: id, quantity: 1, amount: amounts[n] ?? 0 },
  }));
  if (rows.length > 0) await db.insert(refundLines).values(rows);
  await inTransaction(db, (tx) => issueCreditNote(tx, testContext(shop.api, { now: () => NOW }), refund?.id ?? 0));
}

const COUNTRIES = ['US', 'FR', 'DE', 'BE', 'CH'] as const;

/** Changes the country of an order, with new shipping for even `n`; an amount due is paid by transfer. */
async function redirectOrder({ id, currency, total, ...order }: typeof orders.$inferSelect, n: number): Promise<void> {
  const { api } = shop;
  await findOrCreatePayment({ id, currency, total });
  const country_id = COUNTRIES.filter((country) => country !== order.country_id)[n % 4] ?? 'FR';
  const { zip_code, state = null } = { zip_code: '75019', ...ZIP[country_id] };
  const destination = { address: '1 Main Street', city: 'Somewhere', zip_code, state, country_id };
  const address = { firstname: 'Maya', lastname: 'Hayes', ...destination };
  const request = { address, recompute_shipping: n % 2 === 0 };
  const call = { as: 'admin' } as const;
  const path = `/admin/orders/${id}`;
  const { body: preview } = await api.call<OrderAddressPreview>('POST', `${path}/address/preview`, {
    ...call,
    body: request,
  });
  const { body: current } = await api.call<Order>('GET', path, call);
  const { refund, charge } = preview;
  const moved = await api.call<Order>('POST', `${path}/address`, {
    ...{ ...call, body: { ...request, refund, charge, currency, notify: false } },
    headers: { 'if-match': `"${current.version}"`, 'idempotency-key': `elsewhere-${id}` },
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  if (charge === 0) return;
  const money = { amount: charge, currency };
  const transfer = { method: 'transfer', paid_on: '2026-04-02', reference: 'X', ...money, notify: false };
  const { status, text } = await api.call('POST', `${path}/changes/${moved.body.changes?.[0]?.id}/paid`, {
    ...{ ...call, body: transfer },
  });
  expect(status, text).toBe(200);
}

const ZIP: Partial<Record<string, { zip_code: string; state?: string }>> = {
  ...{ US: { zip_code: '60622', state: 'IL' }, DE: { zip_code: '10999' } },
  ...{ BE: { zip_code: '1050' }, CH: { zip_code: '8004' } },
};

const readReport = async <Answer>(path: string, query: Record<string, string>) =>
  (await shop.api.call<Answer>('GET', `/admin/${path}`, { as: 'team', query })).body;
const sumCents = (amounts: readonly number[]) => sum(amounts.map((amount) => Math.round(amount * 100)));
const sumColumn = (rows: readonly { figures: SalesFigures }[], name: 'gross' | 'net' | 'refunds' | 'cancelled') =>
  sumCents(rows.map(({ figures }) => figures[name]));

describe('statistics in euros', () => {
  it('equal the sum of invoices and credit notes in every breakdown', async () => {
    const documents = await shop.api.db.select().from(invoices);
    // a correcting credit note reduces sales rather than being a refund
    const sumDocuments = (isRefund: boolean, name: 'total_eur' | 'vat_eur') =>
      sum(documents.filter(({ refund_id }) => (refund_id !== null) === isRefund).map((document) => document[name]));
    const gross = sumDocuments(false, 'total_eur');
    const expected = { gross, net: gross - sumDocuments(false, 'vat_eur'), refunds: -sumDocuments(true, 'total_eur') };
    expect(documents.length).toBeGreaterThan(100);
    for (const currency of ['EUR', 'JPY', 'GBP'])
      expect(documents.some((row) => row.correction !== null && row.currency === currency)).toBe(true);
    for (const granularity of ['day', 'week', 'month']) {
      const { points, figures } = await readReport<Sales>('stats/sales', { ...RANGE, granularity });
      for (const [name, amount] of Object.entries(expected) as ['gross' | 'net' | 'refunds', number][])
        expect([granularity, name, sumColumn(points, name), sumCents([figures[name]])]).toEqual([
          granularity,
          name,
          amount,
          amount,
        ]);
    }
    for (const dimension of ['shop', 'country', 'partner', 'origin', 'currency']) {
      const { rows, figures } = await readReport<SalesBreakdown>('stats/breakdown', { ...RANGE, dimension });
      for (const [name, amount] of Object.entries(expected) as ['gross' | 'net' | 'refunds', number][])
        expect([dimension, name, sumColumn(rows, name), sumCents([figures[name]])]).toEqual([
          dimension,
          name,
          amount,
          amount,
        ]);
    }
  });

  it('equal the documents of each country after corrections', async () => {
    const documents = await shop.api.db.select().from(invoices);
    const { rows } = await readReport<SalesBreakdown>('stats/breakdown', { ...RANGE, dimension: 'country' });
    const moved = documents.filter(({ replaces_id }) => replaces_id !== null);
    expect(new Set(moved.map(({ country_id }) => country_id)).size).toBe(COUNTRIES.length);
    for (const country of COUNTRIES) {
      const countryDocuments = documents.filter(({ country_id }) => country_id === country);
      const figures = rows.find(({ key }) => key === country)?.figures;
      expect([country, sumCents([figures?.gross ?? 0, -(figures?.refunds ?? 0)])]).toEqual([
        country,
        sum(countryDocuments.map(({ total_eur }) => total_eur)),
      ]);
    }
  });

  it('have a row for refunds without shop', async () => {
    const { rows } = await readReport<SalesBreakdown>('stats/breakdown', { ...RANGE, dimension: 'shop' });
    expect(rows.find(({ key }) => key === null)?.figures.refunds).toBeGreaterThan(0);
  });

  it('follow a corrected rate', async () => {
    const { db } = shop.api;
    const before = await readReport<Sales>('stats/sales', { ...RANGE, paid_in: 'GBP' });
    await db
      .update(fxRates)
      .set({ rate: 0.5 })
      .where(sql`currency = 'GBP' and day = '2026-01-15'`);
    const day = { period: 'range', from: '2026-01-15', to: '2026-01-15', paid_in: 'GBP' };
    const [order] = await db
      .select()
      .from(orders)
      .where(sql`currency = 'GBP' and (paid_at at time zone 'Europe/Paris')::date = '2026-01-15'`);
    if (order) expect((await readReport<Sales>('stats/sales', day)).figures.gross).toBe((order.total * 2) / 100);
    else
      await db.execute(
        sql`update orders set paid_at = '2026-01-15T12:00Z' where id = (select id from orders where currency = 'GBP' and paid_at is not null limit 1)`,
      );
    const after = await readReport<Sales>('stats/sales', { ...RANGE, paid_in: 'GBP' });
    expect(after.figures.gross).not.toBe(before.figures.gross);
    await db
      .update(fxRates)
      .set({ rate: RATES.find((rate) => rate.currency === 'GBP' && rate.day === '2026-01-15')?.rate ?? 1 })
      .where(sql`currency = 'GBP' and day = '2026-01-15'`);
  });
});

describe('statistics in another currency', () => {
  it.each(Currency.values)('add up over time in %s', async (currency) => {
    const months = await readReport<Sales>('stats/sales', { ...RANGE, granularity: 'month', currency });
    const days = await readReport<Sales>('stats/sales', { ...RANGE, granularity: 'day', currency });
    for (const name of ['gross', 'net', 'refunds', 'cancelled'] as const) {
      expect(sumColumn(months.points, name)).toBe(sumCents([months.figures[name]]));
      expect(sumColumn(days.points, name)).toBe(sumCents([months.figures[name]]));
    }
    // the same month alone
    const [, january] = months.points;
    const range = { period: 'range', from: '2026-01-01', to: '2026-01-31' };
    const singleMonth = await readReport<Sales>('stats/sales', { ...range, currency });
    expect(singleMonth.figures).toEqual(january?.figures);
  });
});

it('the VAT report equals the sum of its documents', async () => {
  const to = '2026-04-02';
  const report = await readReport<VatReport>('invoice/vat-report', { from: RANGE.from, to });
  const documents = (await shop.api.db.select().from(invoices)).map((invoice) => {
    const rates = getExchangeRatesOn(RATES, to);
    const toEuros = (minor: number) => Math.sign(minor) * convert(Math.abs(minor), invoice.currency, 'EUR', rates);
    const isDomestic = invoice.scheme === 'domestic';
    return {
      key: [invoice.scheme, invoice.country_id, invoice.vat_rate, invoice.currency].join(),
      vat: isDomestic ? invoice.vat_eur : toEuros(invoice.vat),
      total: isDomestic ? invoice.total_eur : toEuros(invoice.total),
      day: toLocalDay(invoice.taxed_at.getTime() / 1000),
    };
  });
  expect(documents.every(({ day }) => day >= RANGE.from && day <= to)).toBe(true);
  for (const { scheme, country_id, vat_rate, currency, net_eur, vat_eur } of report.rows) {
    const rowDocuments = documents.filter(({ key }) => key === [scheme, country_id, vat_rate, currency].join());
    const vat = sum(rowDocuments.map((document) => document.vat));
    const total = sum(rowDocuments.map((document) => document.total));
    expect([sumCents([vat_eur]), sumCents([net_eur])]).toEqual([vat, total - vat]);
  }
  const vat = sum(documents.map((document) => document.vat));
  const total = sum(documents.map((document) => document.total));
  expect([sumCents([report.vat]), sumCents([report.net])]).toEqual([vat, total - vat]);
  expect(sumCents(report.rows.map(({ vat_eur }) => vat_eur))).toBe(vat);
});
