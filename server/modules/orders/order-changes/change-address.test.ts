import { eq, desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, Problem } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { boxes, boxMonths, boxPeriods } from '#server/modules/subscriptions/index.ts';
import { batchOrders, dispatchBatches } from '#server/modules/fulfilment/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { toAddress, type AddressDesk, startAddresses } from './addresses.sample.ts';
import { getChangeToken } from './order-changes.sample.ts';

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

/** Makes the order a month of a subscription. */
async function linkSubscription(order_id: number): Promise<void> {
  const { db } = desk.api;
  const plan = { type: 'discovery', currency: 'EUR' } as const;
  const [account] = await db.select({ id: users.id }).from(users).limit(1);
  const holder = { firstname: 'Maya', lastname: 'Hayes', email: 'maya.hayes@example.com', user_id: account?.id ?? 0 };
  const [box] = await db
    .insert(boxes)
    .values({ ...plan, ...holder, periodicity: 'monthly', price: 2990, first_month: '2026-11' })
    .returning();
  const [month] = await db.insert(boxMonths).values({ month: '2026-11' }).returning();
  await db
    .insert(boxPeriods)
    .values({ ...plan, box_id: box?.id ?? 0, month_id: month?.id ?? 0, month: '2026-11', amount: 2990, order_id });
}

const getErrorCode = ({ body }: { body: object }) => (body as Problem).code;
const loadLastMail = async (id: number) =>
  (await desk.api.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(desc(mails.id)).limit(1))[0];

describe('another address in the same country', () => {
  it('costs nothing, is in the history, and is mailed with both addresses', async () => {
    const order = await desk.orderTo('FR');
    const preview = await desk.previewAddress(order.id, {
      ...toAddress('FR'),
      address: '5 rue Lepic',
      city: 'Lyon',
      zip_code: '69001',
    });
    expect(preview.body).toMatchObject({
      settlement: 'none',
      refund: 0,
      charge: 0,
      customs: false,
      prints: [],
      batches: [],
    });
    const moved = await desk.changeAddress(order.id, {
      ...toAddress('FR'),
      address: '5 rue Lepic',
      city: 'Lyon',
      zip_code: '69001',
    });
    expect([moved.status, moved.body.address, moved.body.city, moved.body.total]).toEqual([
      ...[200, '5 rue Lepic', 'Lyon', order.total],
    ]);
    // without a reason the list of changes shows the destination
    expect(moved.body.changes).toMatchObject([{ reason: 'Maya Hayes, 5 rue Lepic, 69001 Lyon', amount: 0 }]);
    const mail = await loadLastMail(order.id);
    expect(mail).toMatchObject({ template: 'order_address_changed' });
    expect(mail?.text).not.toContain('“');
    expect(mail?.text).toContain('New address: Maya Hayes, 5 rue Lepic, 69001 Lyon, France');
    expect(mail?.text).toContain('Previous address: Maya Hayes, 3 quai de Seine, 75019 Paris, France');
    const query = { filter: JSON.stringify({ resource: 'orders', record_id: order.id }) };
    const { body: history } = await desk.api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
    expect(history[0]).toMatchObject({
      operation: 'adminChangeOrderAddress',
      before: { city: 'Paris' },
      after: { city: 'Lyon' },
    });
  });

  it('does not notify the customer if staff disables it', async () => {
    const order = await desk.orderTo('FR');
    await desk.changeAddress(order.id, { ...toAddress('FR'), city: 'Nantes' }, { notify: false });
    expect((await loadLastMail(order.id))?.template).toBe('order_confirmation');
  });

  it('previews documents printed with the previous address, and the batch of the order', async () => {
    const order = await desk.orderTo('FR');
    for (const kind of ['packing_slip', 'label'])
      await desk.api.call('POST', '/admin/orders/print', { as: 'team', body: { ids: [order.id], kind } });
    const [batch] = await desk.api.db
      .insert(dispatchBatches)
      .values({ partner: 'daudin', status: 'handed_over' })
      .returning();
    const shop_order_id = order.shop_orders?.[0]?.id ?? 0;
    await desk.api.db
      .insert(batchOrders)
      .values({ batch_id: batch?.id ?? 0, order_id: order.id, shop_order_id, outcome: 'full' });
    const { body } = await desk.previewAddress(order.id, { ...toAddress('FR'), city: 'Nantes' });
    expect(body.prints).toMatchObject([
      { kind: 'label', printed_by: 'Test team' },
      { kind: 'packing_slip', printed_by: 'Test team' },
    ]);
    expect(body.batches).toEqual([{ id: batch?.id, number: batch?.number, partner: 'daudin', handed_over: true }]);
  });
});

describe('another country', () => {
  it('charges additional shipping, and changes the address once it is paid', async () => {
    const order = await desk.orderTo('CH');
    const { body: preview } = await desk.previewAddress(order.id, toAddress('US'));
    expect(preview).toMatchObject({ settlement: 'charge', customs: true, vat: 0 });
    expect(preview.charge).toBeGreaterThan(0);
    expect(preview.charge).toBe(preview.shipping);
    const moved = await desk.changeAddress(order.id, toAddress('US'));
    expect([moved.status, moved.body.country_id, moved.body.total]).toEqual([200, 'CH', order.total]);
    expect(await loadLastMail(order.id)).toMatchObject({ template: 'change_offer' });
    const { body: paid } = await desk.payLink(getChangeToken(moved.body), preview.charge);
    expect(paid.status).toBe('paid');
    const after = await desk.read(order.id);
    expect(after).toMatchObject({ country_id: 'US', state: 'IL', city: 'Chicago', customer_name: 'Maya Hayes' });
    expect(after.total).toBeCloseTo(order.total + preview.charge, 2);
    expect((after.shop_orders ?? []).reduce((sum, part) => sum + (part.total ?? 0), 0)).toBeCloseTo(after.total, 2);
    expect(await loadLastMail(order.id)).toMatchObject({ template: 'order_address_changed' });
  });

  it('refunds lower shipping at once', async () => {
    const order = await desk.orderTo('US');
    const { body: preview } = await desk.previewAddress(order.id, toAddress('CH'));
    expect(preview).toMatchObject({ settlement: 'refund', charge: 0 });
    const { body, status } = await desk.changeAddress(order.id, toAddress('CH'));
    expect([status, body.country_id, body.state, body.refunded]).toEqual([200, 'CH', null, preview.refund]);
  });

  it('keeps the paid shipping on request', async () => {
    const order = await desk.orderTo('US');
    const { body } = await desk.previewAddress(order.id, toAddress('CH'), { recompute_shipping: false });
    expect(body).toMatchObject({ settlement: 'none', refund: 0, charge: 0 });
  });

  it('keeps the shipping of a subscription, whose price includes it', async () => {
    const order = await desk.orderTo('CH');
    await linkSubscription(order.id);
    const { body } = await desk.previewAddress(order.id, toAddress('US'));
    expect(body).toMatchObject({ settlement: 'none', refund: 0, charge: 0, shipping: 0 });
  });

  it('returns 409 for a sum other than the preview’s and 422 for an invalid state', async () => {
    const order = await desk.orderTo('US');
    const differs = await desk.changeAddress(order.id, toAddress('CH'), { refund: 1 });
    expect([differs.status, getErrorCode(differs)]).toEqual([409, 'change_differs']);
    const invalidState = await desk.previewAddress(order.id, { ...toAddress('CA'), state: 'IL' });
    expect([invalidState.status, invalidState.body.errors?.[0]]).toMatchObject([
      422,
      { path: 'address.state', code: 'state_invalid' },
    ]);
  });
});

it('returns 409 for an order that has shipped completely', async () => {
  const order = await desk.orderTo('FR', { copies: 2 });
  const parcel = { tracking_transporter: 'col', tracking_number: '6A 5' };
  expect((await desk.act(order.id, 'ship', parcel)).status).toBe(200);
  const refused = await desk.previewAddress(order.id, { ...toAddress('FR'), city: 'Nantes' });
  expect(refused.status).toBe(409);
});
