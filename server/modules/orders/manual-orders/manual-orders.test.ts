import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  KnownCustomer,
  ManualOrder,
  ManualOrderCalculation,
  ManualOrderItem,
  Order,
  Timeline,
} from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { startDesk, TERMS, type DraftDesk } from './draft.sample.ts';

let desk: DraftDesk;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk.api.close());

const createRecord = (price = 2490, stock = 50) => desk.sample.project({ items: [{ price, stock }] });
const getFirstItem = ({ items: [item = 0] }: { items: number[] }): number => item;
const getErrors = (body: unknown) =>
  (body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => [path, code]);
const loadOrder = async (id: number | null | undefined) =>
  (await desk.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;
const updateDraft = (id: number, version: string, body: object) =>
  desk.api.call<ManualOrder>('PUT', `/admin/orders-manual/${id}`, {
    as: 'team',
    body: { ...TERMS, ...body },
    headers: { 'if-match': version },
  });

const AGREED = {
  discount_percent: 5,
  discount_reason: 'First order',
  shipping_price: 18.5,
  shipping_reason: 'Pallet shared with another order',
};

async function buildMixedDraft() {
  const [a, b] = [await createRecord(2490), await createRecord(1999)];
  const lines = [
    { item_id: getFirstItem(a), quantity: 7, price: 16.33, reason: 'Wholesale' },
    { item_id: getFirstItem(b), quantity: 3, discount_percent: 12.5, reason: 'Bent corners' },
    { item_id: getFirstItem(a), quantity: 1 },
  ];
  return { ...AGREED, lines };
}

describe('building an order', () => {
  it('has the same sums when it is calculated, saved and placed', async () => {
    const body = await buildMixedDraft();
    const calculated = await desk.api.call<ManualOrderCalculation>('POST', '/admin/orders-manual/calculate', {
      as: 'team',
      body: { ...TERMS, ...body },
    });
    expect(calculated.status).toBe(200);
    const saved = await desk.draft(body);
    expect(saved.status).toBe(201);
    const { items, discount, shipping, vat, vat_rate, total } = calculated.body;
    const sums = { items, discount, shipping, vat, vat_rate, total };
    expect(items).toBe(199.18);
    expect(saved.body).toMatchObject({ ...sums, status: 'draft', items_count: 11, customer_name: 'Léa Moreau' });
    expect(saved.body.lines?.map((line) => line.total)).toEqual(calculated.body.lines.map((line) => line.total));
    const paid = await desk.act(saved.body.id, 'paid', {
      ...{ method: 'transfer', amount: total, currency: 'EUR', reference: 'RF18 5390', paid_on: '2026-01-05' },
    });
    expect(paid.text).toContain('"status":"paid"');
    const order = await loadOrder(paid.body.order_id);
    expect(order).toMatchObject({ ...sums, manual_order_id: saved.body.id, status: 'paid', lang: 'fr' });
    expect(order.shop_orders?.flatMap((part) => part.lines.map(({ price }) => price)).sort()).toEqual([
      16.33, 19.99, 24.9,
    ]);
    expect(order.payments).toMatchObject([
      { provider: 'manual', method: 'transfer', reference: 'RF18 5390', status: 'paid', amount: total },
    ]);
  });

  it('requires a reason for prices other than the shop’s, and names the line', async () => {
    const item_id = getFirstItem(await createRecord());
    const lines = [
      { item_id, quantity: 1, price: 20 },
      { item_id, quantity: 1 },
    ];
    const { status, body } = await desk.draft({ lines, discount_amount: 2, shipping_price: 0 });
    expect(status).toBe(422);
    expect(getErrors(body)).toEqual([
      ['lines.0.reason', 'reason_required'],
      ['discount_reason', 'reason_required'],
      ['shipping_reason', 'reason_required'],
    ]);
  });

  it('uses no number for a refused draft', async () => {
    const line = { item_id: getFirstItem(await createRecord(2000)), quantity: 1 };
    const lines = [line];
    const { body: before } = await desk.draft({ lines });
    const refusals = await Promise.all([
      desk.draft({ lines: [{ ...line, price: 0, reason: 'Press copies' }] }),
      desk.draft({ lines: [{ ...line, price: 15 }] }),
      desk.draft({ lines: [{ item_id: 999_999, quantity: 1 }] }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422]);
    const { body: next } = await desk.draft({ lines });
    expect(next.id).toBe(before.id + 1);
  });

  it('limits the discounts of the team, but not of admins', async () => {
    const lines = [{ item_id: getFirstItem(await createRecord(2000)), quantity: 5, price: 0, reason: 'Press copies' }];
    const refused = await desk.draft({ lines });
    expect(getErrors(refused.body)).toEqual([['lines.0.price', 'discount_limit']]);
    const { body: approved } = await desk.draft({ lines }, 'admin');
    // a price approved by an admin survives a correction of the address
    const corrected = await updateDraft(approved.id, '"1"', { lines, city: 'Lyon' });
    expect(corrected.status).toBe(200);
    expect((await updateDraft(approved.id, '"2"', { lines: [{ ...lines[0], quantity: 6 }] })).status).toBe(422);
    const allowedLines = [{ ...lines[0], item_id: lines[0]?.item_id ?? 0, quantity: 5, price: 12 }];
    expect((await desk.draft({ lines: allowedLines })).status).toBe(201);
    const reduced = await desk.draft({ lines: allowedLines, discount_percent: 1, discount_reason: 'x' });
    expect(getErrors(reduced.body)).toEqual([['lines.0.price', 'discount_limit']]);
  });

  it('is found by number and e-mail, and returns 412 for a stale version', async () => {
    const { body } = await desk.draft({ email: 'nobody-else@example.com' });
    const find = async (text: string) =>
      (
        await desk.api.call<ManualOrder[]>('GET', '/admin/orders-manual', {
          as: 'team',
          query: { filter: JSON.stringify({ find: text }) },
        })
      ).body.map(({ id }) => id);
    expect(await find(body.number)).toEqual([body.id]);
    expect(await find('Nobody-Else@example.com')).toEqual([body.id]);
    expect((await updateDraft(body.id, '"1"', { staff_note: 'Call back' })).body.version).toBe(2);
    const stale = await updateDraft(body.id, '"1"', { staff_note: 'Other' });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ current: { staff_note: 'Call back', lines: [] } });
  });

  it('counts sizes as copies', async () => {
    const item_id = getFirstItem(await createRecord());
    const { body } = await desk.draft({ lines: [{ item_id, quantity: 1, chosen_sizes: { M: 2, XL: 3 } }] });
    expect(body.lines?.[0]).toMatchObject({ quantity: 5, chosen_sizes: { M: 2, XL: 3 }, total: 124.5 });
  });

  it('keeps the prices it was saved with until it is saved again', async () => {
    const project = await createRecord(1000);
    const { body } = await desk.draft({ lines: [{ item_id: getFirstItem(project), quantity: 2 }] });
    await desk.api.db
      .update(items)
      .set({ price: 1500 })
      .where(eq(items.id, getFirstItem(project)));
    expect(await desk.read(body.id)).toMatchObject({ items: 20 });
    const again = await updateDraft(body.id, '"1"', { lines: [{ item_id: getFirstItem(project), quantity: 2 }] });
    expect(again.body).toMatchObject({ items: 30, lines: [{ list_price: 15 }] });
  });
});

describe('look-ups for drafts', () => {
  const search = async <T>(what: string, q: string) =>
    (await desk.api.call<T[]>('GET', `/admin/orders-manual/${what}`, { as: 'team', query: { q } })).body;

  it('find items by words and by barcode', async () => {
    const project = await desk.sample.project({
      name: 'Quarzsand',
      items: [{ price: 990, stock: 4, barcode: '3760123456784' }],
    });
    const [byWords] = await search<ManualOrderItem>('items', 'quarzsand');
    expect(byWords).toMatchObject({ item_id: getFirstItem(project), price: 9.9, stock: 4, name: 'Quarzsand' });
    expect((await search<ManualOrderItem>('items', '3760123456784')).map(({ item_id }) => item_id)).toEqual([
      getFirstItem(project),
    ]);
    expect(await search('items', 'zzzzzzzz')).toEqual([]);
  });

  it('find customers with the addresses of earlier orders', async () => {
    await desk.buy(await createRecord());
    const [customer] = await search<KnownCustomer>('customers', 'moreau');
    expect(customer).toMatchObject({ email: 'lea.moreau@example.com', city: 'Paris', country_id: 'FR', lang: 'en' });
    expect(customer?.orders_count).toBeGreaterThan(0);
  });
});

describe('converting a draft', () => {
  it('places an unpaid order that is marked as paid later', async () => {
    const project = await createRecord(2000, 9);
    const { body } = await desk.draft({ lines: [{ item_id: getFirstItem(project), quantity: 4 }] });
    const converted = await desk.act(body.id, 'convert', {});
    expect(converted.body).toMatchObject({ status: 'converted', order_id: expect.any(Number) });
    expect(await desk.stock(project)).toMatchObject({ item: 5 });
    expect(await loadOrder(converted.body.order_id)).toMatchObject({
      status: 'pending',
      payments: [{ status: 'pending' }],
    });
    const transfer = { method: 'transfer', currency: 'EUR', paid_on: '2026-01-05' };
    const incomplete = await desk.act(body.id, 'paid', { ...transfer, amount: body.total });
    expect(getErrors(incomplete.body)).toEqual([['reference', 'input_required']]);
    const money = { ...transfer, reference: 'RF18 5390' };
    const other = await desk.act(body.id, 'paid', { ...money, amount: 1 });
    expect(getErrors(other.body)).toEqual([['amount', 'amount_differs']]);
    const dollars = await desk.act(body.id, 'paid', { ...money, amount: body.total, currency: 'USD' });
    expect(getErrors(dollars.body)).toEqual([['currency', 'currency_differs']]);
    const late = await desk.act(body.id, 'paid', { ...money, amount: body.total, paid_on: '2199-01-01' });
    expect(getErrors(late.body)).toEqual([['paid_on', 'day_in_future']]);
    const paid = await desk.act(body.id, 'paid', { ...money, amount: body.total });
    expect(paid.body).toMatchObject({ status: 'paid', order_id: converted.body.order_id });
    expect(await loadOrder(converted.body.order_id)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] });
    expect(await desk.stock(project)).toMatchObject({ item: 5, sold: 4 });
    const [entry] = await desk.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.operation, 'adminPayManualOrder'), eq(auditEntries.record_id, body.id)));
    expect(entry).toMatchObject({
      resource: 'orders-manual',
      before: { status: 'converted' },
      after: { status: 'paid' },
    });
    const path = `/admin/orders/${converted.body.order_id}/timeline`;
    const { entries } = (await desk.api.call<Timeline>('GET', path, { as: 'team', query: { limit: 100 } })).body;
    const creationEntries = entries.filter(({ kind, action }) => kind === 'placed' || action?.action === 'create');
    expect(creationEntries).toMatchObject([
      { kind: 'placed', who: 'Test team', action: { operation: 'adminConvertManualOrder' } },
    ]);
  });

  it('is refused when the lines of an item exceed its stock together', async () => {
    const item_id = getFirstItem(await createRecord(2000, 5));
    const lines = [
      { item_id, quantity: 3 },
      { item_id, quantity: 3 },
    ];
    const { body } = await desk.draft({ lines });
    expect(body.lines?.map(({ issue }) => issue)).toEqual(['out_of_stock', 'out_of_stock']);
    const refused = await desk.act(body.id, 'convert', {});
    expect(refused.status).toBe(409);
    expect(getErrors(refused.body)).toEqual([['lines.1.quantity', 'out_of_stock']]);
    expect(await desk.read(body.id)).toMatchObject({ status: 'draft', order_id: null });
  });

  it('settles a free order at once, and notifies the customer only on request', async () => {
    const lines = [{ item_id: getFirstItem(await createRecord()), quantity: 2, price: 0, reason: 'Press' }];
    const free = { lines, shipping_price: 0, shipping_reason: 'Press' };
    const { body } = await desk.draft(free, 'admin');
    expect((await desk.act(body.id, 'offer', { days: 3 })).body).toMatchObject({ code: 'offer_free' });
    const { body: done } = await desk.act(body.id, 'convert', {});
    expect(done).toMatchObject({ status: 'paid', total: 0 });
    expect(await loadOrder(done.order_id)).toMatchObject({ status: 'paid', payments: [] });
    expect(
      await desk.api.db
        .select()
        .from(mails)
        .where(eq(mails.order_id, done.order_id ?? 0)),
    ).toEqual([]);
  });

  it('is undone by cancelling, which returns the copies', async () => {
    const project = await createRecord(2000, 9);
    const { body } = await desk.draft({ lines: [{ item_id: getFirstItem(project), quantity: 4 }] });
    const { order_id } = (await desk.act(body.id, 'convert', {})).body;
    const cancelled = await desk.act(body.id, 'cancel', { reason: 'Never paid' });
    expect(cancelled.body.status).toBe('cancelled');
    expect(await loadOrder(order_id)).toMatchObject({ status: 'cancelled' });
    expect(await desk.stock(project)).toMatchObject({ item: 9 });
    // cancelling the order cancels the draft too
    const other = await desk.draft({ lines: [{ item_id: getFirstItem(project), quantity: 1 }] });
    const converted = await desk.act(other.body.id, 'convert', {});
    const cancelPath = `/admin/orders/${converted.body.order_id}/cancel`;
    await desk.api.call('POST', cancelPath, { as: 'team', body: { reason: 'other' } });
    expect(await desk.read(other.body.id)).toMatchObject({ status: 'cancelled' });
  });

  it('requires a complete customer, and items', async () => {
    const lines = [{ item_id: getFirstItem(await createRecord()), quantity: 1 }];
    const { body } = await desk.draft({ lines, lastname: null, city: null, shipping_type: 'pickup' });
    expect(getErrors((await desk.act(body.id, 'convert', {})).body)).toEqual([
      ['lastname', 'draft_lacks'],
      ['city', 'draft_lacks'],
      ['pickup', 'draft_lacks'],
    ]);
    expect((await desk.act((await desk.draft({})).body.id, 'convert', {})).body).toMatchObject({ code: 'draft_empty' });
  });

  it('closes the draft for changes other than of its note', async () => {
    const { body } = await desk.draft({ lines: [{ item_id: getFirstItem(await createRecord()), quantity: 1 }] });
    const { body: converted } = await desk.act(body.id, 'convert', {});
    expect((await updateDraft(body.id, `"${converted.version}"`, { city: 'Lyon' })).body).toMatchObject({
      code: 'manual_order_closed',
    });
    expect((await updateDraft(body.id, `"${converted.version}"`, { staff_note: 'Sent the invoice' })).status).toBe(200);
    expect((await desk.act(body.id, 'convert', {})).body).toMatchObject({ code: 'transition_not_allowed' });
  });
});

describe('copies', () => {
  it('of a draft have its agreed terms', async () => {
    const { body } = await desk.draft(await buildMixedDraft());
    const { body: copy } = await desk.act(body.id, 'duplicate');
    expect(copy).toMatchObject({ status: 'draft', total: body.total, order_id: null, email: body.email });
    expect(copy.id).not.toBe(body.id);
    expect(copy.lines).toEqual(body.lines);
  });

  it('of an order have current prices', async () => {
    const project = await createRecord(1000);
    const { order_id } = await desk.buy(project, 3);
    await desk.api.db
      .update(items)
      .set({ price: 1200 })
      .where(eq(items.id, getFirstItem(project)));
    const { body } = await desk.api.call<ManualOrder>('POST', `/admin/orders/${order_id}/order-again`, { as: 'team' });
    expect(body).toMatchObject({ status: 'draft', city: 'Paris', items: 36, lines: [{ quantity: 3, price: null }] });
  });
});
