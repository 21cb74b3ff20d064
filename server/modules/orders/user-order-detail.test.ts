import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerDetails, OrderAddress, Problem, UserDocument, UserOrderDetail } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { buildOneLineCart, cartId, payment } from '#server/modules/cart/cart.sample.ts';
import { PLACES, type AddressDesk, startAddresses, toAddress } from './order-changes/addresses.sample.ts';
import { orderChanges } from './order-changes.table.ts';
import { orders } from './orders.table.ts';

let desk: AddressDesk;
beforeAll(async () => (desk = await startAddresses()));
afterAll(() => desk.api.close());

/** An order of an account to Paris. */
async function buy(as: ApiRole = 'user') {
  const id = cartId();
  const customer: CustomerDetails = { ...toAddress('FR'), email: 'maya.hayes@example.com' };
  const cart = buildOneLineCart(desk.sample.shop, await desk.sample.project(), 1);
  await desk.api.call('POST', '/cart/calculate', { body: { ...cart, id, save: true } });
  const { body } = await desk.api.call<{ order_id: number }>('POST', '/cart/pay', {
    as,
    body: payment(id, undefined, { customer }),
  });
  return body.order_id;
}
const read = <Answer = UserOrderDetail>(id: number, as: ApiRole = 'user') =>
  desk.api.call<Answer>('GET', `/user/orders/${id}/shop`, { as });
const getPartId = async (id: number) => (await read(id)).body.shop_orders[0]?.id ?? 0;
const change = <Answer = UserOrderDetail>(part: number, customer: OrderAddress, as: ApiRole = 'user') =>
  desk.api.call<Answer>('PUT', `/user/orders/${part}/customer`, { as, body: { customer } });
const readLetters = (id: number) =>
  desk.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(desc(mails.id));
const LYON = toAddress('FR', { address: '5 rue Lepic', zip_code: '69001', city: 'Lyon' });

describe('an order of the account', () => {
  it('has the steps of each part', async () => {
    const id = await buy();
    const { status, body } = await read(id);
    expect([status, body.address_obstacle, body.cancellable]).toEqual([200, null, true]);
    expect(body.steps.map(({ kind, done }) => [kind, done])).toEqual([
      ['placed', true],
      ['paid', true],
      ['in_preparation', false],
      ['sent', false],
      ['delivered', false],
    ]);
    await desk.api.call('POST', `/admin/orders/${id}/ship`, {
      as: 'team',
      body: { tracking_transporter: 'col', tracking_number: '6A 1234' },
    });
    const sent = (await read(id)).body;
    expect(sent.steps.map(({ kind, done, at }) => [kind, done, typeof at])).toEqual([
      ['placed', true, 'number'],
      ['paid', true, 'number'],
      ['in_preparation', true, 'number'],
      ['sent', true, 'number'],
      ['delivered', false, 'object'],
    ]);
    expect(sent.steps.at(-1)?.expected_to).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is not found by others', async () => {
    const id = await buy();
    const statuses = await Promise.all(
      (['pro', 'artist', 'team', 'admin', 'visitor'] as const).map((as) => read(id, as)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401]);
  });
});

describe('the address of an order', () => {
  it('changes within the country, once, with a letter of both addresses', async () => {
    const id = await buy();
    const part = await getPartId(id);
    const { status, body } = await change(part, LYON);
    expect([status, body.customer.address, body.customer.city]).toEqual([200, '5 rue Lepic', 'Lyon']);
    const { body: staff } = await desk.api.call<{ total: number; changes: object[] }>('GET', `/admin/orders/${id}`, {
      as: 'team',
    });
    expect([staff.total, staff.changes]).toMatchObject([body.total, [{ amount: 0, status: 'done' }]]);
    await change(part, LYON);
    const letters = (await readLetters(id)).filter(({ template }) => template === 'order_address_changed');
    expect(letters.map(({ text }) => /Previous address: .*/.exec(text)?.[0])).toEqual([
      'Previous address: Maya Hayes, 3 quai de Seine, 75019 Paris, France',
    ]);
  });

  it('is not changed by others', async () => {
    const part = await getPartId(await buy());
    const answers = await Promise.all(
      (['pro', 'artist', 'team', 'admin', 'visitor'] as const).map((as) => change(part, LYON, as)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401]);
    expect((await change(2_000_000_000, LYON)).status).toBe(404);
  });

  it('keeps its country', async () => {
    const part = await getPartId(await buy());
    const { status, body } = await change<Problem>(part, toAddress('BE'));
    expect([status, body.code, body.errors]).toEqual([
      409,
      'order_address_country',
      [{ path: 'customer.country_id', code: 'order_address_country' }],
    ]);
  });

  it('is checked', async () => {
    const part = await getPartId(await buy());
    const { status, body } = await change<Problem>(part, { ...LYON, zip_code: '690', city: '' });
    expect([status, body.errors?.map(({ path }) => path).toSorted()]).toEqual([
      422,
      ['customer.city', 'customer.zip_code'],
    ]);
  });

  it('is refused in preparation, at a pick-up point, for unpaid orders and beside an open change', async () => {
    const id = await buy();
    const part = await getPartId(id);
    const refuse = async () => {
      const { status, body } = await change<Problem>(part, LYON);
      expect((await read(id)).body.address_obstacle).toBe(body.code);
      return [status, body.code];
    };
    const set = (values: Partial<typeof orders.$inferInsert>) =>
      desk.api.db.update(orders).set(values).where(eq(orders.id, id));
    const { country_id: _, ...place } = PLACES.FR;
    await set({ pickup: { name: 'Tabac', ...place } });
    expect(await refuse()).toEqual([409, 'order_address_pickup']);
    await set({ pickup: null, payment_status: 'pending' });
    expect(await refuse()).toEqual([409, 'order_address_unpaid']);
    await set({ payment_status: 'paid' });
    const sums = { old_total: 2490, new_total: 2590, amount: 100, vat: 0 };
    const [row] = await desk.api.db
      .insert(orderChanges)
      .values({ order_id: id, reason: 'Two more', currency: 'EUR', lines: [], ...sums })
      .returning();
    expect(await refuse()).toEqual([409, 'order_address_change_pending']);
    await desk.api.db.delete(orderChanges).where(eq(orderChanges.id, row?.id ?? 0));
    await desk.api.call('POST', '/admin/orders/prepare', { as: 'team', body: { ids: [id] } });
    expect(await refuse()).toEqual([409, 'order_address_preparing']);
  });
});

describe('the documents of an order', () => {
  const list = <Answer = UserDocument[]>(id: number, as: ApiRole = 'user') =>
    desk.api.call<Answer>('GET', `/user/orders/${id}/documents`, { as });

  it('are listed and opened by the customer only', async () => {
    const id = await buy();
    expect((await list(id)).body).toEqual([]);
    await desk.issueDocuments(id);
    const { body } = await list(id);
    expect(body.map(({ type, currency }) => [type, currency])).toEqual([['invoice', 'EUR']]);
    const path = `/user/orders/${id}/documents/${body[0]?.id}`;
    const open = (as: ApiRole, address = path) => desk.api.call('GET', address, { as });
    expect((await open('user')).status).toBe(200);
    expect(
      (await Promise.all((['pro', 'team', 'admin', 'visitor'] as const).map((as) => open(as)))).map(
        ({ status }) => status,
      ),
    ).toEqual([404, 404, 404, 401]);
    // a document of another order
    expect((await open('user', `/user/orders/${await buy()}/documents/${body[0]?.id}`)).status).toBe(404);
    expect((await list(id, 'pro')).status).toBe(404);
  });
});
