// Every report equals, to the cent, the sum of its documents.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { EXCHANGE_RATE_SEED, exchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { convert, sum } from '#domain/money.ts';
import { dayOf } from '#domain/dates.ts';
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
import { sellOver100Days } from './stats.sample.ts';

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
  await sellOver100Days(shop);
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
  for (const order of paid.filter((_, n) => n % 9 === 0)) await giveBack(order);
  for (const [n, order] of paid.filter(({ status }) => status !== 'cancelled').entries())
    if (n % 3 === 0) await sendElsewhere(order, n);
  // refund some of the redirected orders
  for (const order of paid.filter((_, n) => n % 8 === 3)) await giveBack(order);
});
afterAll(() => shop.api.close());

/** The payment of an order by bank transfer. */
async function paymentOf({ id, currency, total }: Pick<typeof orders.$inferSelect, 'id' | 'currency' | 'total'>) {
  const { db } = shop.api;
  const [known] = await db.select().from(payments).where(eq(payments.order_id, id));
  if (known) return known;
  const paid = { order_id: id, status: 'paid', amount: total, currency, provider: 'manual' } as const;
  const [written] = await db
    .insert(payments)
    .values({ ...paid, provider_id: `transfer-${id}` })
    .returning();
  if (!written) throw new Error('no payment');
  return written;
}

/** Refunds some copies and some shipping of an order. */
async function giveBack(order: typeof orders.$inferSelect): Promise<void> {
  const { db } = shop.api;
  const payment = await paymentOf(order);
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
  const of = lines.map(({ id }, n) => ({
    ...{ refund_id: refund?.id ?? 0, order_line_id: id, quantity: 1, amount: amounts[n] ?? 0 },
  }));
  if (of.length > 0) await db.insert(refundLines).values(of);
  await inTransaction(db, (tx) => issueCreditNote(tx, testContext(shop.api, { now: () => NOW }), refund?.id ?? 0));
}

const COUNTRIES = ['US', 'FR', 'DE', 'BE', 'CH'] as const;

/** Redirects an order to another country, half of them with new shipping; amounts due are paid by transfer. */
async function sendElsewhere({ id, currency, total, ...order }: typeof orders.$inferSelect, n: number): Promise<void> {
  const { api } = shop;
  await paymentOf({ id, currency, total });
  const country_id = COUNTRIES.filter((country) => country !== order.country_id)[n % 4] ?? 'FR';
  const { zip_code, state = null } = { zip_code: '75019', ...ZIP[country_id] };
  const place = { address: '1 Main Street', city: 'Somewhere', zip_code, state, country_id };
  const address = { firstname: 'Maya', lastname: 'Hayes', ...place };
  const wish = { address, recompute_shipping: n % 2 === 0 };
  const call = { as: 'admin' } as const;
  const path = `/admin/orders/${id}`;
  const { body: told } = await api.call<OrderAddressPreview>('POST', `${path}/address/preview`, {
    ...call,
    body: wish,
  });
  const { body: now } = await api.call<Order>('GET', path, call);
  const { refund, charge } = told;
  const moved = await api.call<Order>('POST', `${path}/address`, {
    ...{ ...call, body: { ...wish, refund, charge, currency, notify: false } },
    headers: { 'if-match': `"${now.version}"`, 'idempotency-key': `elsewhere-${id}` },
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  if (charge === 0) return;
  const sent = { method: 'transfer', paid_on: '2026-04-02', reference: 'X', amount: charge, currency, notify: false };
  const { status, text } = await api.call('POST', `${path}/changes/${moved.body.changes?.[0]?.id}/paid`, {
    ...{ ...call, body: sent },
  });
  expect(status, text).toBe(200);
}

const ZIP: Partial<Record<string, { zip_code: string; state?: string }>> = {
  ...{ US: { zip_code: '60622', state: 'IL' }, DE: { zip_code: '10999' } },
  ...{ BE: { zip_code: '1050' }, CH: { zip_code: '8004' } },
};

const read = async <Answer>(path: string, query: Record<string, string>) =>
  (await shop.api.call<Answer>('GET', `/admin/${path}`, { as: 'team', query })).body;
const cents = (amounts: readonly number[]) => sum(amounts.map((amount) => Math.round(amount * 100)));
const column = (rows: readonly { figures: SalesFigures }[], name: 'gross' | 'net' | 'refunds' | 'cancelled') =>
  cents(rows.map(({ figures }) => figures[name]));

describe('statistics in euros', () => {
  it('are the sum of the invoices and credit notes, in every breakdown', async () => {
    const documents = await shop.api.db.select().from(invoices);
    // a correcting credit note is no refund, but reduces sales
    const all = (isRefund: boolean, name: 'total_eur' | 'vat_eur') =>
      sum(documents.filter(({ refund_id }) => (refund_id !== null) === isRefund).map((one) => one[name]));
    const gross = all(false, 'total_eur');
    const expected = { gross, net: gross - all(false, 'vat_eur'), refunds: -all(true, 'total_eur') };
    expect(documents.length).toBeGreaterThan(100);
    for (const currency of ['EUR', 'JPY', 'GBP'])
      expect(documents.some((one) => one.correction !== null && one.currency === currency)).toBe(true);
    for (const granularity of ['day', 'week', 'month']) {
      const { points, figures } = await read<Sales>('stats/sales', { ...RANGE, granularity });
      for (const [name, amount] of Object.entries(expected) as ['gross' | 'net' | 'refunds', number][])
        expect([granularity, name, column(points, name), cents([figures[name]])]).toEqual([
          granularity,
          name,
          amount,
          amount,
        ]);
    }
    for (const dimension of ['shop', 'country', 'partner', 'origin', 'currency']) {
      const { rows, figures } = await read<SalesBreakdown>('stats/breakdown', { ...RANGE, dimension });
      for (const [name, amount] of Object.entries(expected) as ['gross' | 'net' | 'refunds', number][])
        expect([dimension, name, column(rows, name), cents([figures[name]])]).toEqual([
          dimension,
          name,
          amount,
          amount,
        ]);
    }
  });

  it('have for each country what stands of its documents, wherever their orders went first', async () => {
    const documents = await shop.api.db.select().from(invoices);
    const { rows } = await read<SalesBreakdown>('stats/breakdown', { ...RANGE, dimension: 'country' });
    const moved = documents.filter(({ replaces_id }) => replaces_id !== null);
    expect(new Set(moved.map(({ country_id }) => country_id)).size).toBe(COUNTRIES.length);
    for (const country of COUNTRIES) {
      const own = documents.filter(({ country_id }) => country_id === country);
      const figures = rows.find(({ key }) => key === country)?.figures;
      expect([country, cents([figures?.gross ?? 0, -(figures?.refunds ?? 0)])]).toEqual([
        country,
        sum(own.map(({ total_eur }) => total_eur)),
      ]);
    }
  });

  it('have a row for refunds that belong to no shop', async () => {
    const { rows } = await read<SalesBreakdown>('stats/breakdown', { ...RANGE, dimension: 'shop' });
    expect(rows.find(({ key }) => key === null)?.figures.refunds).toBeGreaterThan(0);
  });

  it('follow a rate that is corrected', async () => {
    const { db } = shop.api;
    const before = await read<Sales>('stats/sales', { ...RANGE, paid_in: 'GBP' });
    await db
      .update(fxRates)
      .set({ rate: 0.5 })
      .where(sql`currency = 'GBP' and day = '2026-01-15'`);
    const day = { period: 'range', from: '2026-01-15', to: '2026-01-15', paid_in: 'GBP' };
    const [order] = await db
      .select()
      .from(orders)
      .where(sql`currency = 'GBP' and (paid_at at time zone 'Europe/Paris')::date = '2026-01-15'`);
    if (order) expect((await read<Sales>('stats/sales', day)).figures.gross).toBe((order.total * 2) / 100);
    else
      await db.execute(
        sql`update orders set paid_at = '2026-01-15T12:00Z' where id = (select id from orders where currency = 'GBP' and paid_at is not null limit 1)`,
      );
    const after = await read<Sales>('stats/sales', { ...RANGE, paid_in: 'GBP' });
    expect(after.figures.gross).not.toBe(before.figures.gross);
    await db
      .update(fxRates)
      .set({ rate: RATES.find(({ currency, day: of }) => currency === 'GBP' && of === '2026-01-15')?.rate ?? 1 })
      .where(sql`currency = 'GBP' and day = '2026-01-15'`);
  });
});

describe('statistics in another currency', () => {
  it.each(Currency.values)('add up over time in %s', async (currency) => {
    const months = await read<Sales>('stats/sales', { ...RANGE, granularity: 'month', currency });
    const days = await read<Sales>('stats/sales', { ...RANGE, granularity: 'day', currency });
    for (const name of ['gross', 'net', 'refunds', 'cancelled'] as const) {
      expect(column(months.points, name)).toBe(cents([months.figures[name]]));
      expect(column(days.points, name)).toBe(cents([months.figures[name]]));
    }
    // the same month alone
    const [, january] = months.points;
    const alone = await read<Sales>('stats/sales', { period: 'range', from: '2026-01-01', to: '2026-01-31', currency });
    expect(alone.figures).toEqual(january?.figures);
  });
});

it('the VAT report is the sum of its documents', async () => {
  const to = '2026-04-02';
  const report = await read<VatReport>('invoice/vat-report', { from: RANGE.from, to });
  const documents = (await shop.api.db.select().from(invoices)).map((one) => {
    const last = exchangeRatesOn(RATES, to);
    const euros = (minor: number) => Math.sign(minor) * convert(Math.abs(minor), one.currency, 'EUR', last);
    const isKept = one.scheme === 'domestic';
    return {
      key: [one.scheme, one.country_id, one.vat_rate, one.currency].join(),
      vat: isKept ? one.vat_eur : euros(one.vat),
      total: isKept ? one.total_eur : euros(one.total),
      day: dayOf(one.taxed_at.getTime() / 1000),
    };
  });
  expect(documents.every(({ day }) => day >= RANGE.from && day <= to)).toBe(true);
  for (const { scheme, country_id, vat_rate, currency, net_eur, vat_eur } of report.rows) {
    const own = documents.filter(({ key }) => key === [scheme, country_id, vat_rate, currency].join());
    const vat = sum(own.map((one) => one.vat));
    expect([cents([vat_eur]), cents([net_eur])]).toEqual([vat, sum(own.map((one) => one.total)) - vat]);
  }
  const vat = sum(documents.map((one) => one.vat));
  expect([cents([report.vat]), cents([report.net])]).toEqual([vat, sum(documents.map((one) => one.total)) - vat]);
  expect(cents(report.rows.map(({ vat_eur }) => vat_eur))).toBe(vat);
});
