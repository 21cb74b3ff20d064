import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardSetup, CartBox, CartCalculation, PayAnswer, Problem, UserBox, UserGift } from '#generated/schemas.ts';
import { Currency } from '#generated/enums.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { buildOneLineCart, CARDS, cartId, LEA, payment } from '#server/modules/cart/cart.sample.ts';
import { invoices } from '#server/modules/invoicing/invoices.table.ts';
import { issueInvoices } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { orders } from '#server/modules/orders/index.ts';
import { payments, paymentAttempts } from '#server/modules/payments/index.ts';
import { boxCodes, seedRates } from '#server/modules/pricing/index.ts';
import { type SampleSubscriptions, startSubscriptions } from './boxes.sample.ts';
import { boxes } from './boxes.table.ts';
import { startBoxesOfOrder } from './start-boxes.ts';
import { createSession } from '#server/core/authentication/sessions.ts';

let shop: SampleSubscriptions;
beforeAll(async () => {
  shop = await startSubscriptions();
  await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => shop.api.close());
beforeEach(() => shop.api.db.delete(rateLimits));

const BOX: CartBox = { name: 'Box', type: 'vinyl', periodicity: 'quarterly' };
const GIFT: CartBox = { ...BOX, gift: { to: 'Paul', message: 'Happy birthday!' } };

type Calculated = CartCalculation & Omit<Problem, 'status'>;
const calculate = (body: object, as?: 'user') =>
  shop.api.call<Calculated>('POST', '/cart/calculate', {
    body: { currency: 'EUR', shops: {}, customer: { country_id: 'FR' }, ...body },
    ...(as && { as }),
  });
/** Saves a cart with boxes and returns its id. */
async function save(cartBoxes: CartBox[], more: object = {}): Promise<string> {
  const id = cartId();
  const { status, text } = await calculate({ id, boxes: cartBoxes, save: true, ...more });
  if (status !== 200) throw new Error(text);
  return id;
}
const pay = (cart_id: string, as?: 'user', number: string = CARDS.good) =>
  shop.api.call<PayAnswer & Omit<Problem, 'status'>>('POST', '/cart/pay', {
    body: payment(cart_id, number),
    ...(as && { as }),
  });
const listBoxes = (order: number) => shop.api.db.select().from(boxes).where(eq(boxes.order_id, order));
const listGifts = (order: number) => shop.api.db.select().from(boxCodes).where(eq(boxCodes.order_id, order));
const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];
const createCode = async (values: object) =>
  (await shop.api.call<{ code: string }>('POST', '/admin/box-codes', { as: 'team', body: values })).body.code;
const loadUses = async (code: string) =>
  (await shop.api.db.select().from(boxCodes).where(eq(boxCodes.code, code)))[0]?.uses;

describe('boxes of a cart', () => {
  it('are priced by their plans and counted', async () => {
    const { body } = await calculate({ boxes: [BOX, { ...BOX, periodicity: 'monthly', price: 1, total: 1 }] });
    expect(body.cart).toMatchObject({
      count: 2,
      boxes: [
        { name: 'Vinyl box', type: 'vinyl', periodicity: 'quarterly', price: 87, total: 87, currency: 'EUR' },
        { price: 29.9, total: 29.9 },
      ],
    });
    // 116.90 including 20 %
    expect(body.totals).toMatchObject({ items: 116.9, shipping: 0, total: 116.9, vat: 19.48 });
  });

  it('have a price in every currency, which is their part of the total', async () => {
    await seedRates(shop.api.db);
    const record = await shop.sample.project();
    for (const currency of Currency.values) {
      const { shops } = buildOneLineCart(shop.sample.shop, record);
      const { body } = await calculate({ currency, shops, boxes: [BOX, GIFT] });
      const [first, second] = body.cart.boxes;
      const { items, discount, shipping, total } = body.totals;
      const record_price = Object.values(body.cart.shops)[0]?.items[0]?.price ?? NaN;
      expect(first).toMatchObject({ currency, price: second?.price });
      expect(items).toBeCloseTo(record_price + 2 * (first?.total ?? NaN), 6);
      expect(total).toBeCloseTo(items - discount + shipping, 6);
    }
  });

  it('take codes for boxes and referral codes, and refuse wrong ones with their field', async () => {
    const promo_code = await createCode({ kind: 'percent', percent: 50 });
    const { body } = await calculate({ boxes: [{ ...BOX, promo_code }] });
    expect(body.cart.boxes).toMatchObject([{ price: 87, total: 43.5, promo_code }]);
    const refuse = async (box: object) => (await calculate({ boxes: [{ ...BOX, ...box }] })).body.errors;
    expect(await refuse({ promo_code: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject([
      { path: 'boxes.0.promo_code', code: 'code_unknown' },
    ]);
    expect(await refuse({ sponsor: 'NOBODY99' })).toMatchObject([{ path: 'boxes.0.sponsor', code: 'sponsor_unknown' }]);
    const other = await createCode({ kind: 'months', months: 1, type: 'collector' });
    expect(await refuse({ promo_code: other })).toMatchObject([{ code: 'code_other_box' }]);
  });
});

describe('paying a cart with a box', () => {
  it('starts the subscription with its paid months and the card, once, and invoices it', async () => {
    const { body: answer, status } = await pay(await save([BOX]), 'user');
    expect(status).toBe(200);
    const order = await loadOrder(answer.order_id);
    expect(order).toMatchObject({ status: 'completed', payment_status: 'paid', items: 8700, total: 8700, vat: 1450 });
    await startBoxesOfOrder(shop.context(), answer.order_id);
    await startBoxesOfOrder(shop.context(), answer.order_id);
    expect(await listBoxes(answer.order_id)).toMatchObject([
      {
        ...{ type: 'vinyl', periodicity: 'quarterly', price: 8700, currency: 'EUR', paid_months: 3, renews: true },
        ...{ card_token: 'pm_test_4242424242424242', card_last4: '4242', card_expires: '2030-12' },
        ...{ firstname: 'Léa', city: 'Paris', user_id: order?.user_id },
      },
    ]);
    expect(JSON.stringify((await loadOrder(answer.order_id))?.boxes)).not.toContain('pm_test');
    await issueInvoices.run({}, shop.context(), { last: false });
    const [invoice] = await shop.api.db.select().from(invoices).where(eq(invoices.order_id, answer.order_id));
    expect(invoice).toMatchObject({ total: 8700, vat: 1450, lines: [{ name: 'Vinyl box', quantity: 1, total: 8700 }] });
  });

  it('sends the records with the other parcels, and lists the box in the confirmation', async () => {
    const record = await shop.sample.project();
    const id = await save([BOX], buildOneLineCart(shop.sample.shop, record));
    const { body: answer } = await pay(id, 'user');
    expect(await loadOrder(answer.order_id)).toMatchObject({ status: 'paid', items: 10_700 });
    const { body } = await shop.api.call<{ order: object }>('POST', '/cart/confirm', {
      body: { cart_id: id, payment_id: answer.payment_id },
    });
    expect(body.order).toMatchObject({
      cancellable: true,
      boxes: [{ name: 'Vinyl box', periodicity: 'quarterly', total: 87, gift_to: null }],
    });
  });

  it('needs an account, unless it is a gift', async () => {
    const { status, body } = await pay(await save([BOX]));
    expect([status, body.code]).toEqual([409, 'box_needs_account']);
    expect((await pay(await save([GIFT]))).status).toBe(200);
  });

  it('charges nothing and starts nothing with a declined card, and frees the code', async () => {
    const promo_code = await createCode({ kind: 'percent', percent: 50, charges: 2 });
    const id = await save([{ ...BOX, promo_code }]);
    const before = await shop.api.db.$count(boxes);
    for (const card of [CARDS.declined, CARDS.insufficient]) {
      const { status, body } = await pay(id, 'user', card);
      expect([status, body.code]).toEqual([402, 'payment_declined']);
    }
    expect(await shop.api.db.$count(boxes)).toBe(before);
    expect(await loadUses(promo_code)).toBe(0);
    const { body } = await pay(id, 'user');
    expect(await loadUses(promo_code)).toBe(1);
    await startBoxesOfOrder(shop.context(), body.order_id);
    expect(await loadOrder(body.order_id)).toMatchObject({ total: 4350 });
    expect(await listBoxes(body.order_id)).toMatchObject([
      { price: 8700, discount_percent: 50, discount_charges: 1, paid_months: 3 },
    ]);
    // used up meanwhile: the price rises before anything is charged
    const late = await save([BOX]);
    expect((await calculate({ id: late, boxes: [{ ...BOX, promo_code }] })).status).toBe(422);
  });

  it('with 3-D Secure starts after the confirmation, and not when it fails', async () => {
    const failed = await save([BOX]);
    const { body: waiting } = await pay(failed, 'user', CARDS.secured);
    expect(waiting.status).toBe('requires_action');
    await startBoxesOfOrder(shop.context(), waiting.order_id);
    expect(await listBoxes(waiting.order_id)).toEqual([]);
    const confirm = (cart_id: string, { payment_id }: PayAnswer, authentication: string) =>
      shop.api.call('POST', '/cart/confirm', { body: { cart_id, payment_id, authentication } });
    expect((await confirm(failed, waiting, 'fail')).status).toBe(402);
    const { body: again } = await pay(failed, 'user', CARDS.secured);
    expect((await confirm(failed, again, 'succeed')).status).toBe(200);
    await startBoxesOfOrder(shop.context(), again.order_id);
    expect(await loadOrder(again.order_id)).toMatchObject({ status: 'completed' });
    expect(await listBoxes(again.order_id)).toMatchObject([
      { card_token: 'pm_test_4000002500003155', card_last4: '3155', card_expires: '2030-12', renews: true },
    ]);
  });

  it('keeps its card in the account while the box is charged by it', async () => {
    const { body } = await shop.api.call<CardSetup>('POST', '/user/cards', {
      ...{ as: 'user', body: { card: payment(cartId()).card } },
    });
    const remove = () => shop.api.call<Problem>('DELETE', `/user/cards/${body.card?.id}`, { as: 'user' });
    const { body: answer } = await pay(await save([BOX]), 'user');
    await startBoxesOfOrder(shop.context(), answer.order_id);
    const refused = await remove();
    expect([refused.status, refused.body.code]).toEqual([409, 'card_in_use']);
    await shop.api.db.update(boxes).set({ status: 'cancelled' });
    expect((await remove()).status).toBe(204);
  });

  it('twice at the same time charges once', async () => {
    const id = await save([BOX]);
    const answers = await Promise.all([pay(id, 'user'), pay(id, 'user')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    const rows = await shop.api.db.select().from(payments).where(eq(payments.order_id, answers[0].body.order_id));
    expect(rows).toHaveLength(1);
    const attempts = await shop.api.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.subject, `cart-${id}`));
    expect(attempts.filter(({ status }) => status === 'settled')).toHaveLength(1);
  });
});

describe('a gift', () => {
  it('becomes a code for its months, which the buyer gets by e-mail and the recipient redeems', async () => {
    const { body } = await pay(await save([GIFT]), 'user');
    await startBoxesOfOrder(shop.context(), body.order_id);
    await startBoxesOfOrder(shop.context(), body.order_id);
    expect(await listBoxes(body.order_id)).toEqual([]);
    const gifts = await listGifts(body.order_id);
    expect(gifts).toMatchObject([{ kind: 'months', months: 3, type: 'vinyl', max_uses: 1, recipient: 'Paul' }]);
    const code = gifts[0]?.code ?? '';
    const letters = await shop.api.db
      .select()
      .from(mails)
      .where(eq(mails.template, 'box_gift'))
      .orderBy(desc(mails.id));
    expect(letters.filter(({ order_id }) => order_id === body.order_id)).toMatchObject([{ recipient: LEA.email }]);
    const { body: bought } = await shop.api.call<UserGift[]>('GET', '/user/gifts', { as: 'user' });
    expect(bought[0]).toMatchObject({ code, months: 3, recipient: 'Paul', state: 'running' });
    const check = await shop.api.call('PUT', '/boxes/code', { body: { code } });
    expect([check.status, check.body]).toEqual([200, expect.objectContaining({ kind: 'months', months: 3 })]);

    const token = await createSession(shop.api.db, (await shop.box()).user_id, 'test');
    const request = { type: 'vinyl', periodicity: 'monthly', currency: 'EUR', customer: LEA, code };
    const redeemed = await shop.api.call<UserBox>('POST', '/user/boxes/vinyl', { token, body: request });
    expect([redeemed.status, redeemed.body]).toEqual([
      201,
      expect.objectContaining({ paid_months: 3, renews: false, gift_message: 'Happy birthday!' }),
    ]);
    expect((await shop.api.call('POST', '/user/boxes/vinyl', { token, body: request })).status).toBe(409);
    const others = await shop.api.call<UserGift[]>('GET', '/user/gifts', { token });
    expect(others.body).toEqual([]);
    const after = await shop.api.call<UserGift[]>('GET', '/user/gifts', { as: 'user' });
    expect(after.body[0]?.state).toBe('used_up');
  });
});

describe('boxes on sale', () => {
  it('are listed with the months of a charge', async () => {
    const { body } = await shop.api.call<object[]>('GET', '/boxes/offers?currency=EUR');
    expect(body).toEqual([
      { type: 'vinyl', periodicity: 'monthly', months: 1, price: 29.9, currency: 'EUR' },
      { type: 'vinyl', periodicity: 'quarterly', months: 3, price: 87, currency: 'EUR' },
    ]);
  });
});
