import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, Order, Problem } from '#generated/schemas.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { type ChangeDesk, getLines, startChanges } from './order-changes.sample.ts';

let desk: ChangeDesk;
beforeAll(async () => (desk = await startChanges()));
afterAll(() => desk.api.close());

const getErrorCode = ({ body }: { body: object }) => (body as Problem).code;
const createRecord = (price = 2000, stock = 10, name = 'Salt & Signal') =>
  desk.sample.project({ name, items: [{ stock, price }] });
const toAddedLine = (project: { items: number[] }, quantity = 1) => ({ item_id: project.items[0] ?? 0, quantity });
const expectConsistentSums = ({ items: goods = 0, discount = 0, shipping = 0, total, shop_orders = [] }: Order) => {
  expect(goods - discount + shipping).toBeCloseTo(total, 2);
  expect(shop_orders.reduce((sum, part) => sum + (part.total ?? 0), 0)).toBeCloseTo(total, 2);
};
const loadLastMail = async (id: number) =>
  (await desk.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(desc(mails.id)).limit(1))[0];

describe('a change that costs nothing', () => {
  it('exchanges a copy at once with stock, history and a mail, without payment or refund', async () => {
    const [one, other] = [await createRecord(), await createRecord(2000, 5, 'Fjord')];
    const order = await desk.order([one, 2]);
    const [line] = getLines(order);
    const input = { lines: [{ order_line_id: line?.id ?? 0, quantity: 1 }], added: [toAddedLine(other)] };
    const { body: preview } = await desk.preview(order.id, input);
    const { total } = order;
    expect(preview).toMatchObject({ settlement: 'none', difference: 0, old_total: total, new_total: total });
    const { body, status } = await desk.change(order.id, input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'paid', total: order.total, refunded: 0, refunds: [], payments: [{}] });
    expect(body.changes).toMatchObject([{ status: 'done', amount: 0, exchanged: { amount: 20 }, pay_url: null }]);
    expectConsistentSums(body);
    expect(getLines(body)).toMatchObject([
      { id: line?.id, quantity: 2, cancelled: 1, price: 20, total: 40, open: 1, change_id: null },
      { name: 'Fjord', quantity: 1, cancelled: 0, open: 1, price: 20 },
    ]);
    expect(await desk.stock(one)).toEqual({ item: 9, project: 9, sold: 1 });
    expect(await desk.stock(other)).toEqual({ item: 4, project: 4, sold: 1 });
    expect(await loadLastMail(order.id)).toMatchObject({ template: 'order_changed' });
    const query = { filter: JSON.stringify({ resource: 'orders', record_id: order.id }) };
    const { body: history } = await desk.api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
    expect(history[0]).toMatchObject({
      operation: 'adminChangeOrderItems',
      reason: 'The customer asked for it',
      before: { lines: '2 × Salt & Signal (LP 1)' },
      after: { lines: '1 × Salt & Signal (LP 1), 1 × Fjord (LP 1)' },
    });
    // exchanged amounts are not refundable
    const refund = (quantity: number) =>
      desk.act(order.id, 'refund', {
        ...{ amount: 20, currency: 'EUR', reason: 'goodwill' },
        lines: [{ order_line_id: line?.id, quantity }],
      });
    expect(getErrorCode(await refund(2))).toBe('refund_copies');
    expect((await refund(1)).status).toBe(200);
  });

  it('replaces the only line without cancelling the order', async () => {
    const [one, other] = [await createRecord(), await createRecord(2000, 5, 'Fjord')];
    const order = await desk.order([one, 1]);
    const { body } = await desk.change(order.id, {
      lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 0 }],
      added: [toAddedLine(other)],
    });
    expect(body).toMatchObject({ status: 'paid', shop_orders: [{ status: 'pending' }] });
    expectConsistentSums(body);
  });
});

describe('a change with a refund', () => {
  it('refunds the difference at once, with consistent VAT, refund and sums', async () => {
    const [dear, cheap] = [await createRecord(3000), await createRecord(1250, 5, 'Single')];
    const order = await desk.order([dear, 2]);
    const input = { lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 1 }], added: [toAddedLine(cheap)] };
    const { body: preview } = await desk.preview(order.id, input);
    expect(preview).toMatchObject({
      settlement: 'refund',
      difference: -17.5,
      refund: 17.5,
      charge: 0,
      vat: -2.92,
      shipping: 0,
    });
    const { body } = await desk.change(order.id, input);
    expect(body).toMatchObject({
      total: order.total,
      refunded: 17.5,
      refunds: [{ status: 'done', amount: 17.5, reason: 'change', restocked: true }],
      changes: [{ status: 'done', amount: -17.5, new_total: 48.4, exchanged: { amount: 12.5 } }],
    });
    expectConsistentSums(body);
    // the remainder can be refunded to the last cent
    const { body: cancelled } = await desk.act(order.id, 'cancel', { reason: 'withdrawal' });
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: order.total });
    expect(await desk.stock(dear)).toEqual({ item: 10, project: 10, sold: 0 });
    expect(await desk.stock(cheap)).toEqual({ item: 5, project: 5, sold: 0 });
  });

  it('returns 403 above the limit, except for admins, and previews the limit', async () => {
    const dear = await createRecord(30_000);
    const order = await desk.order([dear, 2]);
    const input = { lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 1 }] };
    expect((await desk.preview(order.id, input)).body).toMatchObject({ refund: 300, refund_limit: 200 });
    expect(getErrorCode(await desk.change(order.id, input))).toBe('limit_exceeded');
    expect((await desk.read(order.id)).refunds).toEqual([]);
    expect((await desk.change(order.id, input, {}, { as: 'admin' })).body.refunded).toBe(300);
  });

  it('keeps the paid shipping, unless it is recomputed on request', async () => {
    const heavy = await desk.sample.project({ items: [{ stock: 10, price: 2000, weight: 900 }] });
    const order = await desk.order([heavy, 4]);
    const input = { lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 1 }] };
    expect((await desk.preview(order.id, input)).body).toMatchObject({ refund: 60, shipping: 0 });
    const { body } = await desk.preview(order.id, { ...input, recompute_shipping: true });
    expect(body.shipping).toBeLessThan(0);
    expect(body.refund).toBeCloseTo(60 - body.shipping, 2);
    const changed = await desk.change(order.id, { ...input, recompute_shipping: true });
    expect(changed.body.refunds).toMatchObject([{ amount: body.refund, shipping: -body.shipping }]);
    expectConsistentSums(changed.body);
  });
});

describe('limits of a change', () => {
  it('keep the price of sold lines and the shipped copies', async () => {
    const one = await createRecord();
    const order = await desk.order([one, 3]);
    const id = getLines(order)[0]?.id ?? 0;
    await desk.act(order.id, 'ship', {
      ...{ tracking_transporter: 'col', tracking_number: '6A 5' },
      lines: [{ order_line_id: id, quantity: 2 }],
    });
    await desk.api.db
      .update(items)
      .set({ price: 9900 })
      .where(eq(items.id, one.items[0] ?? 0));
    expect(await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'copies_left' },
    });
    // an additional copy costs the price of the line
    expect((await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 4 }] })).body.charge).toBe(20);
    const { body } = await desk.change(order.id, { lines: [{ order_line_id: id, quantity: 2 }] });
    expect(body).toMatchObject({ status: 'sent', refunded: 20 });
    expect(getLines(body)).toMatchObject([{ quantity: 3, cancelled: 1, price: 20 }]);
  });

  it('refuse empty changes, orders claimed by a colleague and calls without permission', async () => {
    const one = await createRecord();
    const order = await desk.order([one, 1]);
    const id = getLines(order)[0]?.id ?? 0;
    expect(getErrorCode(await desk.preview(order.id, {}))).toBe('change_empty');
    expect(getErrorCode(await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 1 }] }))).toBe(
      'change_empty',
    );
    expect(getErrorCode(await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 0 }] }))).toBe(
      'change_takes_all',
    );
    expect((await desk.preview(order.id, { lines: [{ order_line_id: 999_999, quantity: 0 }] })).status).toBe(404);
    await desk.act(order.id, 'claim', undefined, 'admin');
    const refused = await desk.change(order.id, { added: [toAddedLine(await createRecord())] });
    expect(getErrorCode(refused)).toBe('claimed_by_colleague');
    for (const as of ['user', 'artist', 'pro'] as const)
      expect((await desk.api.call('POST', `/admin/orders/${order.id}/items/preview`, { as, body: {} })).status).toBe(
        403,
      );
  });

  it('refuse another price without a reason and a price beyond the role’s discount limit', async () => {
    const order = await desk.order([await createRecord(), 1]);
    const item_id = (await createRecord()).items[0] ?? 0;
    const changeItems = (line: object, as: 'team' | 'admin' = 'team') =>
      desk.change(order.id, { added: [{ item_id, quantity: 1, ...line }] }, {}, { as });
    expect((await changeItems({ price: 18 })).body).toMatchObject({
      errors: [{ path: 'added.0.reason', code: 'reason_required' }],
    });
    expect((await changeItems({ price: 0, reason: 'A gift' })).body).toMatchObject({
      errors: [{ code: 'discount_limit' }],
    });
    expect((await changeItems({ price: 0, reason: 'A gift' }, 'admin')).body.changes).toMatchObject([
      { status: 'done', amount: 0 },
    ]);
  });
});

describe('concurrent and repeated changes', () => {
  it('return 412 to the second of two concurrent callers', async () => {
    const one = await createRecord();
    const order = await desk.order([one, 3]);
    const id = getLines(order)[0]?.id ?? 0;
    const input = { lines: [{ order_line_id: id, quantity: 2 }] };
    const changeItems = (as: 'team' | 'admin') =>
      desk.change(order.id, input, { refund: 20, charge: 0 }, { as, version: order.version });
    const answers = await Promise.all([changeItems('team'), changeItems('admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.body).toMatchObject({
      code: 'stale_version',
      current: { changes: [{}], version: expect.any(Number) },
    });
    expect(await desk.read(order.id)).toMatchObject({ refunded: 20, changes: [{ status: 'done' }] });
    expect((await desk.stock(one)).item).toBe(8);
  });

  it('are made once for repeated calls', async () => {
    const one = await createRecord();
    const order = await desk.order([one, 3]);
    const input = { lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 2 }] };
    const call = { key: `change-${order.id}`, version: order.version ?? 0 };
    const changeItems = () => desk.change(order.id, input, { refund: 20, charge: 0 }, call);
    const answers = [...(await Promise.all([changeItems(), changeItems()])), await changeItems()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk.read(order.id)).changes).toHaveLength(1);
    expect((await desk.read(order.id)).refunds).toHaveLength(1);
  });

  it('never sell a copy twice', async () => {
    const rare = await createRecord(2000, 1, 'Test pressing');
    const one = await createRecord();
    const orders = [await desk.order([one, 1]), await desk.order([one, 1])];
    const answers = await Promise.all(
      orders.map((order) =>
        desk.change(order.id, {
          lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 0 }],
          added: [toAddedLine(rare)],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(getErrorCode(answers.find(({ status }) => status === 409) ?? { body: {} })).toBe('draft_out_of_stock');
    const [item] = await desk.api.db
      .select()
      .from(items)
      .where(and(eq(items.id, rare.items[0] ?? 0)));
    expect(item?.stock).toBe(0);
  });

  it('return 409 for a difference other than the preview’s', async () => {
    const order = await desk.order([await createRecord(), 2]);
    const input = { lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 1 }] };
    expect(getErrorCode(await desk.change(order.id, input, { refund: 19 }))).toBe('change_differs');
  });

  it('stay applied when the provider declines the refund', async () => {
    const cart = await desk.cart(await createRecord(), 2);
    const { body: paid } = await desk.pay({
      ...{ cart_id: cart, method: 'card' },
      card: { number: '4000000000005126', expiry: '12 / 30', cvc: '123' },
      customer: {
        firstname: 'Léa',
        lastname: 'Moreau',
        email: 'lea@example.com',
        address: '12 rue',
        zip_code: '75009',
        city: 'Paris',
        country_id: 'FR',
      },
    });
    const order = await desk.read(paid.order_id);
    const { body } = await desk.change(paid.order_id, {
      lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 1 }],
    });
    expect(body).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }], changes: [{ status: 'done' }] });
  });
});
