// Earnings shown to artists and labels equal, to the minor unit, the sum of the lines of their orders and refunds.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { fromMinor, percentOf, sum, toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { ArtistPayout, Balance, Customer, Project, ProjectStatement, SalesBreakdown } from '#generated/schemas.ts';
import { payoutAccounts } from './artist-payouts.table.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { type Entry, randomOrder, SALE_DAYS, type Shops, writeRandomOrder } from './random-sales.sample.ts';
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
const dayOn = (day: number) => addDays('2026-01-02', day);
/** First day of another default commission. */
const DEARER = 23;
const PERIODS = [
  [0, 16],
  [17, 40],
  [41, SALE_DAYS + 40],
] as const;
const ALL = [0, SALE_DAYS + 40] as const;
const RATES = ['GBP', 'USD', 'JPY'] as const;

let shop: SampleShop;
let runs = 0;
beforeAll(async () => {
  shop = await startShop({ now: () => NOW });
  const { db } = shop.api;
  await db.insert(legalEntity).values(DEMO_ENTITY).onConflictDoNothing();
  const daily = Array.from({ length: SALE_DAYS + 40 }, (_, n) =>
    RATES.map((currency) => ({
      ...{ currency, day: dayOn(n) },
      rate: { GBP: 0.83, USD: 1.13, JPY: 163 }[currency] * (1 + (((n * 31) % 17) - 8) / 500),
    })),
  ).flat();
  await db
    .insert(fxRates)
    .values([...EXCHANGE_RATE_SEED, ...daily])
    .onConflictDoNothing();
  await db.insert(settingValues).values({ key: 'project_fee_percent', value: 17.5, valid_from: dayOn(DEARER) });
});
afterAll(() => shop.api.close());

const get = async <Answer>(path: string, query: Record<string, string> = {}) => {
  const { status, body, text } = await shop.api.call<Answer>('GET', `/admin/${path}`, { as: 'team', query });
  if (status !== 200) throw new Error(text);
  return body;
};

/** Two artists' shops and an in-house one with two records each; one record has its own commission. */
async function openShops(): Promise<Shops> {
  const kinds = ['artist', 'label', 'house'] as const;
  const shops = await Promise.all(kinds.map((type) => shop.sample.shopOf({ type })));
  const records = [];
  for (const shop_id of shops)
    records.push([await shop.sample.project({ shop_id, fee_rate: 12.5 }), await shop.sample.project({ shop_id })]);
  for (const shop_id of shops.slice(0, 2))
    await shop.api.db.insert(payoutAccounts).values({ shop_id, holder: 'Vega', iban: 'FR7630006000011234567890189' });
  return { shops, records, start: START };
}

/** Expected sums of a project; the commission is rounded per line. */
function expectedOf(entries: readonly Entry[], own: boolean) {
  const feeOf = ({ paidOn }: Entry, net: number) => percentOf(net, own ? 12.5 : paidOn >= DEARER ? 17.5 : 15);
  const told = entries.map((entry, place) => {
    const before = sum(
      entries.slice(0, place).flatMap(({ line, paid, vat }) => (line === entry.line && paid <= 0 ? paid - vat : 0)),
    );
    const net = entry.paid - entry.vat;
    const isSale = entry.day === entry.paidOn && entries.findIndex(({ line }) => line === entry.line) === place;
    return {
      ...entry,
      net,
      isSale,
      fee: isSale ? feeOf(entry, net) : feeOf(entry, before + net) - feeOf(entry, before),
    };
  });
  return ([from, to]: readonly [number, number], currency: Currency) => {
    const here = told.filter((one) => one.currency === currency && one.day >= from && one.day <= to);
    const of = (pick: (one: (typeof told)[number]) => number, isSale?: boolean) =>
      sum(here.filter((one) => isSale === undefined || one.isSale === isSale).map(pick));
    const [net, fee] = [of((one) => one.net), of((one) => one.fee)];
    return {
      gross: of(({ paid }) => paid, true),
      refunds: -of(({ paid }) => paid, false) || 0,
      vat: of(({ vat }) => vat),
      ...{ net, fee, due: net - fee, soldNet: of((one) => one.net, true) },
    };
  };
}

const AMOUNTS = ['gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;
const CURRENCIES: readonly Currency[] = ['EUR', 'USD', 'JPY', 'GBP'];

async function statementOf(id: number, [from, to]: readonly [number, number]) {
  const { sums } = await get<ProjectStatement>(`projects/${id}/statement`, { from: dayOn(from), to: dayOn(to) });
  return (currency: Currency) => {
    const found = sums.find((one) => one.currency === currency);
    const minor = (amount: number) => toMinor(amount, currency);
    for (const name of AMOUNTS)
      expect(sum((found?.rows ?? []).map((row) => minor(row[name])))).toBe(minor(found?.[name] ?? 0));
    return Object.fromEntries(AMOUNTS.map((name) => [name, minor(found?.[name] ?? 0)])) as Record<
      (typeof AMOUNTS)[number],
      number
    >;
  };
}

it('statements, balances, payouts, statistics and customers are the sum of their documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomOrder, { minLength: 1, maxLength: 5 }), async (sold) => {
      const { db } = shop.api;
      const run = ++runs;
      const place = await openShops();
      const email = `buyer${run}@example.com`;
      const written = [];
      for (const one of sold) written.push(await writeRandomOrder(db, place, one, email));
      const ids = written.map(({ id }) => id);
      const context = testContext(shop.api, { now: () => NOW });
      for (const id of ids) await inTransaction(db, async (tx) => issueInvoice(tx, context, await lockOrder(tx, id)));
      const given = await db.select().from(refunds).where(inArray(refunds.order_id, ids)).orderBy(refunds.id);
      for (const { id } of given) await inTransaction(db, (tx) => issueCreditNote(tx, context, id));
      const entries = written.flatMap((one) => one.entries);
      const currencies = CURRENCIES.filter((currency) => entries.some((one) => one.currency === currency));

      const earned = new Map<string, number>();
      const add = (key: string, amount: number) => earned.set(key, (earned.get(key) ?? 0) + amount);
      for (const [at, records] of place.records.entries())
        for (const [which, { id }] of records.entries()) {
          const expected = expectedOf(
            entries.filter(({ project }) => project === id),
            which === 0,
          );
          const periods = [ALL, ...PERIODS];
          const statements = await Promise.all(periods.map((period) => statementOf(id, period)));
          const { sales = [] } = await get<Project>(`projects/${id}`);
          for (const currency of currencies) {
            for (const [n, period] of periods.entries()) {
              const { soldNet: _, ...amounts } = expected(period, currency);
              expect([id, period, statements[n]?.(currency)]).toEqual([id, period, amounts]);
            }
            const all = expected(ALL, currency);
            add(`${place.shops[at]}-${currency}`, all.due);
            const onPage = sales.find((one) => one.currency === currency);
            expect(toMinor(onPage?.amount ?? 0, currency)).toBe(all.gross - all.refunds);
            const range = { period: 'range', from: dayOn(0), to: dayOn(ALL[1]), currency, paid_in: currency };
            const { rows } = await get<SalesBreakdown>('stats/breakdown', {
              ...{ ...range, dimension: 'project', shop_id: String(place.shops[at]) },
            });
            const row = rows.find(({ key }) => key === String(id))?.figures;
            const stats = [row?.gross, row?.net, row?.refunds].map((amount) => toMinor(amount ?? 0, currency));
            expect(['by project', id, ...stats]).toEqual(['by project', id, all.gross, all.soldNet, all.refunds]);
          }
        }

      await refreshEarnings({ db, now: () => NOW });
      for (const shop_id of place.shops) {
        const filter = { filter: JSON.stringify({ shop_id }) };
        const found = await get<Balance[]>('balances', filter);
        for (const currency of currencies) {
          const minor = (amount = 0) => toMinor(amount, currency);
          const balance = found.find((one) => one.currency === currency);
          const due = shop_id === place.shops[2] ? 0 : (earned.get(`${shop_id}-${currency}`) ?? 0);
          // everything is past the waiting period
          expect([minor(balance?.earned), minor(balance?.available), minor(balance?.pending)]).toEqual([due, due, 0]);
          const body = { shop_id, currency };
          const payout = await shop.api.call<ArtistPayout>('POST', '/admin/artist-payouts', { as: 'team', body });
          if (payout.status !== 201) continue;
          expect(minor(payout.body.amount)).toBe(due);
          expect(sum((payout.body.parts ?? []).map(({ amount }) => minor(amount)))).toBe(due);
          const after = (await get<Balance[]>('balances', filter)).find((one) => one.currency === currency);
          expect([minor(after?.paid_out), minor(after?.available), minor(after?.earned)]).toEqual([due, 0, due]);
        }
      }

      const documents = await db.select().from(invoices).where(inArray(invoices.order_id, ids));
      const [customer] = await get<Customer[]>('client', { filter: JSON.stringify({ email }) });
      const spent = sum(documents.map(({ total_eur }) => total_eur));
      expect(toMinor(customer?.spent ?? 0, 'EUR')).toBe(spent);
      const { figures } = await get<Customer>(`client/${customer?.id}`);
      for (const currency of currencies) {
        const of = (type: string) =>
          sum(documents.filter((one) => one.currency === currency && one.type === type).map(({ total }) => total));
        expect(figures?.find((one) => one.currency === currency)).toMatchObject({
          paid: fromMinor(of('invoice'), currency),
          refunded: fromMinor(-of('credit_note') || 0, currency),
        });
      }
      // by shop, with a row for sales of no shop
      const range = { period: 'range', from: dayOn(0), to: dayOn(ALL[1]), dimension: 'shop', limit: '100' };
      const { rows, more } = await get<SalesBreakdown>('stats/breakdown', range);
      // shrinking leaves shops without rows
      if (more) return;
      const allDocuments = await db.select().from(invoices);
      const cents = (name: 'gross' | 'refunds') => sum(rows.map(({ figures: one }) => toMinor(one[name], 'EUR')));
      const ofType = (type: string) => sum(allDocuments.filter((one) => one.type === type).map((one) => one.total_eur));
      expect([cents('gross'), cents('refunds')]).toEqual([ofType('invoice'), -ofType('credit_note') || 0]);
      const ofNone = await db
        .select({ amount: refunds.amount, shipping: refunds.shipping, currency: refunds.currency })
        .from(refunds)
        .where(and(inArray(refunds.order_id, ids), eq(refunds.currency, 'EUR')));
      if (ofNone.some(({ shipping }) => shipping > 0))
        expect(rows.find(({ key }) => key === null)?.figures.refunds).toBeGreaterThan(0);
    }),
    { numRuns: 8 },
  );
}, 120_000);
