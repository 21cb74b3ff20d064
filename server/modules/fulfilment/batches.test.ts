import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Batch,
  BulkAnswer,
  DispatchBoard,
  DispatchOrder,
  FileLink,
  Order,
  Problem,
  StockCheck,
} from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { batchOrders, partnerStocks } from './dispatch.table.ts';
import { partners } from '#server/modules/pricing/index.ts';
import { type PaidOrder, type SampleDispatch, startDispatch } from './dispatch.sample.ts';

let shop: SampleDispatch;
beforeAll(async () => (shop = await startDispatch()));
afterAll(() => shop.api.close());

type Answer = Batch & Omit<Problem, 'status' | 'title'>;
const post = <T = Answer>(path: string, body?: unknown) => shop.api.call<T>('POST', path, { as: 'team', body });
const create = (orders: readonly PaidOrder[], more = {}) =>
  post('/admin/batches', { partner: 'daudin', shop_order_ids: orders.map(({ part }) => part), ...more });
const act = (id: number, action: string, body?: unknown) => post(`/admin/batches/${id}/${action}`, body);
const setStock = (barcode: string, quantity: number) =>
  shop.api.call('POST', '/admin/partner-stocks', { as: 'team', body: { partner: 'daudin', barcode, quantity } });

describe('the board', () => {
  it('groups waiting orders by partner and destination, and follows assignments', async () => {
    const order = await shop.paid(undefined, 2);
    const loadBoard = async () => (await shop.api.call<DispatchBoard>('GET', '/admin/dispatch', { as: 'team' })).body;
    const { groups } = await loadBoard();
    const before = groups.find(({ partner, country_id }) => partner === null && country_id === 'FR');
    expect(before).toMatchObject({ zone: 'france', suggested: 'daudin' });
    expect(before?.copies).toBeGreaterThanOrEqual(2);
    const { body } = await post<BulkAnswer>('/admin/dispatch/assign', {
      shop_order_ids: [order.part, 999_999],
      partner: 'pias',
    });
    expect(body).toEqual({ done: [order.part], refused: [{ id: 999_999, code: 'not_found' }] });
    expect((await loadBoard()).groups).toContainEqual(
      expect.objectContaining({ partner: 'pias', orders: 1, copies: 2 }),
    );
    const list = await shop.api.call<DispatchOrder[]>('GET', '/admin/dispatch/orders', {
      as: 'team',
      query: { partner: 'pias' },
    });
    expect(list.body).toMatchObject([{ number: order.number, copies: 2, titles: expect.stringContaining('2 × ') }]);
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'adminAssignPartner'));
    expect(entry?.after).toMatchObject({ partner: 'pias' });
  });
});

describe('an order with parts of two shops', () => {
  it('counts once on the board, in the stock check and in a batch', async () => {
    const { parts } = await shop.split(2);
    await post('/admin/dispatch/assign', { shop_order_ids: parts, partner: 'altafonte' });
    const { body: board } = await shop.api.call<DispatchBoard>('GET', '/admin/dispatch', { as: 'team' });
    expect(board.groups.find(({ partner }) => partner === 'altafonte')).toMatchObject({ orders: 1, copies: 2 });
    const wanted = { partner: 'altafonte', shop_order_ids: parts };
    expect((await post<StockCheck>('/admin/batches/stock-check', wanted)).body).toMatchObject({ full: 1, short: 0 });
    const { body } = await post('/admin/batches', wanted);
    expect([body.orders_count, body.orders?.length]).toEqual([1, 2]);
  });
});

describe('the logistician and the carrier of an order', () => {
  const loadLogistics = async (order: number) => {
    const { logistician_id, transporter, shop_orders } = await shop.order(order);
    const [part] = shop_orders ?? [];
    expect([part?.logistician_id, part?.transporter]).toEqual([logistician_id, transporter]);
    return { logistician_id, transporter };
  };
  const findOrders = async (filter: object) =>
    (
      await shop.api.call<Order[]>('GET', '/admin/orders', { as: 'team', query: { filter: JSON.stringify(filter) } })
    ).body.map(({ id, logistician_id, transporter }) => ({ id, logistician_id, transporter }));

  it('are those of its batch, then the carrier of its parcel', async () => {
    const { order_id, part } = await shop.paid();
    const [daudin] = await shop.api.db.select().from(partners).where(eq(partners.code, 'daudin'));
    await shop.api.db.update(partners).set({ carrier: 'gls' }).where(eq(partners.code, 'daudin'));
    await post('/admin/dispatch/assign', { shop_order_ids: [part], partner: 'daudin' });
    const assigned = await loadLogistics(order_id);
    expect(assigned, 'assigned is not handed over').toEqual({ logistician_id: null, transporter: null });
    await shop.handOver([part]);
    const logistician_id = daudin?.id ?? 0;
    expect(await loadLogistics(order_id)).toEqual({ logistician_id, transporter: 'gls' });
    await post(`/admin/orders/${order_id}/ship`, {
      tracking_transporter: 'ups',
      tracking_number: '1Z55',
      notify: false,
    });
    expect(await loadLogistics(order_id)).toEqual({ logistician_id, transporter: 'ups' });
    const [parcel] = (await shop.order(order_id)).shop_orders?.[0]?.shipments ?? [];
    await post(`/admin/orders/${order_id}/parcels/${parcel?.id}/track`, {
      tracking_transporter: 'dhl',
      tracking_number: '1Z55',
    });
    const after = { logistician_id, transporter: 'dhl' };
    expect(await loadLogistics(order_id)).toEqual(after);
    expect(await findOrders({ logistician_id, transporter: 'dhl' })).toEqual([{ id: order_id, ...after }]);
    expect(await findOrders({ logistician_id, transporter: 'gls' })).toEqual([]);
  });

  it('have no logistician without a batch or after the batch is closed', async () => {
    const [unbatched, batched] = [await shop.paid(), await shop.paid()];
    const parcel = { tracking_transporter: 'col', tracking_number: '6A1', notify: false };
    await post(`/admin/orders/${unbatched.order_id}/ship`, parcel);
    expect(await loadLogistics(unbatched.order_id)).toEqual({ logistician_id: null, transporter: 'col' });
    const { id } = await shop.handOver([batched.part]);
    expect((await loadLogistics(batched.order_id)).logistician_id).not.toBeNull();
    expect((await act(id, 'close')).status).toBe(200);
    expect(await loadLogistics(batched.order_id)).toEqual({ logistician_id: null, transporter: null });
  });
});

describe('a batch', () => {
  it('is created from shop orders, checked and handed over with a file', async () => {
    const orders = [await shop.paid(), await shop.paid()];
    const { status, body } = await create(orders, { note: 'Friday' });
    expect([status, body.status, body.orders_count, body.copies]).toEqual([201, 'draft', 2, 2]);
    expect((await act(body.id, 'hand-over')).status).toBe(409);
    expect((await act(body.id, 'check')).body.status).toBe('checked');
    const handedOver = await act(body.id, 'hand-over');
    expect(handedOver.body).toMatchObject({ status: 'handed_over', push_status: 'none' });
    expect(await shop.order(orders[0]!.order_id)).toMatchObject({
      status: 'in_preparation',
      shop_orders: [{ status: 'in_preparation', partner: 'daudin' }],
    });
    const { body: link } = await post<FileLink>(`/admin/batches/${body.id}/link`);
    const file = await shop.api.app.inject({ method: 'GET', url: link.url });
    expect(file.headers['content-disposition']).toContain(`${body.number}-daudin.csv`);
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${orders[0]!.number};Léa Moreau;`);
    // France has no code, so that of the EU applies
    expect(lines[1]).toContain(';85238090;');
    const forged = link.url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
    expect((await shop.api.app.inject({ method: 'GET', url: forged })).statusCode).toBe(403);
    expect((await act(body.id, 'cancel', { reason: 'Too late' })).status).toBe(409);
  });

  it('refuses shop orders of another batch, also when several are created at once', async () => {
    const orders = [await shop.paid(), await shop.paid(), await shop.paid()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(orders)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_in_batch');
    const memberships = await shop.api.db
      .select()
      .from(batchOrders)
      .where(eq(batchOrders.shop_order_id, orders[0]!.part));
    expect(memberships.filter((row) => row.live)).toHaveLength(1);
  });

  it('releases its orders when they are removed or it is cancelled', async () => {
    const orders = [await shop.paid(), await shop.paid()];
    const { body } = await create(orders);
    const removed = await act(body.id, 'remove', { shop_order_ids: [orders[0]!.part] });
    expect(removed.body.orders_count).toBe(1);
    expect((await create([orders[0]!])).status).toBe(201);
    expect((await act(body.id, 'cancel', { reason: 'Partner is on holiday' })).body.status).toBe('cancelled');
    expect((await create([orders[1]!])).status).toBe(201);
  });

  it('refuses orders that cannot be handed over, and names them', async () => {
    const order = await shop.paid();
    await shop.api.call('POST', `/admin/orders/${order.order_id}/ship`, {
      as: 'team',
      body: { tracking_transporter: 'col', tracking_number: '6A1' + order.part },
    });
    const { status, body } = await create([order]);
    expect([status, body.code]).toEqual([409, 'not_to_hand_over']);
    expect(body.detail).toContain(order.number);
  });

  it('is for staff only', async () => {
    for (const as of ['user', 'pro', 'artist'] as const)
      expect((await shop.api.call('GET', '/admin/dispatch', { as })).status).toBe(403);
  });
});

describe('the stock check', () => {
  it('allocates by payment date, shows shortages, and splits orders where allowed', async () => {
    const record = await shop.record('3760123456784');
    const [first, second, third] = [await shop.paid(record, 2), await shop.paid(record, 2), await shop.paid(record, 1)];
    expect((await setStock('3760123456784', 3)).status).toBe(201);
    const body = { partner: 'daudin', shop_order_ids: [first.part, second.part, third.part] };
    const check = await post<StockCheck>('/admin/batches/stock-check', body);
    expect(check.body).toMatchObject({
      full: 2,
      short: 1,
      orders: [{ number: second.number, lines: [{ wanted: 2, allocated: 1 }] }],
    });
    const created = await post('/admin/batches', { ...body, partial: [second.part] });
    expect(created.body.orders?.map(({ number, outcome }) => [number, outcome])).toEqual([
      [second.number, 'partial'],
      [first.number, 'full'],
    ]);
    // stock taken by a batch is not available to the next one
    const next = await post<StockCheck>('/admin/batches/stock-check', {
      partner: 'daudin',
      shop_order_ids: [third.part],
    });
    expect(next.body).toMatchObject({ short: 1 });
    expect((await create([third])).body.code).toBe('batch_all_short');
    await act(created.body.id, 'check');
    await act(created.body.id, 'hand-over');
    const [stock] = await shop.api.db.select().from(partnerStocks);
    expect(stock?.quantity).toBe(0);
  });

  it('allocates each copy once when batches are created at the same time', async () => {
    const record = await shop.record('4006381333931');
    const orders = await Promise.all(Array.from({ length: 6 }, () => shop.paid(record)));
    await setStock('4006381333931', 4);
    const answers = await Promise.all(orders.map((order) => create([order])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  });

  it('returns 422 for the barcode of no item', async () => {
    expect((await setStock('9780201379624', 1)).status).toBe(422);
  });
});
