// An order of several shops counts as one order everywhere.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer, DispatchBoard, Order, Project, Sales, SalesBreakdown, ViewCount } from '#generated/schemas.ts';
import { readPackQueue } from '#server/modules/fulfilment/index.ts';
import { type SampleDispatch, startDispatch } from '#server/modules/fulfilment/dispatch.sample.ts';

let shop: SampleDispatch;
beforeAll(async () => (shop = await startDispatch()));
afterAll(() => shop.api.close());

const get = async <Answer>(path: string, query: Record<string, string> = {}) => {
  const answer = await shop.api.call<Answer>('GET', `/admin/${path}`, { as: 'team', query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
};

/** Everything that counts orders: tiles and queues of Today, badges of the sidebar, statistics, dispatch and customers. */
async function readCounts() {
  const TODAY = { period: 'today' };
  const { figures } = (await get<Sales>('stats/sales', { ...TODAY, compare: 'previous', currency: 'EUR' })).body;
  const views = (await get<ViewCount[]>('views/counts')).body;
  const board = (await get<DispatchBoard>('dispatch')).body;
  const packing = await readPackQueue(shop.api.db);
  const sums = Object.fromEntries(
    await Promise.all(
      ['country', 'origin', 'currency'].map(async (dimension) => {
        const { rows } = (await get<SalesBreakdown>('stats/breakdown', { ...TODAY, dimension })).body;
        return [dimension, rows.reduce((all, row) => all + row.figures.orders, 0)] as const;
      }),
    ),
  );
  const [customer] = (await get<Customer[]>('client')).body;
  return {
    ...sums,
    today: figures.orders,
    new_customers: figures.new_customers,
    ...Object.fromEntries(
      views.filter(({ resource }) => resource === 'orders').map(({ view, count }) => [`orders: ${view}`, count]),
    ),
    dispatch: board.groups.reduce((all, { orders }) => all + orders, 0),
    packing: packing.waiting,
    customer: customer?.orders_count ?? 0,
  };
}

it('counts once on Today, in badges, statistics, dispatch and at its customer', async () => {
  const { order_id, number } = await shop.split(3);
  const counts = await readCounts();
  const once = ['today', 'new_customers', 'country', 'origin', 'currency', 'dispatch', 'packing', 'customer'];
  const views = ['to_ship', 'unclaimed', 'to_print', 'to_invoice', 'today'].map((view) => `orders: ${view}`);
  expect(counts).toMatchObject(Object.fromEntries([...once, ...views].map((name) => [name, 1])));
  expect(Object.entries(counts).filter(([, count]) => count > 1)).toEqual([]);

  const { shop_orders: parts = [] } = await shop.order(order_id);
  const { rows } = (await get<SalesBreakdown>('stats/breakdown', { period: 'today', dimension: 'shop' })).body;
  for (const part of parts) {
    expect(rows.find(({ key }) => key === String(part.shop_id))?.figures.orders).toBe(1);
    const shopQuery = { period: 'today', shop_id: String(part.shop_id) };
    expect((await get<Sales>('stats/sales', shopQuery)).body.figures.orders).toBe(1);
    const { sales } = (await get<Project>(`projects/${part.lines[0]?.project_id}`)).body;
    expect(sales).toMatchObject([{ orders: 1, copies: 1 }]);
  }
  const assignment = { shop_order_ids: parts.map(({ id }) => id), partner: 'altafonte' };
  await shop.api.call('POST', '/admin/dispatch/assign', { as: 'team', body: assignment });
  const byPartner = await get<SalesBreakdown>('stats/breakdown', { period: 'today', dimension: 'partner' });
  expect(byPartner.body.rows.map(({ key, figures }) => [key, figures.orders])).toEqual([['altafonte', 1]]);
  const partner = { partner: ['altafonte'] };
  const filters = [{ q: number }, partner, { shop_id: parts.map(({ shop_id }) => shop_id) }];
  for (const filter of filters) {
    const { body, headers } = await get<Order[]>('orders', { filter: JSON.stringify(filter) });
    expect([filter, body.map(({ id }) => id), headers['content-range']]).toEqual([filter, [order_id], 'orders 0-0/1']);
  }
});
