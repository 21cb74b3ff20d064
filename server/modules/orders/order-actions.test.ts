import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkAnswer, Order } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { CARDS, cartId, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from './orders.table.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const PARCEL = { tracking_transporter: 'col', tracking_number: '6A 1234' };
const act = (id: number, action: string, body?: unknown) =>
  shop.api.call<Order>('POST', `/admin/orders/${id}/${action}`, { as: 'team', body });
const loadMails = (order_id: number) =>
  shop.api.db.select().from(mails).where(eq(mails.order_id, order_id)).orderBy(mails.id);
const loadAuditEntries = (id: number, operation: string) =>
  shop.api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.record_id, id), eq(auditEntries.operation, operation)));
const createPaidOrder = async (values = {}) => (await shop.buy(await shop.sample.project(values))).order_id;

/** A paid order of two shops. */
async function buyFromTwoShops(second = {}): Promise<number> {
  const other = await shop.sample.createSampleShop({ name: 'Nordlys' });
  const [a, b] = [await shop.sample.project(), await shop.sample.project({ shop_id: other, name: 'Fjord', ...second })];
  const id = cartId();
  const lines = buildCartShops({
    [shop.sample.shop]: [{ project_id: a.id, item_id: a.items[0] ?? 0, quantity: 1 }],
    [other]: [{ project_id: b.id, item_id: b.items[0] ?? 0, quantity: 1 }],
  });
  await shop.api.call('POST', '/cart/calculate', {
    body: { id, save: true, currency: 'EUR', customer: { country_id: 'FR' }, shops: lines },
  });
  return (await shop.pay(payment(id))).body.order_id;
}

describe('shipping', () => {
  it('writes the parcel, moves the order, notifies the customer and records it', async () => {
    const id = await createPaidOrder();
    const { status, body, headers } = await act(id, 'ship', PARCEL);
    expect(status).toBe(200);
    expect(headers['etag']).toBe(`"${body.version}"`);
    expect(body).toMatchObject({ id, status: 'sent', sent_at: expect.any(Number), payments: [{ status: 'paid' }] });
    const [part] = body.shop_orders ?? [];
    expect(part).toMatchObject({
      status: 'sent',
      shipments: [
        {
          status: 'sent',
          tracking_transporter: 'col',
          tracking_number: '6A 1234',
          tracking_link: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A1234',
          lines: part?.lines.map((line) => ({ order_line_id: line.id, quantity: line.quantity })),
        },
      ],
    });
    const sent = (await loadMails(id)).at(-1);
    expect(sent).toMatchObject({ template: 'order_sent', status: 'to_do' });
    expect(sent?.text).toContain('https://www.laposte.fr/outils/suivre-vos-envois?code=6A1234');
    expect(shop.api.jobs.at(-1)).toEqual({ name: 'send-mails', data: {} });
    const [entry] = await loadAuditEntries(id, 'adminShipOrder');
    expect(entry).toMatchObject({
      resource: 'orders',
      action: 'action',
      user_name: 'Test team',
      before: { status: 'paid' },
      after: { status: 'sent', tracking_number: '6A 1234' },
    });
  });

  it('sends no mail on request', async () => {
    const id = await createPaidOrder();
    await act(id, 'ship', { ...PARCEL, notify: false });
    expect((await loadMails(id)).map(({ template }) => template)).toEqual(['order_confirmation']);
  });

  it('stores the given link of an unlisted carrier', async () => {
    const id = await createPaidOrder();
    const { body } = await act(id, 'ship', {
      tracking_transporter: 'other',
      tracking_number: 'X-1',
      tracking_link: 'https://courier.example/X1',
    });
    expect(body.shop_orders?.[0]?.shipments[0]?.tracking_link).toBe('https://courier.example/X1');
  });

  it('keeps the order in preparation until both shops have shipped, with one mail each', async () => {
    const id = await buyFromTwoShops();
    const { body } = await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' });
    const [first] = body.shop_orders ?? [];
    expect((await act(id, 'ship', { ...PARCEL, shop_order_id: first?.id })).body).toMatchObject({
      status: 'in_preparation',
      sent_at: null,
    });
    expect((await act(id, 'ship', PARCEL)).body).toMatchObject({
      status: 'sent',
      shop_orders: [{ status: 'sent' }, { status: 'sent' }],
    });
    const texts = (await loadMails(id)).filter(({ template }) => template === 'order_sent').map(({ text }) => text);
    expect(texts.map((text) => [text.includes('Signal'), text.includes('Fjord')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('sends one mail when all shops ship at once', async () => {
    const id = await buyFromTwoShops();
    await act(id, 'ship', PARCEL);
    const sent = (await loadMails(id)).filter(({ template }) => template === 'order_sent');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Fjord');
  });

  it('ships a pre-order without a separate preparation', async () => {
    const id = await createPaidOrder({ type: 'preorder' });
    expect((await act(id, 'ship', PARCEL)).body).toMatchObject({ status: 'sent' });
  });

  it('returns 409 for shipped and unpaid orders and 404 for a part of another order', async () => {
    const id = await createPaidOrder();
    const other = await createPaidOrder();
    const { body } = await shop.api.call<Order>('GET', `/admin/orders/${other}`, { as: 'team' });
    expect((await act(id, 'ship', { ...PARCEL, shop_order_id: body.shop_orders?.[0]?.id })).status).toBe(404);
    await act(id, 'ship', PARCEL);
    expect(await act(id, 'ship', PARCEL)).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } });
    const cart = await shop.cart(await shop.sample.project());
    const pending = await shop.pay(payment(cart, CARDS.secured));
    expect((await act(pending.body.order_id, 'ship', PARCEL)).status).toBe(409);
    expect((await act(999_999, 'ship', PARCEL)).status).toBe(404);
  });

  it('creates one parcel for concurrent calls', async () => {
    const id = await createPaidOrder();
    const answers = await Promise.all([1, 2, 3].map(() => act(id, 'ship', PARCEL)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is for staff only', async () => {
    const id = await createPaidOrder();
    for (const as of ['visitor', 'user', 'pro', 'artist'] as const) {
      const { status } = await shop.api.call('POST', `/admin/orders/${id}/ship`, { as, body: PARCEL });
      expect([as, status]).toEqual([as, as === 'visitor' ? 401 : 403]);
    }
  });
});

describe('preparing in bulk', () => {
  it('prepares the possible orders and reports the reason for each refused one', async () => {
    const [fresh, preorder, sent] = [
      await createPaidOrder(),
      await createPaidOrder({ type: 'preorder' }),
      await createPaidOrder(),
    ];
    await act(sent, 'ship', PARCEL);
    const body = { ids: [fresh, preorder, sent, 999_999] };
    const answer = await shop.api.call<BulkAnswer>('POST', '/admin/orders/prepare', { as: 'team', body });
    expect(answer.body).toEqual({
      done: [fresh, preorder],
      refused: [
        { id: sent, code: 'transition_not_allowed', params: { from: 'sent', to: 'adminPrepareOrders' } },
        { id: 999_999, code: 'not_found' },
      ],
    });
    const { body: order } = await shop.api.call<Order>('GET', `/admin/orders/${preorder}`, { as: 'team' });
    expect(order).toMatchObject({ status: 'in_preparation', shop_orders: [{ status: 'in_preparation' }] });
    expect(await loadAuditEntries(fresh, 'adminPrepareOrders')).toMatchObject([
      { before: { status: 'paid' }, after: { status: 'in_preparation' } },
    ]);
  });
});

describe('delivering', () => {
  it('marks sent orders and their parcels as delivered', async () => {
    const id = await buyFromTwoShops();
    expect((await act(id, 'deliver')).status).toBe(409);
    await act(id, 'ship', PARCEL);
    const { body } = await act(id, 'deliver');
    expect(body.status).toBe('delivered');
    expect(body.shop_orders?.flatMap((part) => [part.status, ...part.shipments.map(({ status }) => status)])).toEqual(
      Array(4).fill('delivered'),
    );
  });
});

describe('the confirmation mail', () => {
  it('can be sent again', async () => {
    const id = await createPaidOrder();
    expect((await act(id, 'resend-confirmation')).status).toBe(200);
    expect((await loadMails(id)).map(({ template }) => template)).toEqual(['order_confirmation', 'order_confirmation']);
    expect(await loadAuditEntries(id, 'adminResendConfirmation')).toMatchObject([
      { after: { mail: 'order_confirmation' } },
    ]);
  });
});

describe('an order in the back office', () => {
  it('shows its shops, payments and traffic source', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record);
    const { body: answer } = await shop.pay(payment(cart, CARDS.good, { origin: 'IGP3' }));
    const { body } = await shop.api.call<Order>('GET', `/admin/orders/${answer.order_id}`, { as: 'team' });
    expect(body).toMatchObject({
      number: `VS-${100_000 + answer.order_id}`,
      origin_source: 'instagram',
      total: 25.9,
      shop_orders: [{ shop_name: 'Halfmoon Audio', total: 25.9, lines: [{ price: 20, total: 20 }] }],
      payments: [{ amount: 25.9, card_last4: '4242', provider_id: answer.payment_id }],
    });
    const list = await shop.api.call<Order[]>('GET', '/admin/orders', {
      as: 'team',
      query: { filter: JSON.stringify({ id: [answer.order_id] }) },
    });
    expect(list.body).toMatchObject([{ id: answer.order_id, total: 25.9 }]);
  });

  it('updates the customer name with the last name', async () => {
    const id = await createPaidOrder();
    const { headers } = await shop.api.call('GET', `/admin/orders/${id}`, { as: 'team' });
    const { body } = await shop.api.call<Order>('PUT', `/admin/orders/${id}`, {
      as: 'team',
      headers: { 'if-match': headers['etag'] ?? '' },
      body: { lastname: 'Moreau-Petit' },
    });
    expect(body).toMatchObject({ lastname: 'Moreau-Petit', customer_name: 'Léa Moreau-Petit' });
    const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.customer_name).toBe('Léa Moreau-Petit');
  });
});
