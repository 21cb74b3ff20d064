import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { createOrdersFilter, type SalesSelection } from '#domain/statistics/sales-orders.ts';
import { SalesDimension } from '#generated/enums.ts';
import type { Order, Sales, SalesBreakdown } from '#generated/schemas.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { fxRates } from '#server/modules/pricing/index.ts';
import { refreshSales, sales, salesDays } from '#server/modules/earnings/index.ts';
import { rawOf, sellOver100Days } from './stats.sample.ts';

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
  await sellOver100Days(shop);
});
afterAll(() => api.close());

const query = (values: Record<string, string | number | undefined>) => ({ as: 'team', query: values }) as const;
const overTime = async (values: Record<string, string | number | undefined>) =>
  (await api.call<Sales>('GET', '/admin/stats/sales', query(values))).body;
const by = async (dimension: SalesDimension, values: Record<string, string | number | undefined> = {}) =>
  (await api.call<SalesBreakdown>('GET', '/admin/stats/breakdown', query({ dimension, ...values }))).body;
const OWN = { period: 'range', from: '2025-12-01', to: '2026-04-02' } as const;
const raw = <Row extends Record<string, unknown>>(text: string) => rawOf<Row>(api.db, text);

/** Rates of each order's day. */
const RATE = (currency: string) =>
  `case when ${currency} = 'EUR' then 1 else (select rate from fx_rates where currency = ${currency} and day <= (paid_at at time zone 'Europe/Paris')::date order by day desc limit 1) end`;
const IN_EURO = (amount: string) =>
  `sum(round((${amount} / (case when o.currency = 'JPY' then 1 else 100.0 end) / (${RATE('o.currency')}))::numeric, 2))`;
const PERIOD = `paid_at >= '2025-11-30 23:00Z' and paid_at < '2026-04-02 22:00Z'`;

describe('sales over time', () => {
  it('equal a query over the orders, across currencies and the change of the clocks', async () => {
    const answer = await overTime({ ...OWN, granularity: 'day' });
    const [all] = await raw<
      Record<string, string>
    >(`select count(*) orders, ${IN_EURO('total')} gross, ${IN_EURO('total')} - ${IN_EURO('vat')} net,
      sum(items_count) copies, count(*) filter (where status = 'cancelled') cancelled_orders,
      ${IN_EURO("(case when status = 'cancelled' then total else 0 end)")} cancelled from orders o where ${PERIOD}`);
    expect(answer.figures.orders).toBe(Number(all?.orders));
    expect(answer.figures.orders).toBeGreaterThan(100);
    expect(answer.figures.copies).toBe(Number(all?.copies));
    for (const name of ['gross', 'net', 'cancelled'] as const) expect(answer.figures[name]).toBe(Number(all?.[name]));
    expect(answer.figures.cancelled_orders).toBe(Number(all?.cancelled_orders));
    expect(answer.figures.new_customers).toBe(23);
    const days = await raw<{
      day: string;
      orders: string;
      gross: string;
    }>(`select (paid_at at time zone 'Europe/Paris')::date::text as day,
      count(*) orders, ${IN_EURO('total')} gross from orders o where ${PERIOD} group by 1 order by 1`);
    expect(
      answer.points.filter(({ figures }) => figures.orders > 0).map(({ from, figures }) => [from, figures.orders]),
    ).toEqual(days.map(({ day, orders }) => [day, Number(orders)]));
    expect(answer.points).toHaveLength(123);
    const sold = new Map(answer.points.map(({ from, figures }) => [from, figures.gross]));
    for (const { day, gross } of days) expect(sold.get(day)).toBe(Number(gross));
  });

  it('are converted to another currency', async () => {
    const euro = await overTime({ ...OWN, from: '2025-12-01', to: '2026-03-19' });
    const dollars = await overTime({ ...OWN, from: '2025-12-01', to: '2026-03-19', currency: 'USD' });
    expect(dollars.figures.gross / euro.figures.gross).toBeCloseTo(1.16, 4);
    const yen = await overTime({ ...OWN, currency: 'JPY' });
    expect(Number.isInteger(yen.figures.gross)).toBe(true);
  });

  it('stand beside the period before and the year before, stretch by stretch', async () => {
    const answer = await overTime({ period: 'days_28', compare: 'previous' });
    expect(answer).toMatchObject({
      range: { from: '2026-03-06', to: '2026-04-02' },
      compared_range: { from: '2026-02-06', to: '2026-03-05' },
    });
    const before = await overTime({ period: 'range', from: '2026-02-06', to: '2026-03-05' });
    expect(answer.compared).toEqual(before.figures);
    expect(answer.points.map(({ compared }) => compared?.figures)).toEqual(before.points.map(({ figures }) => figures));
    expect((await overTime({ period: 'month', compare: 'last_year' })).compared_range).toEqual({
      from: '2025-04-01',
      to: '2025-04-02',
    });
    expect((await overTime({ period: 'all' })).range.from).toBe('2025-12-11');
  });

  it('of a day that is not over stand beside the same hours of the day before', async () => {
    // two orders of 12 December, paid at 06:10 and 22:10
    clock = new Date('2025-12-13T10:00:00Z');
    const answer = await overTime({ period: 'today', compare: 'previous' });
    clock = NOW;
    const whole = await overTime({ period: 'range', from: '2025-12-12', to: '2025-12-12' });
    expect(answer.compared_range).toEqual({ from: '2025-12-12', to: '2025-12-12' });
    expect([answer.compared?.orders, whole.figures.orders]).toEqual([1, 2]);
  });

  it.each([
    { period: 'range' },
    { period: 'range', from: '2026-02-30', to: '2026-03-01' },
    { period: 'range', from: '2026-03-02', to: '2026-03-01' },
    { ...OWN, from: '2008-01-01', granularity: 'day' },
    { period: 'week' },
  ])('are refused for %o', async (values) => {
    expect((await api.call('GET', '/admin/stats/sales', query(values))).status).toBe(400);
  });
});

/** The number of orders in the list. */
async function listed(filter: Record<string, unknown>): Promise<number> {
  const { headers, status, text } = await api.call<Order[]>(
    'GET',
    '/admin/orders',
    query({ filter: JSON.stringify(filter), range: '[0,0]' }),
  );
  if (status !== 200) throw new Error(text);
  return Number(headers['content-range']?.split('/')[1]);
}

describe('every number leads to its orders', () => {
  it.each(SalesDimension.values)('by %s, alone and narrowed by everything else', async (dimension) => {
    const whole = await by(dimension, OWN);
    expect(whole.rows.length).toBeGreaterThan(1);
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
      const answer = await by(dimension, { ...OWN, ...selection });
      expect(answer.figures.orders).toBe(await listed(createOrdersFilter(answer.range, selection)));
      for (const { key, figures } of answer.rows) {
        expect([selection, key, figures.orders]).toEqual([
          selection,
          key,
          await listed(createOrdersFilter(answer.range, selection, { dimension, key })),
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('by day, week and month', async () => {
    for (const granularity of ['day', 'week', 'month']) {
      const { points } = await overTime({ ...OWN, granularity, country_id: 'FR' });
      expect(points.length).toBeGreaterThan(0);
      for (const { from, to, figures } of points)
        expect(figures.orders).toBe(await listed(createOrdersFilter({ from, to }, { country_id: 'FR' })));
    }
  });
});

it('orders are filtered by a value of any part, and its negation', async () => {
  const all = await listed({});
  const by = (filter: Record<string, unknown>) => listed(filter);
  expect((await by({ partner: 'diggers' })) + (await by({ partner_neq: 'diggers' }))).toBe(all);
  expect((await by({ partner_empty: true })) + (await by({ partner_empty: false }))).toBe(all);
  expect(await by({ shop_id: [1, 2] })).toBe(all);
  expect(await by({ origin_source: ['instagram', 'google'] })).toBe(
    (await by({ origin_source: 'instagram' })) + (await by({ origin_source: 'google' })),
  );
  for (const filter of [{ shop_id_neq: 1 }, { partner: 'nobody' }, { shop_id: 'x' }, { partner_contains: 'dig' }])
    expect((await api.call('GET', '/admin/orders', query({ filter: JSON.stringify(filter) }))).status).toBe(400);
});

describe('shares', () => {
  it('of countries, origins and currencies add up to the whole; of projects to the whole without shipping', async () => {
    for (const dimension of ['country', 'origin', 'currency', 'shop', 'partner'] as const) {
      const { rows, figures } = await by(dimension, OWN);
      expect(rows.reduce((sum, row) => sum + row.figures.gross, 0)).toBeCloseTo(figures.gross, 1);
      expect(rows.reduce((sum, row) => sum + row.figures.copies, 0)).toBe(figures.copies);
    }
    const { rows } = await by('project', { ...OWN, paid_in: 'EUR' });
    const [goods] = await raw<{ sum: string }>(
      `select sum(s.total - s.shipping) / 100.0 as sum from shop_orders s join orders o on o.id = s.order_id where ${PERIOD} and o.currency = 'EUR'`,
    );
    expect(rows.reduce((sum, row) => sum + row.figures.gross, 0)).toBeCloseTo(Number(goods?.sum), 2);
    expect(rows.map(({ name }) => name)).toContain('Marisol Vega – Fjord');
  });

  it('are the best first, as many as wanted', async () => {
    const { rows, more } = await by('country', { ...OWN, limit: 2, compare: 'previous' });
    expect([rows.length, more]).toEqual([2, true]);
    expect(rows[0]?.figures.gross).toBeGreaterThan(rows[1]?.figures.gross ?? Infinity);
    expect(rows[0]?.compared?.orders).toBe(0);
  });
});

describe('the sums follow the orders', () => {
  const today = () => overTime({ period: 'today' });

  it('as they are paid, changed and deleted', async () => {
    const before = (await today()).figures;
    const { order_id } = await shop.buy(await shop.sample.project());
    const paid = (await today()).figures;
    expect([paid.orders - before.orders, paid.new_customers - before.new_customers]).toEqual([1, 1]);
    expect(paid.gross - before.gross).toBeCloseTo(25.9, 2);
    const second = await shop.buy(await shop.sample.project());
    expect((await today()).figures.new_customers).toBe(paid.new_customers);
    // the second order becomes the customer's first
    await raw(`delete from orders where id = ${order_id}`);
    expect((await today()).figures).toMatchObject({ orders: paid.orders, new_customers: paid.new_customers });
    await raw(`update orders set status = 'cancelled' where id = ${second.order_id}`);
    expect((await today()).figures.cancelled_orders).toBe(before.cancelled_orders + 1);
    await raw(`update shop_orders set partner = 'sna' where order_id = ${second.order_id}`);
    expect((await by('partner', { period: 'today' })).rows.map(({ key }) => key)).toContain('sna');
    await raw(`delete from orders where id = ${second.order_id}`);
    expect((await today()).figures).toEqual(before);
  });

  it('and are the same as if they were made anew', async () => {
    await shop.buy(await shop.sample.project());
    await refreshSales(api.db);
    const kept = async () => [
      await api.db
        .select()
        .from(salesDays)
        .orderBy(salesDays.dimension, salesDays.key, salesDays.day, salesDays.currency),
      await api.db.select().from(sales).orderBy(sales.order_id, sales.project_id, sales.shop_id),
    ];
    const before = await kept();
    await raw('truncate sales, sales_days');
    await raw('insert into sales_changes (order_id, email) select id, email from orders');
    await refreshSales(api.db);
    expect(await kept()).toEqual(before);
  });

  it('and an order that only moves along is not counted anew', async () => {
    const { order_id } = await shop.buy(await shop.sample.project());
    await refreshSales(api.db);
    const notes = async () => (await raw('select * from sales_changes')).length;
    await raw(`update orders set status = 'sent', version = version + 1 where id = ${order_id}`);
    expect(await notes()).toBe(0);
    await raw(`update orders set total = total + 100 where id = ${order_id}`);
    expect(await notes()).toBeGreaterThan(0);
  });

  it('with several readers and buyers at once', async () => {
    const before = (await today()).figures.orders;
    const record = await shop.sample.project();
    await Promise.all([shop.buy(record), today(), shop.buy(record), today(), shop.buy(record), today()]);
    expect((await today()).figures.orders).toBe(before + 3);
  });

  it('count refunds on the day of the refund', async () => {
    const before = (await today()).figures;
    const record = await shop.sample.project();
    const { order_id } = await shop.buy(record);
    await raw(`insert into refunds (order_id, payment_id, status, amount, currency, reason, settled_at)
      select ${order_id}, id, 'done', 590, 'EUR', 'other', '2026-04-01 22:30Z' from payments where order_id = ${order_id}`);
    await raw(`insert into refund_lines (refund_id, order_line_id, quantity, amount)
      select r.id, l.id, 1, 200 from refunds r join order_lines l on l.order_id = r.order_id where r.order_id = ${order_id}`);
    const after = (await today()).figures;
    expect([after.refunds - before.refunds, after.refunds_count - before.refunds_count]).toEqual([5.9, 1]);
    expect((await overTime({ period: 'today', project_id: record.id })).figures.refunds).toBe(2);
    expect((await overTime({ period: 'range', from: '2026-04-01', to: '2026-04-01' })).figures.refunds).toBe(0);
  });
});

it('the table equals the CSV', async () => {
  const { text, headers, status } = await api.call(
    'GET',
    '/admin/stats/table',
    query({ ...OWN, dimension: 'country' }),
  );
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/csv');
  const { rows } = await by('country', OWN);
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

it('statistics are for staff only', async () => {
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
