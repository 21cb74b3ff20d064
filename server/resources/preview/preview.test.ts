import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionPreview, Batch, Order, Problem } from '#generated/schemas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { type SampleSubscriptions, CARDS, startSubscriptions } from '#server/modules/subscriptions/boxes.sample.ts';
import { type SampleDispatch, startDispatch } from '#server/modules/fulfilment/dispatch.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { disputes, payments } from '#server/modules/payments/index.ts';
import { payment } from '#server/modules/cart/cart.sample.ts';
import { exported, importer } from '#server/modules/imports/testing.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { type SampleQuotes, startQuotes } from '#server/modules/pressing/quote.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

type Answer = ActionPreview & Omit<Problem, 'status' | 'title'>;
const createPreviewer =
  (api: TestApi) =>
  (operation: string, record_id: number | null, body: object = {}) =>
    api.call<Answer>('POST', '/admin/preview', { as: 'admin', body: { operation, record_id, body } });

describe('a monthly run', () => {
  let boxShop: SampleSubscriptions;
  beforeAll(async () => (boxShop = await startSubscriptions()));
  afterAll(() => boxShop.api.close());

  it('previews the charges of a monthly run', async () => {
    const preview = createPreviewer(boxShop.api);
    const { db } = boxShop.api;
    const [item] = (await boxShop.sample.project({ items: [{ stock: 3 }] })).items;
    // three copies for four boxes, and one box without an address
    for (let n = 0; n < 4; n += 1) await boxShop.box();
    const withoutAddress = await boxShop.box();
    await db.execute(sql`update boxes set address = null where id = ${withoutAddress.id}`);
    const month = await boxShop.begin('2099-01');
    await boxShop.act(month.id ?? 0, 'picks', { item_id: item });
    await db.execute(sql`update box_periods set item_id = ${item} where month_id = ${month.id} and item_id is null`);
    const { body } = await preview('adminRunBoxMonth', month.id ?? 0);
    const effect = (kind: string) => body.effects.find((candidate) => candidate.kind === kind);
    const mailCount = await db.$count(mails);
    expect(await db.$count(payments), 'a preview charges nothing').toBe(0);
    await boxShop.act(month.id ?? 0, 'run');
    await boxShop.run();
    const paid = await db.select().from(payments);
    expect(effect('charges')).toEqual({
      ...{ kind: 'charges', currency: 'EUR', count: paid.length },
      amount: paid.reduce((sum, { amount }) => sum + amount, 0) / 100,
    });
    expect(paid).toHaveLength(3);
    expect(effect('orders_created')?.count).toBe(3);
    expect(effect('mails')?.count).toBe((await db.$count(mails)) - mailCount);
    const monthPath = `/admin/box-months/${month.id}`;
    const monthAfter = await boxShop.api.call<{ status: string; picks: object[] }>('GET', monthPath, { as: 'team' });
    expect(monthAfter.body.status, 'two periods are open').toBe('partly_done');
    const list = await boxShop.api.call<object[]>('GET', '/admin/box-months', {
      as: 'team',
      query: { filter: '{"status":"partly_done"}' },
    });
    expect(list.body).toHaveLength(1);
    expect(monthAfter.body.picks).toMatchObject([{ given: 5, waiting: 2, stock: 0 }]);
  });

  it('previews the charge of retrying a declined card', async () => {
    const { db } = boxShop.api;
    const [item] = (await boxShop.sample.project({ items: [{ stock: 30 }] })).items;
    const box = await boxShop.box({ card_token: CARDS.declined });
    const month = await boxShop.begin('2099-02');
    await boxShop.prepare(month.id ?? 0, [item]);
    await boxShop.run();
    const period = await boxShop.period(box, '2099-02');
    expect(period?.status).toBe('failed');
    const before = await db.$count(auditEntries);
    const { body } = await createPreviewer(boxShop.api)('adminRetryBoxPeriods', null, { ids: [period?.id, 999_999] });
    expect(body).toMatchObject({ changed: 1, refused: [{ id: 999_999, code: 'not_found' }] });
    expect(body.effects).toContainEqual({ kind: 'charges', count: 1, amount: 29.9, currency: 'EUR' });
    expect(await db.$count(auditEntries)).toBe(before);
  });
});

describe('orders and batches', () => {
  let shop: SampleDispatch;
  beforeAll(async () => (shop = await startDispatch()));
  afterAll(() => shop.api.close());
  const post = <T>(path: string, body?: object) => shop.api.call<T>('POST', path, { as: 'team', body });

  it('previews the handover to the partner', async () => {
    const orders = [await shop.paid(), await shop.paid()];
    const { body: batch } = await post<Batch>('/admin/batches', {
      partner: 'daudin',
      shop_order_ids: orders.map(({ part }) => part),
    });
    const preview = createPreviewer(shop.api);
    expect((await preview('adminHandOverBatch', batch.id)).status, 'same status as the action').toBe(409);
    await post(`/admin/batches/${batch.id}/check`);
    const { body } = await preview('adminHandOverBatch', batch.id);
    expect(body.effects).toEqual([
      { kind: 'orders_prepared', count: 2 },
      { kind: 'file_kept', count: 1, partner: 'daudin' },
    ]);
    const { body: batchAfter } = await shop.api.call<Batch>('GET', `/admin/batches/${batch.id}`, { as: 'team' });
    expect(batchAfter.status).toBe('checked');
    expect(await shop.order(orders[0]!.order_id)).toMatchObject({ status: 'paid' });
  });

  it('previews the recipients of a parcel’s mail', async () => {
    const { order_id, lines } = await shop.paid(undefined, 2);
    const content = { lines: [{ order_line_id: lines[0]?.id, quantity: 1 }] };
    const { body: order } = await post<Order>(`/admin/orders/${order_id}/pack`, content);
    const request = { operation: 'adminSendParcel', record_id: order_id, body: {} };
    const ask = (part_id: number | undefined) => post<Answer>('/admin/preview', { ...request, part_id });
    const { body } = await ask(order.shop_orders?.[0]?.shipments?.[0]?.id);
    expect(body.effects).toEqual([
      { kind: 'parcels_sent', count: 1 },
      { kind: 'copies_to_ship', count: 1 },
      { kind: 'mails', count: 1, names: [order.email] },
    ]);
    expect((await ask(undefined)).status, 'without its part').toBe(404);
  });

  it('previews the refund of a cancellation', async () => {
    const order = await shop.paid(undefined, 2);
    const before = await shop.api.db.$count(mails);
    const { body } = await createPreviewer(shop.api)('adminCancelOrder', order.order_id, { reason: 'withdrawal' });
    expect(body.effects.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refunds', 'mails', 'stock_returned']),
    );
    expect(body.effects.find(({ kind }) => kind === 'stock_returned')?.count).toBe(2);
    expect(await shop.api.db.$count(mails)).toBe(before);
    expect(await shop.order(order.order_id)).toMatchObject({ status: 'paid' });
    expect(await shop.api.db.$count(payments, eq(payments.status, 'paid'))).toBeGreaterThan(0);
  });

  it('returns 403 without permission and 422 for an action without a preview', async () => {
    const previewAs = (as: 'artist' | 'team', operation: string) =>
      shop.api.call<Problem>('POST', '/admin/preview', { as, body: { operation, record_id: 1 } });
    expect((await previewAs('artist', 'adminCancelOrder')).status).toBe(403);
    expect((await previewAs('team', 'adminDeleteProject')).status).toBe(422);
  });
});

describe('an action on all records of a filter', () => {
  let shop: SampleDispatch;
  beforeAll(async () => (shop = await startDispatch()));
  afterAll(() => shop.api.close());

  it('previews the number of changed records and the refused ones with reasons, and changes none', async () => {
    const orders = [await shop.paid(), await shop.paid(), await shop.paid()];
    const ids = orders.map(({ order_id }) => order_id);
    const [first] = ids;
    await shop.api.call('POST', '/admin/orders/prepare', { as: 'team', body: { ids: [first] } });
    const ask = (operation: string, filter: object) =>
      shop.api.call<Answer>('POST', '/admin/preview', { as: 'team', body: { operation, filter } });
    const { body } = await ask('adminPrepareOrders', { id: ids });
    expect(body).toMatchObject({ changed: 2, checked: 3, total: 3, refused: [{ id: first }] });
    expect(body.effects).toContainEqual({ kind: 'orders_prepared', count: 2 });
    expect(await shop.order(ids[1] ?? 0)).toMatchObject({ status: 'paid' });
    expect((await ask('adminCancelOrder', { id: ids })).status, 'not a bulk action').toBe(422);
    expect((await ask('adminPrepareOrders', { nope: 1 })).status).toBe(400);
  });
});

describe('a refund', () => {
  let shop: SampleShop;
  beforeAll(async () => (shop = await startShop()));
  afterAll(() => shop.api.close());

  it('previews refund, restocking and mails without calling the provider', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const { body: paid } = await shop.pay(payment(cart));
    const { body: order } = await shop.api.call<Order>('GET', `/admin/orders/${paid.order_id}`, { as: 'admin' });
    const [line] = order.shop_orders?.[0]?.lines ?? [];
    const amount = line?.price ?? 0;
    const lines = [{ order_line_id: line?.id, quantity: 1 }];
    const body = { amount, currency: 'EUR', lines, reason: 'out_of_stock', restock: true };
    const ask = async (changes: object) =>
      (await createPreviewer(shop.api)('adminRefundOrder', order.id, { ...body, ...changes })).body;
    expect((await ask({})).effects).toEqual([
      { kind: 'refunds', count: 1, amount, currency: 'EUR' },
      { kind: 'mails', count: 1 },
      { kind: 'stock_returned', count: 1 },
    ]);
    expect((await ask({ restock: false, notify: false })).effects).toEqual([
      { kind: 'refunds', count: 1, amount, currency: 'EUR' },
    ]);
    const { body: after } = await shop.api.call<Order>('GET', `/admin/orders/${order.id}`, { as: 'admin' });
    expect(after).toMatchObject({ refunded: 0, refunds: [] });
  });
});

describe('a dispute', () => {
  let shop: SampleShop;
  beforeAll(async () => (shop = await startShop()));
  afterAll(() => shop.api.close());

  it('previews the loss of accepting it without calling the provider', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const { body: paid } = await shop.pay(payment(cart, '4000000000000259'));
    const [dispute] = await shop.api.db.select().from(disputes).where(eq(disputes.order_id, paid.order_id));
    const { body } = await createPreviewer(shop.api)('adminAcceptDispute', dispute?.id ?? 0);
    const amount = (dispute?.amount ?? 0) / 100;
    expect(body.effects).toEqual([{ kind: 'disputes_lost', count: 1, amount, currency: 'EUR' }]);
    const accepted = await shop.api.call('POST', `/admin/disputes/${dispute?.id}/accept`, { as: 'team' });
    expect(accepted.status, 'the preview did not accept it').toBe(200);
  });
});

describe('a quote', () => {
  let quoteShop: SampleQuotes;
  beforeAll(async () => (quoteShop = await startQuotes()));
  afterAll(() => quoteShop.api.close());

  it('previews sending and withdrawing the offer', async () => {
    const { body: quote } = await quoteShop.createDraft();
    const preview = createPreviewer(quoteShop.api);
    const offer = { count: 1, amount: quote.total, currency: quote.currency };
    const { body: sending } = await preview('adminSendQuote', quote.id);
    expect(sending.effects).toEqual([
      { kind: 'offers_sent', ...offer },
      { kind: 'mails', count: 1, names: ['ines@example.com'] },
    ]);
    await quoteShop.api.call('POST', `/admin/quotes/${quote.id}/send`, { as: 'team', body: {} });
    const { body: revoking } = await preview('adminRevokeQuote', quote.id);
    expect(revoking.effects).toEqual([{ kind: 'offers_withdrawn', ...offer }]);
  });
});

describe('an import', () => {
  it('previews the number of created records, and of those removed by undo', async () => {
    const api = await startApi();
    const admin = importer(api, { as: 'admin' });
    const { id, rows_new } = await admin.checked('customers', await exported('shopify-customers.csv'));
    const { body } = await createPreviewer(api)('adminWriteImport', id);
    expect(body.effects).toEqual([{ kind: 'records_created', count: rows_new }]);
    await admin.write(id);
    const { body: undoing } = await createPreviewer(api)('adminUndoImport', id);
    expect(undoing.effects).toEqual([{ kind: 'records_removed', count: rows_new }]);
    await api.close();
  });
});
