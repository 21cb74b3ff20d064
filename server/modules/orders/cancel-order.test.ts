import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueItem, CancelOrderRequestInput, Order } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { CARDS, cartId, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';
import { testCharges } from '#server/modules/payments/index.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const cancel = (id: number, body: Partial<CancelOrderRequestInput> = {}, as: ApiRole = 'team', key?: string) =>
  shop.api.call<Order>('POST', `/admin/orders/${id}/cancel`, {
    as,
    body: { reason: 'withdrawal', comment: 'The customer asked for it', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const ship = (id: number, shop_order_id?: number) =>
  shop.api.call<Order>('POST', `/admin/orders/${id}/ship`, {
    as: 'team',
    body: { tracking_transporter: 'col', tracking_number: '6A 1234', shop_order_id },
  });
const read = async (id: number) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;
const loadLastMail = async (id: number) =>
  (await shop.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(mails.id)).at(-1);

async function buyFromTwoShops() {
  const other = await shop.sample.createSampleShop({ name: 'Nordlys' });
  const [a, b] = [await shop.sample.project(), await shop.sample.project({ shop_id: other, name: 'Fjord' })];
  const id = cartId();
  const shops = buildCartShops({
    [shop.sample.shop]: [{ project_id: a.id, item_id: a.items[0] ?? 0, quantity: 1 }],
    [other]: [{ project_id: b.id, item_id: b.items[0] ?? 0, quantity: 2 }],
  });
  const body = { id, save: true, currency: 'EUR', customer: { country_id: 'FR' }, shops };
  await shop.api.call('POST', '/cart/calculate', { body });
  const order = await read((await shop.pay(payment(id))).body.order_id);
  return { order, id: order.id ?? 0, a, b, parts: order.shop_orders ?? [] };
}

describe('cancelling an unpaid order', () => {
  it('cancels it, restocks its copies, keeps the reason and notifies the customer', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record, 4);
    const { body: pending } = await shop.pay(payment(cart, CARDS.secured));
    expect((await cancel(pending.order_id)).body).toMatchObject({ status: 'cancelled', payment_status: 'cancelled' });
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await loadLastMail(pending.order_id))?.text).toContain('You were not charged.');
    // the provider cancels as well, so 3-D Secure is no longer requested
    const [charge] = await shop.api.db.select().from(testCharges).where(eq(testCharges.charge, pending.payment_id));
    expect(charge?.status).toBe('cancelled');
    expect((await shop.confirm(cart, pending.payment_id, 'succeed')).status).toBe(402);
  });
});

describe('the list of orders', () => {
  const loadRow = async (id: number) => {
    const { body } = await shop.api.call<Order[]>('GET', '/admin/orders', {
      as: 'team',
      query: { filter: JSON.stringify({ id: [id] }) },
    });
    return body[0];
  };
  it('omits cancelled copies and shops, and marks a partial refund', async () => {
    const { id, order, parts } = await buyFromTwoShops();
    expect(await loadRow(id)).toMatchObject({ items_count: 3, financial_status: 'paid', net_total: order.total });
    const fjord = parts.find(({ shop_name }) => shop_name === 'Nordlys')?.lines[0];
    const refund = (quantity: number) =>
      shop.api.call('POST', `/admin/orders/${id}/refund`, {
        as: 'team',
        body: {
          ...{ amount: (fjord?.price ?? 0) * quantity, currency: 'EUR', reason: 'withdrawal' },
          lines: [{ order_line_id: fjord?.id, quantity }],
        },
      });
    expect((await refund(1)).status).toBe(200);
    expect(await loadRow(id)).toMatchObject({ items_count: 2, shops: 'Halfmoon Audio, Nordlys' });
    await refund(1);
    const after = await loadRow(id);
    expect(after).toMatchObject({ items_count: 1, shops: 'Halfmoon Audio', financial_status: 'partially_refunded' });
    expect(after?.net_total).toBeCloseTo((order.total ?? 0) - (after?.refunded ?? 0), 2);
    const filter = { financial_status: 'partially_refunded', id: [id] };
    const query = { filter: JSON.stringify(filter) };
    expect((await shop.api.call<Order[]>('GET', '/admin/orders', { as: 'team', query })).body).toHaveLength(1);
    await cancel(id);
    expect(await loadRow(id)).toMatchObject({ financial_status: 'refunded', net_total: 0, shops: 'Halfmoon Audio' });
  });
});

describe('cancelling a paid order', () => {
  it('refunds everything, restocks the copies once and notifies the customer', async () => {
    const record = await shop.sample.project();
    const { order_id: id } = await shop.buy(record, 3);
    const { total } = await read(id);
    const answers = await Promise.all([1, 2].map(() => cancel(id, {}, 'team', `cancel-${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      refunded: total,
      refunds: [{ status: 'done', amount: total, reason: 'withdrawal', restocked: true }],
      shop_orders: [{ status: 'cancelled', lines: [{ quantity: 3, cancelled: 3 }] }],
    });
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await cancel(id)).status).toBe(409);
    expect(await loadLastMail(id)).toMatchObject({ template: 'order_cancelled' });
    expect((await loadLastMail(id))?.text).toContain('We are refunding');
  });

  it('returns 422 without a reason and 409 once everything has shipped', async () => {
    const { order_id: id } = await shop.buy(await shop.sample.project());
    expect((await cancel(id, { reason: undefined })).status).toBe(422);
    await ship(id);
    expect((await cancel(id)).status).toBe(409);
  });

  it('cancels and refunds one part and leaves the other', async () => {
    const { id, a, b, parts } = await buyFromTwoShops();
    const [, second] = parts;
    const { body } = await cancel(id, { shop_order_id: second?.id });
    expect(body).toMatchObject({
      status: 'paid',
      refunded: second?.total,
      shop_orders: [{ status: 'pending' }, { status: 'cancelled' }],
    });
    expect([(await shop.stock(a)).item, (await shop.stock(b)).item]).toEqual([9, 10]);
    const text = (await loadLastMail(id))?.text ?? '';
    expect([text.includes('Fjord'), text.includes('Signal')]).toEqual([true, false]);
  });

  it('refunds only the parts that have not shipped', async () => {
    const { id, parts } = await buyFromTwoShops();
    const [first, second] = parts;
    await ship(id, first?.id);
    const { body } = await cancel(id);
    expect(body).toMatchObject({ status: 'sent', refunded: second?.total });
  });

  it('cancels and refunds only the unshipped copies of a line', async () => {
    const record = await shop.sample.project();
    const { order_id: id } = await shop.buy(record, 4);
    const line = (await read(id)).shop_orders?.[0]?.lines[0]?.id ?? 0;
    const send = (action: string, quantity: number) =>
      shop.api.call<Order>('POST', `/admin/orders/${id}/${action}`, {
        as: 'team',
        body: {
          ...(action === 'ship' && { tracking_transporter: 'col', tracking_number: '6A 77' }),
          lines: [{ order_line_id: line, quantity }],
        },
      });
    const readReserved = async () =>
      (await shop.api.call<CatalogueItem>('GET', `/admin/items/${record.items[0]}`, { as: 'team' })).body.reserved;
    expect(await readReserved()).toBe(4);
    await send('ship', 1);
    await send('pack', 2);
    expect(await readReserved()).toBe(3);
    const { body } = await cancel(id);
    expect(await readReserved()).toBe(0);
    expect(body).toMatchObject({
      status: 'sent',
      refunded: 60,
      shop_orders: [
        {
          status: 'sent',
          lines: [{ quantity: 4, cancelled: 3, open: 0 }],
          // the prepared parcel is cancelled
          shipments: [{ status: 'sent' }, { status: 'cancelled' }],
        },
      ],
      refunds: [{ amount: 60, lines: [{ order_line_id: line, quantity: 3 }] }],
    });
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
    expect((await loadLastMail(id))?.text).toContain('3 × ');
    expect((await cancel(id)).status).toBe(409);
  });

  it('counts refunds of a line first for its shipped copies and cancels the further ones', async () => {
    const record = await shop.sample.project();
    const { order_id: id } = await shop.buy(record, 3);
    const line = (await read(id)).shop_orders?.[0]?.lines[0]?.id ?? 0;
    await shop.api.call('POST', `/admin/orders/${id}/ship`, {
      as: 'team',
      body: { tracking_transporter: 'col', tracking_number: '6A 78', lines: [{ order_line_id: line, quantity: 1 }] },
    });
    const refund = (quantity: number) =>
      shop.api.call<Order>('POST', `/admin/orders/${id}/refund`, {
        as: 'team',
        body: {
          ...{ amount: 20 * quantity, currency: 'EUR', reason: 'damaged', restock: false },
          lines: [{ order_line_id: line, quantity }],
        },
      });
    expect((await refund(1)).body.shop_orders?.[0]).toMatchObject({
      status: 'in_preparation',
      lines: [{ cancelled: 0 }],
    });
    expect((await refund(1)).body.shop_orders?.[0]).toMatchObject({
      status: 'in_preparation',
      lines: [{ cancelled: 1 }],
    });
    expect((await refund(1)).body.shop_orders?.[0]).toMatchObject({ status: 'sent', lines: [{ cancelled: 2 }] });
  });

  it('refunds only the amount not refunded before', async () => {
    const record = await shop.sample.project();
    const { order_id: id } = await shop.buy(record, 2);
    const { total, shop_orders } = await read(id);
    const line = shop_orders?.[0]?.lines[0]?.id ?? 0;
    const body = { amount: 20, currency: 'EUR', reason: 'other', lines: [{ order_line_id: line, quantity: 1 }] };
    await shop.api.call('POST', `/admin/orders/${id}/refund`, { as: 'team', body });
    await shop.api.call('POST', `/admin/orders/${id}/refund`, {
      as: 'team',
      body: { amount: 3, currency: 'EUR', reason: 'goodwill' },
    });
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', refunded: total });
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  });

  it('returns 403 above the refund limit, except for admins', async () => {
    const { order_id: id } = await shop.buy(await shop.sample.project({ items: [{ stock: 10, price: 30_000 }] }));
    expect((await cancel(id)).status).toBe(403);
    expect((await read(id)).status).toBe('paid');
    expect((await cancel(id, {}, 'admin')).body.status).toBe('cancelled');
  });

  it('stays cancelled when the provider declines the refund', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const { body } = await shop.pay(payment(cart, '4000000000005126'));
    expect((await cancel(body.order_id)).body).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      refunds: [{ status: 'failed' }],
    });
  });
});
