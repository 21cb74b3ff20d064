import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, Order, Problem } from '#generated/schemas.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { type ChangeDesk, linesOf, startChanges } from './order-changes.sample.ts';

let desk: ChangeDesk;
beforeAll(async () => (desk = await startChanges()));
afterAll(() => desk.api.close());

const codeOf = ({ body }: { body: object }) => (body as Problem).code;
const record = (price = 2000, stock = 10, name = 'Salt & Signal') =>
  desk.sample.project({ name, items: [{ stock, price }] });
const add = (project: { items: number[] }, quantity = 1) => ({ item_id: project.items[0] ?? 0, quantity });
const sumsHold = ({ items: goods = 0, discount = 0, shipping = 0, total, shop_orders = [] }: Order) => {
  expect(goods - discount + shipping).toBeCloseTo(total, 2);
  expect(shop_orders.reduce((sum, part) => sum + (part.total ?? 0), 0)).toBeCloseTo(total, 2);
};
const lastMail = async (id: number) =>
  (await desk.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(desc(mails.id)).limit(1))[0];

describe('a change that costs nothing', () => {
  it('exchanges one for another at once, with stock, history and a mail, and needs no money', async () => {
    const [one, other] = [await record(), await record(2000, 5, 'Fjord')];
    const order = await desk.order([one, 2]);
    const [line] = linesOf(order);
    const wish = { lines: [{ order_line_id: line?.id ?? 0, quantity: 1 }], added: [add(other)] };
    const { body: told } = await desk.preview(order.id, wish);
    expect(told).toMatchObject({ settlement: 'none', difference: 0, old_total: order.total, new_total: order.total });
    const { body, status } = await desk.change(order.id, wish);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'paid', total: order.total, refunded: 0, refunds: [], payments: [{}] });
    expect(body.changes).toMatchObject([{ status: 'done', amount: 0, exchanged: { amount: 20 }, pay_url: null }]);
    sumsHold(body);
    expect(linesOf(body)).toMatchObject([
      { id: line?.id, quantity: 2, cancelled: 1, price: 20, total: 40, open: 1, change_id: null },
      { name: 'Fjord', quantity: 1, cancelled: 0, open: 1, price: 20 },
    ]);
    expect(await desk.stock(one)).toEqual({ item: 9, project: 9, sold: 1 });
    expect(await desk.stock(other)).toEqual({ item: 4, project: 4, sold: 1 });
    expect(await lastMail(order.id)).toMatchObject({ template: 'order_changed' });
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
    expect(codeOf(await refund(2))).toBe('refund_copies');
    expect((await refund(1)).status).toBe(200);
  });

  it('takes the only line for another one without cancelling the order', async () => {
    const [one, other] = [await record(), await record(2000, 5, 'Fjord')];
    const order = await desk.order([one, 1]);
    const { body } = await desk.change(order.id, {
      lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 0 }],
      added: [add(other)],
    });
    expect(body).toMatchObject({ status: 'paid', shop_orders: [{ status: 'pending' }] });
    sumsHold(body);
  });
});

describe('a change in the customer’s favour', () => {
  it('gives the difference back at once; VAT, refund and sums agree', async () => {
    const [dear, cheap] = [await record(3000), await record(1250, 5, 'Single')];
    const order = await desk.order([dear, 2]);
    const wish = { lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 1 }], added: [add(cheap)] };
    const { body: told } = await desk.preview(order.id, wish);
    expect(told).toMatchObject({
      settlement: 'refund',
      difference: -17.5,
      refund: 17.5,
      charge: 0,
      vat: -2.92,
      shipping: 0,
    });
    const { body } = await desk.change(order.id, wish);
    expect(body).toMatchObject({
      total: order.total,
      refunded: 17.5,
      refunds: [{ status: 'done', amount: 17.5, reason: 'change', restocked: true }],
      changes: [{ status: 'done', amount: -17.5, new_total: 48.4, exchanged: { amount: 12.5 } }],
    });
    sumsHold(body);
    // all that is left can still be given back, to the last cent
    const { body: cancelled } = await desk.act(order.id, 'cancel', { reason: 'withdrawal' });
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: order.total });
    expect(await desk.stock(dear)).toEqual({ item: 10, project: 10, sold: 0 });
    expect(await desk.stock(cheap)).toEqual({ item: 5, project: 5, sold: 0 });
  });

  it('above the limit is for admins, and the preview states it', async () => {
    const dear = await record(30_000);
    const order = await desk.order([dear, 2]);
    const wish = { lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 1 }] };
    expect((await desk.preview(order.id, wish)).body).toMatchObject({ refund: 300, refund_limit: 200 });
    expect(codeOf(await desk.change(order.id, wish))).toBe('limit_exceeded');
    expect((await desk.read(order.id)).refunds).toEqual([]);
    expect((await desk.change(order.id, wish, {}, { as: 'admin' })).body.refunded).toBe(300);
  });

  it('keeps shipping as it was paid, unless it is to be computed anew', async () => {
    const heavy = await desk.sample.project({ items: [{ stock: 10, price: 2000, weight: 900 }] });
    const order = await desk.order([heavy, 4]);
    const wish = { lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 1 }] };
    expect((await desk.preview(order.id, wish)).body).toMatchObject({ refund: 60, shipping: 0 });
    const { body } = await desk.preview(order.id, { ...wish, recompute_shipping: true });
    expect(body.shipping).toBeLessThan(0);
    expect(body.refund).toBeCloseTo(60 - body.shipping, 2);
    const changed = await desk.change(order.id, { ...wish, recompute_shipping: true });
    expect(changed.body.refunds).toMatchObject([{ amount: body.refund, shipping: -body.shipping }]);
    sumsHold(changed.body);
  });
});

describe('limits of a change', () => {
  it('the price of sold lines, and copies that have left', async () => {
    const one = await record();
    const order = await desk.order([one, 3]);
    const id = linesOf(order)[0]?.id ?? 0;
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
    // one more costs the price of the line
    expect((await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 4 }] })).body.charge).toBe(20);
    const { body } = await desk.change(order.id, { lines: [{ order_line_id: id, quantity: 2 }] });
    expect(body).toMatchObject({ status: 'sent', refunded: 20 });
    expect(linesOf(body)).toMatchObject([{ quantity: 3, cancelled: 1, price: 20 }]);
  });

  it('empty changes, orders claimed by a colleague, and calls without permission', async () => {
    const one = await record();
    const order = await desk.order([one, 1]);
    const id = linesOf(order)[0]?.id ?? 0;
    expect(codeOf(await desk.preview(order.id, {}))).toBe('change_empty');
    expect(codeOf(await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 1 }] }))).toBe('change_empty');
    expect(codeOf(await desk.preview(order.id, { lines: [{ order_line_id: id, quantity: 0 }] }))).toBe(
      'change_takes_all',
    );
    expect((await desk.preview(order.id, { lines: [{ order_line_id: 999_999, quantity: 0 }] })).status).toBe(404);
    await desk.act(order.id, 'claim', undefined, 'admin');
    const refused = await desk.change(order.id, { added: [add(await record())] });
    expect(codeOf(refused)).toBe('claimed_by_colleague');
    for (const as of ['user', 'artist', 'pro'] as const)
      expect((await desk.api.call('POST', `/admin/orders/${order.id}/items/preview`, { as, body: {} })).status).toBe(
        403,
      );
  });

  it('another price without a reason, and one below the limit of the role', async () => {
    const order = await desk.order([await record(), 1]);
    const item_id = (await record()).items[0] ?? 0;
    const ask = (line: object, as: 'team' | 'admin' = 'team') =>
      desk.change(order.id, { added: [{ item_id, quantity: 1, ...line }] }, {}, { as });
    expect((await ask({ price: 18 })).body).toMatchObject({
      errors: [{ path: 'added.0.reason', code: 'reason_required' }],
    });
    expect((await ask({ price: 0, reason: 'A gift' })).body).toMatchObject({ errors: [{ code: 'discount_limit' }] });
    expect((await ask({ price: 0, reason: 'A gift' }, 'admin')).body.changes).toMatchObject([
      { status: 'done', amount: 0 },
    ]);
  });
});

describe('two at once', () => {
  it('of two who change the same order one is refused, and nothing is done twice', async () => {
    const one = await record();
    const order = await desk.order([one, 3]);
    const id = linesOf(order)[0]?.id ?? 0;
    const wish = { lines: [{ order_line_id: id, quantity: 2 }] };
    const ask = (as: 'team' | 'admin') =>
      desk.change(order.id, wish, { refund: 20, charge: 0 }, { as, version: order.version });
    const answers = await Promise.all([ask('team'), ask('admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.body).toMatchObject({
      code: 'stale_version',
      current: { changes: [{}], version: expect.any(Number) },
    });
    expect(await desk.read(order.id)).toMatchObject({ refunded: 20, changes: [{ status: 'done' }] });
    expect((await desk.stock(one)).item).toBe(8);
  });

  it('a repeated call is one change', async () => {
    const one = await record();
    const order = await desk.order([one, 3]);
    const wish = { lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 2 }] };
    const call = { key: `change-${order.id}`, version: order.version ?? 0 };
    const ask = () => desk.change(order.id, wish, { refund: 20, charge: 0 }, call);
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk.read(order.id)).changes).toHaveLength(1);
    expect((await desk.read(order.id)).refunds).toHaveLength(1);
  });

  it('never sells a copy twice', async () => {
    const rare = await record(2000, 1, 'Test pressing');
    const one = await record();
    const orders = [await desk.order([one, 1]), await desk.order([one, 1])];
    const answers = await Promise.all(
      orders.map((order) =>
        desk.change(order.id, {
          lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 0 }],
          added: [add(rare)],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409) ?? { body: {} })).toBe('draft_out_of_stock');
    const [left] = await desk.api.db
      .select()
      .from(items)
      .where(and(eq(items.id, rare.items[0] ?? 0)));
    expect(left?.stock).toBe(0);
  });

  it('a difference other than the preview’s is refused', async () => {
    const order = await desk.order([await record(), 2]);
    const wish = { lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 1 }] };
    expect(codeOf(await desk.change(order.id, wish, { refund: 19 }))).toBe('change_differs');
  });

  it('keeps the change when the provider refuses the refund, which can be tried again', async () => {
    const cart = await desk.cart(await record(), 2);
    const { body: paid } = await desk.pay({
      ...{ cart_id: cart, method: 'card' },
      card: { number: '4000000000005126', exp_month: 12, exp_year: 2030, cvc: '123' },
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
      lines: [{ order_line_id: linesOf(order)[0]?.id ?? 0, quantity: 1 }],
    });
    expect(body).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }], changes: [{ status: 'done' }] });
  });
});
