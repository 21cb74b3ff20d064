import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { createOrdersFilter, type SalesSelection } from '#domain/statistics/sales-orders.ts';
import { SalesDimension } from '#generated/enums.ts';
import type { Order, Sales, SalesBreakdown } from '#generated/schemas.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { fxRates } from '#server/modules/pricing/index.ts';
import { refreshSales, sales, salesDays } from '#server/modules/earnings/index.ts';
import { runSql, createOrdersOver100Days } from './stats.sample.ts';

const NOW = new Date('2026-04-02T10:00:00Z');
let clock = NOW;
let shop: SampleShop;
let api: SampleShop['api'];
beforeAll(async () => {
  shop = await startShop({ now: () => clock });
  api = shop.api;
  const daily = Array.from({ length: 60 }, (_, n) => ({
    currency: 'GBP' as const,
    day: addDays('2026-01-01', n),
    rate: 0.8 + (n % 7) / 50,
  }));
  const rates = [...EXCHANGE_RATE_SEED, { currency: 'USD' as const, day: '2026-03-20', rate: 1.25 }, ...daily];
  await api.db.insert(fxRates).values(rates).onConflictDoNothing();
  await createOrdersOver100Days(shop);
});
afterAll(() => api.close());

const asTeam = (values: Record<string, string | number | undefined>) => ({ as: 'team', query: values }) as const;
const readSales = async (values: Record<string, string | number | undefined>) =>
  (await api.call<Sales>('GET', '/admin/stats/sales', asTeam(values))).body;
const readBreakdown = async (dimension: SalesDimension, values: Record<string, string | number | undefined> = {}) =>
  (await api.call<SalesBreakdown>('GET', '/admin/stats/breakdown', asTeam({ dimension, ...values }))).body;
const RANGE = { period: 'range', from: '2025-12-01', to: '2026-04-02' } as const;
const runRawSql = <Row extends Record<string, unknown>>(text: string) => runSql<Row>(api.db, text);

/** SQL of the rate of the order's day. */
const selectRate = (currency: string) =>
  `case when ${currency} = 'EUR' then 1 else (select rate from fx_rates where currency = ${currency} and day <= (paid_at at time zone 'Europe/Paris')::date order by day desc limit 1) end`;
const selectEuros = (amount: string) =>
  `sum(round((${amount} / (case when o.currency = 'JPY' then 1 else 100.0 end) / (${selectRate('o.currency')}))::numeric, 2))`;
const IN_RANGE = `paid_at >= '2025-11-30 23:00Z' and paid_at < '2026-04-02 22:00Z'`;

describe('sales over time', () => {
  it('equal a query of the orders, across currencies and daylight saving time', async () => {
    const answer = await readSales({ ...RANGE, granularity: 'day' });
    const [expected] = await runRawSql<
      Record<string, string>
    >(`select count(*) orders, ${selectEuros('total')} gross, ${selectEuros('total')} - ${selectEuros('vat')} net,
      sum(items_count) copies, count(*) filter (where status = 'cancelled') cancelled_orders,
      ${selectEuros("(case when status = 'cancelled' then total else 0 end)")} cancelled from orders o where ${IN_RANGE}`);
    expect(answer.figures.orders).toBe(Number(expected?.orders));
    expect(answer.figures.orders).toBeGreaterThan(100);
    expect(answer.figures.copies).toBe(Number(expected?.copies));
    for (const name of ['gross', 'net', 'cancelled'] as const)
      expect(answer.figures[name]).toBe(Number(expected?.[name]));
    expect(answer.figures.cancelled_orders).toBe(Number(expected?.cancelled_orders));
    expect(answer.figures.new_customers).toBe(23);
    const days = await runRawSql<{
      day: string;
      orders: string;
      gross: string;
    }>(`select (paid_at at time zone 'Europe/Paris')::date::text as day,
      count(*) orders, ${selectEuros('total')} gross from orders o where ${IN_RANGE} group by 1 order by 1`);
    expect(
      answer.points.filter(({ figures }) => figures.orders > 0).map(({ from, figures }) => [from, figures.orders]),
    ).toEqual(days.map(({ day, orders }) => [day, Number(orders)]));
    expect(answer.points).toHaveLength(123);
    const sold = new Map(answer.points.map(({ from, figures }) => [from, figures.gross]));
    for (const { day, gross } of days) expect(sold.get(day)).toBe(Number(gross));
  });

  it('are converted to another currency', async () => {
    const euro = await readSales({ ...RANGE, from: '2025-12-01', to: '2026-03-19' });
    const dollars = await readSales({ ...RANGE, from: '2025-12-01', to: '2026-03-19', currency: 'USD' });
    expect(dollars.figures.gross / euro.figures.gross).toBeCloseTo(1.16, 4);
    const yen = await readSales({ ...RANGE, currency: 'JPY' });
    expect(Number.isInteger(yen.figures.gross)).toBe(true);
  });

  it('are compared with the previous period and the previous year, bucket by bucket', async () => {
    const answer = await readSales({ period: 'days_28', compare: 'previous' });
    expect(answer).toMatchObject({
      range: { from: '2026-03-06', to: '2026-04-02' },
      compared_range: { from: '2026-02-06', to: '2026-03-05' },
    });
    const before = await readSales({ period: 'range', from: '2026-02-06', to: '2026-03-05' });
    expect(answer.compared).toEqual(before.figures);
    expect(answer.points.map(({ compared }) => compared?.figures)).toEqual(before.points.map(({ figures }) => figures));
    expect((await readSales({ period: 'month', compare: 'last_year' })).compared_range).toEqual({
      from: '2025-04-01',
      to: '2025-04-02',
    });
    expect((await readSales({ period: 'all' })).range.from).toBe('2025-12-11');
  });

  it('of the current day are compared with the same hours of the previous day', async () => {
    // two orders of 12 December, paid at 06:10 and 22:10
    clock = new Date('2025-12-13T10:00:00Z');
    const answer = await readSales({ period: 'today', compare: 'previous' });
    clock = NOW;
    const unfiltered = await readSales({ period: 'range', from: '2025-12-12', to: '2025-12-12' });
    expect(answer.compared_range).toEqual({ from: '2025-12-12', to: '2025-12-12' });
    expect([answer.compared?.orders, unfiltered.figures.orders]).toEqual([1, 2]);
  });

  it.each([
    { period: 'range' },
    { period: 'range', from: '2026-02-30', to: '2026-03-01' },
    { period: 'range', from: '2026-03-02', to: '2026-03-01' },
    { ...RANGE, from: '2008-01-01', granularity: 'day' },
    { period: 'week' },
  ])('are refused for %o', async (values) => {
    expect((await api.call('GET', '/admin/stats/sales', asTeam(values))).status).toBe(400);
  });
});

/** Number of orders in the list. */
async function countListed(filter: Record<string, unknown>): Promise<number> {
  const { headers, status, text } = await api.call<Order[]>(
    'GET',
    '/admin/orders',
    asTeam({ filter: JSON.stringify(filter), range: '[0,0]' }),
  );
  if (status !== 200) throw new Error(text);
  return Number(headers['content-range']?.split('/')[1]);
}

describe('the number of orders equals the list', () => {
  it.each(SalesDimension.values)('by %s, with and without other filters', async (dimension) => {
    const unfiltered = await readBreakdown(dimension, RANGE);
    expect(unfiltered.rows.length).toBeGreaterThan(1);
    const selections: SalesSelection[] = [
      {},
      { country_id: 'FR' },
      { shop_id: shop.sample.shop },
      { partner: 'diggers', origin: 'google' },
      { project_id: 1, paid_in: 'USD' },
      { shop_id: shop.sample.shop, partner: 'whiplash', country_id: 'DE' },
    ];
    let compared = 0;
    for (const selection of selections) {
      const answer = await readBreakdown(dimension, { ...RANGE, ...selection });
      expect(answer.figures.orders).toBe(await countListed(createOrdersFilter(answer.range, selection)));
      for (const { key, figures } of answer.rows) {
        expect([selection, key, figures.orders]).toEqual([
          selection,
          key,
          await countListed(createOrdersFilter(answer.range, selection, { dimension, key })),
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('by day, week and month', async () => {
    for (const granularity of ['day', 'week', 'month']) {
      const { points } = await readSales({ ...RANGE, granularity, country_id: 'FR' });
      expect(points.length).toBeGreaterThan(0);
      for (const { from, to, figures } of points)
        expect(figures.orders).toBe(await countListed(createOrdersFilter({ from, to }, { country_id: 'FR' })));
    }
  });
});

it('filters orders by a value of any part, and by its negation', async () => {
  const all = await countListed({});
  expect((await countListed({ partner: 'diggers' })) + (await countListed({ partner_neq: 'diggers' }))).toBe(all);
  expect((await countListed({ partner_empty: true })) + (await countListed({ partner_empty: false }))).toBe(all);
  expect(await countListed({ shop_id: [1, 2] })).toBe(all);
  expect(await countListed({ origin_source: ['instagram', 'google'] })).toBe(
    (await countListed({ origin_source: 'instagram' })) + (await countListed({ origin_source: 'google' })),
  );
  for (const filter of [{ shop_id_neq: 1 }, { partner: 'nobody' }, { shop_id: 'x' }, { partner_contains: 'dig' }])
    expect((await api.call('GET', '/admin/orders', asTeam({ filter: JSON.stringify(filter) }))).status).toBe(400);
});

describe('a breakdown', () => {
  it('adds up to the total; by project to the total without shipping', async () => {
    for (const dimension of ['country', 'origin', 'currency', 'shop', 'partner'] as const) {
      const { rows, figures } = await readBreakdown(dimension, RANGE);
      expect(rows.reduce((sum, row) => sum + row.figures.gross, 0)).toBeCloseTo(figures.gross, 1);
      expect(rows.reduce((sum, row) => sum + row.figures.copies, 0)).toBe(figures.copies);
    }
    const { rows } = await readBreakdown('project', { ...RANGE, paid_in: 'EUR' });
    const [goods] = await runRawSql<{ sum: string }>(
      `select sum(s.total - s.shipping) / 100.0 as sum from shop_orders s join orders o on o.id = s.order_id where ${IN_RANGE} and o.currency = 'EUR'`,
    );
    expect(rows.reduce((sum, row) => sum + row.figures.gross, 0)).toBeCloseTo(Number(goods?.sum), 2);
    expect(rows.map(({ name }) => name)).toContain('Marisol Vega – Fjord');
  });

  it('has the highest sales first, at most `limit` rows', async () => {
    const { rows, more } = await readBreakdown('country', { ...RANGE, limit: 2, compare: 'previous' });
    expect([rows.length, more]).toEqual([2, true]);
    expect(rows[0]?.figures.gross).toBeGreaterThan(rows[1]?.figures.gross ?? Infinity);
    expect(rows[0]?.compared?.orders).toBe(0);
  });
});

describe('the sums of sales', () => {
  const readToday = () => readSales({ period: 'today' });

  it('follow paid, changed and deleted orders', async () => {
    const before = (await readToday()).figures;
    const { order_id } = await shop.buy(await shop.sample.project());
    const paid = (await readToday()).figures;
    expect([paid.orders - before.orders, paid.new_customers - before.new_customers]).toEqual([1, 1]);
    expect(paid.gross - before.gross).toBeCloseTo(25.9, 2);
    const second = await shop.buy(await shop.sample.project());
    expect((await readToday()).figures.new_customers).toBe(paid.new_customers);
    // the second order becomes the customer's first
    await runRawSql(`delete from orders where id = ${order_id}`);
    expect((await readToday()).figures).toMatchObject({ orders: paid.orders, new_customers: paid.new_customers });
    await runRawSql(`update orders set status = 'cancelled' where id = ${second.order_id}`);
    expect((await readToday()).figures.cancelled_orders).toBe(before.cancelled_orders + 1);
    await runRawSql(`update shop_orders set partner = 'sna' where order_id = ${second.order_id}`);
    expect((await readBreakdown('partner', { period: 'today' })).rows.map(({ key }) => key)).toContain('sna');
    await runRawSql(`delete from orders where id = ${second.order_id}`);
    expect((await readToday()).figures).toEqual(before);
  });

  it('equal recomputed ones', async () => {
    await shop.buy(await shop.sample.project());
    await refreshSales(api.db);
    const readStored = async () => [
      await api.db
        .select()
        .from(salesDays)
        .orderBy(salesDays.dimension, salesDays.key, salesDays.day, salesDays.currency),
      await api.db.select().from(sales).orderBy(sales.order_id, sales.project_id, sales.shop_id),
    ];
    const before = await readStored();
    await runRawSql('truncate sales, sales_days');
    await runRawSql('insert into sales_changes (order_id, email) select id, email from orders');
    await refreshSales(api.db);
    expect(await readStored()).toEqual(before);
  });

  it('are not recomputed for a status change that leaves the amounts', async () => {
    const { order_id } = await shop.buy(await shop.sample.project());
    await refreshSales(api.db);
    const countChanges = async () => (await runRawSql('select * from sales_changes')).length;
    await runRawSql(`update orders set status = 'sent', version = version + 1 where id = ${order_id}`);
    expect(await countChanges()).toBe(0);
    await runRawSql(`update orders set total = total + 100 where id = ${order_id}`);
    expect(await countChanges()).toBeGreaterThan(0);
  });

  it('are right under concurrent reads and orders', async () => {
    const before = (await readToday()).figures.orders;
    const record = await shop.sample.project();
    await Promise.all([shop.buy(record), readToday(), shop.buy(record), readToday(), shop.buy(record), readToday()]);
    expect((await readToday()).figures.orders).toBe(before + 3);
  });

  it('count refunds on the day of the refund', async () => {
    const before = (await readToday()).figures;
    const record = await shop.sample.project();
    const { order_id } = await shop.buy(record);
    await runRawSql(`insert into refunds (order_id, payment_id, status, amount, currency, reason, settled_at)
      select ${order_id}, id, 'done', 590, 'EUR', 'other', '2026-04-01 22:30Z' from payments where order_id = ${order_id}`);
    await runRawSql(`insert into refund_lines (refund_id, order_line_id, quantity, amount)
      select r.id, l.id, 1, 200 from refunds r join order_lines l on l.order_id = r.order_id where r.order_id = ${order_id}`);
    const after = (await readToday()).figures;
    expect([after.refunds - before.refunds, after.refunds_count - before.refunds_count]).toEqual([5.9, 1]);
    expect((await readSales({ period: 'today', project_id: record.id })).figures.refunds).toBe(2);
    expect((await readSales({ period: 'range', from: '2026-04-01', to: '2026-04-01' })).figures.refunds).toBe(0);
  });
});

it('returns a CSV equal to the breakdown', async () => {
  const { text, headers, status } = await api.call(
    'GET',
    '/admin/stats/table',
    asTeam({ ...RANGE, dimension: 'country' }),
  );
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/csv');
  const { rows } = await readBreakdown('country', RANGE);
  const lines = text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(lines[0]?.slice(0, 4)).toEqual(['Country', 'Code', 'Orders', 'Copies']);
  expect(lines.slice(1).map(([, key, orders, , gross]) => [key, Number(orders), Number(gross)])).toEqual(
    rows.map(({ key, figures }) => [key, figures.orders, figures.gross]),
  );
});

it('returns 401 or 403 without a staff role', async () => {
  for (const path of ['sales', 'breakdown?dimension=shop', 'table'])
    for (const [as, status] of [
      ['visitor', 401],
      ['user', 403],
      ['pro', 403],
      ['artist', 403],
      ['team', 200],
      ['admin', 200],
    ] as const)
      expect([path, as, (await api.call('GET', `/admin/stats/${path}`, { as })).status]).toEqual([path, as, status]);
});
