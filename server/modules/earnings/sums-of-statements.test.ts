// Earnings shown to artists and labels equal, to the minor unit, the sum of the lines of their orders and refunds.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { fromMinor, computePercentage, sum, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { ArtistPayout, Balance, Customer, Project, ProjectStatement, SalesBreakdown } from '#generated/schemas.ts';
import { payoutAccounts } from './artist-payouts.table.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { type Entry, insertRandomOrder, randomOrder, SALE_DAYS, type SampleShops } from './random-sales.sample.ts';
import { refreshEarnings } from './refresh-earnings.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { invoices, issueCreditNote, issueInvoice } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { fxRates } from '#server/modules/pricing/index.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { and, eq, inArray } from 'drizzle-orm';

const START = new Date('2026-01-02T10:00:00Z');
const NOW = new Date('2026-06-01T10:00:00Z');
const toDay = (day: number) => addDays('2026-01-02', day);
/** First day of a higher default commission, from `START`. */
const NEW_FEE_DAY = 23;
const PERIODS = [
  [0, 16],
  [17, 40],
  [41, SALE_DAYS + 40],
] as const;
const WHOLE_PERIOD = [0, SALE_DAYS + 40] as const;
const RATES = ['GBP', 'USD', 'JPY'] as const;

let shop: SampleShop;
let runs = 0;
beforeAll(async () => {
  shop = await startShop({ now: () => NOW });
  const { db } = shop.api;
  await db.insert(legalEntity).values(DEMO_ENTITY).onConflictDoNothing();
  const daily = Array.from({ length: SALE_DAYS + 40 }, (_, n) =>
    RATES.map((currency) => ({
      ...{ currency, day: toDay(n) },
      rate: { GBP: 0.83, USD: 1.13, JPY: 163 }[currency] * (1 + (((n * 31) % 17) - 8) / 500),
    })),
  ).flat();
  await db
    .insert(fxRates)
    .values([...EXCHANGE_RATE_SEED, ...daily])
    .onConflictDoNothing();
  await db.insert(settingValues).values({ key: 'project_fee_percent', value: 17.5, valid_from: toDay(NEW_FEE_DAY) });
});
afterAll(() => shop.api.close());

const get = async <Answer>(path: string, query: Record<string, string> = {}) => {
  const { status, body, text } = await shop.api.call<Answer>('GET', `/admin/${path}`, { as: 'team', query });
  if (status !== 200) throw new Error(text);
  return body;
};

/** Creates shops of an artist, a label and the house with two records each; the first has an own commission. */
async function createShops(): Promise<SampleShops> {
  const kinds = ['artist', 'label', 'house'] as const;
  const shops = await Promise.all(kinds.map((type) => shop.sample.createSampleShop({ type })));
  const records = [];
  for (const shop_id of shops)
    records.push([await shop.sample.project({ shop_id, fee_rate: 12.5 }), await shop.sample.project({ shop_id })]);
  for (const shop_id of shops.slice(0, 2))
    await shop.api.db.insert(payoutAccounts).values({ shop_id, holder: 'Vega', iban: 'FR7630006000011234567890189' });
  return { shops, records, start: START };
}

/** Returns the expected sums of a project by period and currency; the commission is rounded per line. */
function computeExpected(entries: readonly Entry[], hasOwnRate: boolean) {
  const computeFee = ({ paidOn }: Entry, net: number) =>
    computePercentage(net, hasOwnRate ? 12.5 : paidOn >= NEW_FEE_DAY ? 17.5 : 15);
  const figures = entries.map((entry, place) => {
    const before = sum(
      entries.slice(0, place).flatMap(({ line, paid, vat }) => (line === entry.line && paid <= 0 ? paid - vat : 0)),
    );
    const net = entry.paid - entry.vat;
    const isSale = entry.day === entry.paidOn && entries.findIndex(({ line }) => line === entry.line) === place;
    return {
      ...entry,
      net,
      isSale,
      fee: isSale ? computeFee(entry, net) : computeFee(entry, before + net) - computeFee(entry, before),
    };
  });
  return ([from, to]: readonly [number, number], currency: Currency) => {
    const inPeriod = figures.filter((entry) => entry.currency === currency && entry.day >= from && entry.day <= to);
    const sumBy = (pick: (entry: (typeof figures)[number]) => number, isSale?: boolean) =>
      sum(inPeriod.filter((entry) => isSale === undefined || entry.isSale === isSale).map(pick));
    const [net, fee] = [sumBy((entry) => entry.net), sumBy((entry) => entry.fee)];
    return {
      gross: sumBy(({ paid }) => paid, true),
      refunds: -sumBy(({ paid }) => paid, false) || 0,
      vat: sumBy(({ vat }) => vat),
      ...{ net, fee, due: net - fee, soldNet: sumBy((entry) => entry.net, true) },
    };
  };
}

const AMOUNTS = ['gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;
const CURRENCIES: readonly Currency[] = ['EUR', 'USD', 'JPY', 'GBP'];

async function readStatement(id: number, [from, to]: readonly [number, number]) {
  const { sums } = await get<ProjectStatement>(`projects/${id}/statement`, { from: toDay(from), to: toDay(to) });
  return (currency: Currency) => {
    const currencySums = sums.find((candidate) => candidate.currency === currency);
    const minor = (amount: number) => toMinor(amount, currency);
    for (const name of AMOUNTS)
      expect(sum((currencySums?.rows ?? []).map((row) => minor(row[name])))).toBe(minor(currencySums?.[name] ?? 0));
    return Object.fromEntries(AMOUNTS.map((name) => [name, minor(currencySums?.[name] ?? 0)])) as Record<
      (typeof AMOUNTS)[number],
      number
    >;
  };
}

it('has statements, balances, payouts, statistics and customers that equal the sum of their documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomOrder, { minLength: 1, maxLength: 5 }), async (randomOrders) => {
      const { db } = shop.api;
      const run = ++runs;
      const catalogue = await createShops();
      const email = `buyer${run}@example.com`;
      const inserted = [];
      for (const random of randomOrders) inserted.push(await insertRandomOrder(db, catalogue, random, email));
      const ids = inserted.map(({ id }) => id);
      const context = testContext(shop.api, { now: () => NOW });
      for (const id of ids) await inTransaction(db, async (tx) => issueInvoice(tx, context, await lockOrder(tx, id)));
      const issued = await db.select().from(refunds).where(inArray(refunds.order_id, ids)).orderBy(refunds.id);
      for (const { id } of issued) await inTransaction(db, (tx) => issueCreditNote(tx, context, id));
      const entries = inserted.flatMap((order) => order.entries);
      const currencies = CURRENCIES.filter((currency) => entries.some((entry) => entry.currency === currency));

      const earned = new Map<string, number>();
      const add = (key: string, amount: number) => earned.set(key, (earned.get(key) ?? 0) + amount);
      for (const [shopIndex, records] of catalogue.records.entries())
        for (const [recordIndex, { id }] of records.entries()) {
          const expected = computeExpected(
            entries.filter(({ project }) => project === id),
            recordIndex === 0,
          );
          const periods = [WHOLE_PERIOD, ...PERIODS];
          const statements = await Promise.all(periods.map((period) => readStatement(id, period)));
          const { sales = [] } = await get<Project>(`projects/${id}`);
          for (const currency of currencies) {
            for (const [n, period] of periods.entries()) {
              const { soldNet: _, ...amounts } = expected(period, currency);
              expect([id, period, statements[n]?.(currency)]).toEqual([id, period, amounts]);
            }
            const total = expected(WHOLE_PERIOD, currency);
            add(`${catalogue.shops[shopIndex]}-${currency}`, total.due);
            const projectSales = sales.find((sums) => sums.currency === currency);
            expect(toMinor(projectSales?.amount ?? 0, currency)).toBe(total.gross - total.refunds);
            const range = { period: 'range', from: toDay(0), to: toDay(WHOLE_PERIOD[1]), currency, paid_in: currency };
            const { rows } = await get<SalesBreakdown>('stats/breakdown', {
              ...{ ...range, dimension: 'project', shop_id: String(catalogue.shops[shopIndex]) },
            });
            const row = rows.find(({ key }) => key === String(id))?.figures;
            const stats = [row?.gross, row?.net, row?.refunds].map((amount) => toMinor(amount ?? 0, currency));
            expect(['by project', id, ...stats]).toEqual(['by project', id, total.gross, total.soldNet, total.refunds]);
          }
        }

      await refreshEarnings({ db, now: () => NOW });
      for (const shop_id of catalogue.shops) {
        const filter = { filter: JSON.stringify({ shop_id }) };
        const shopBalances = await get<Balance[]>('balances', filter);
        for (const currency of currencies) {
          const minor = (amount = 0) => toMinor(amount, currency);
          const balance = shopBalances.find((candidate) => candidate.currency === currency);
          const due = shop_id === catalogue.shops[2] ? 0 : (earned.get(`${shop_id}-${currency}`) ?? 0);
          // everything is past the waiting period
          expect([minor(balance?.earned), minor(balance?.available), minor(balance?.pending)]).toEqual([due, due, 0]);
          const body = { shop_id, currency };
          const payout = await shop.api.call<ArtistPayout>('POST', '/admin/artist-payouts', { as: 'team', body });
          if (payout.status !== 201) continue;
          expect(minor(payout.body.amount)).toBe(due);
          expect(sum((payout.body.parts ?? []).map(({ amount }) => minor(amount)))).toBe(due);
          const balancesAfter = await get<Balance[]>('balances', filter);
          const after = balancesAfter.find((candidate) => candidate.currency === currency);
          expect([minor(after?.paid_out), minor(after?.available), minor(after?.earned)]).toEqual([due, 0, due]);
        }
      }

      const documents = await db.select().from(invoices).where(inArray(invoices.order_id, ids));
      const [customer] = await get<Customer[]>('client', { filter: JSON.stringify({ email }) });
      const spent = sum(documents.map(({ total_eur }) => total_eur));
      expect(toMinor(customer?.spent ?? 0, 'EUR')).toBe(spent);
      const { figures } = await get<Customer>(`client/${customer?.id}`);
      for (const currency of currencies) {
        const sumByType = (type: string) =>
          sum(documents.filter((row) => row.currency === currency && row.type === type).map(({ total }) => total));
        expect(figures?.find((figure) => figure.currency === currency)).toMatchObject({
          paid: fromMinor(sumByType('invoice'), currency),
          refunded: fromMinor(-sumByType('credit_note') || 0, currency),
        });
      }
      // by shop, with a row for sales without shop
      const range = { period: 'range', from: toDay(0), to: toDay(WHOLE_PERIOD[1]), dimension: 'shop', limit: '100' };
      const { rows, more } = await get<SalesBreakdown>('stats/breakdown', range);
      // shrinking leaves shops without rows
      if (more) return;
      const allDocuments = await db.select().from(invoices);
      const sumRows = (name: 'gross' | 'refunds') => sum(rows.map((row) => toMinor(row.figures[name], 'EUR')));
      const sumAllByType = (type: string) =>
        sum(allDocuments.filter((row) => row.type === type).map((row) => row.total_eur));
      expect(sumRows('gross')).toBe(sumAllByType('invoice'));
      expect(sumRows('refunds')).toBe(-sumAllByType('credit_note') || 0);
      const orderRefunds = await db
        .select({ amount: refunds.amount, shipping: refunds.shipping, currency: refunds.currency })
        .from(refunds)
        .where(and(inArray(refunds.order_id, ids), eq(refunds.currency, 'EUR')));
      if (orderRefunds.some(({ shipping }) => shipping > 0))
        expect(rows.find(({ key }) => key === null)?.figures.refunds).toBeGreaterThan(0);
    }),
    { numRuns: 8 },
  );
}, 120_000);
