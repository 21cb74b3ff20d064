import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartCalculation } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { LIMITS } from '#server/core/authentication/attempts.ts';
import { CARDS, LEA, buildOneLineCart, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { promoCodes } from '#server/modules/pricing/index.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from '../orders.table.ts';
import { orderLines, shopOrders } from '../shop-orders.table.ts';
import { payments } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from './shop.sample.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { testContext } from '#server/resources/exports/testing.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const loadOrder = async (id: number) => (await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0];

describe('a paid cart', () => {
  it('becomes an order with its shop orders, lines, payment, mail and job, and takes stock', async () => {
    const { api, sample } = shop;
    const other = await sample.createSampleShop({ name: 'Nordlys' });
    const record = await sample.project({ items: [{ price: 2490, barcode: '3760123456784' }] });
    const second = await sample.project({ shop_id: other, name: 'Fjord' });
    const body = {
      id: 'PaidCart01',
      save: true,
      currency: 'EUR' as const,
      customer: { country_id: 'FR' as const },
      shops: buildCartShops({
        [sample.shop]: [{ project_id: record.id, item_id: record.items[0] ?? 0, quantity: 2, comment: 'For Paul' }],
        [other]: [{ project_id: second.id, item_id: second.items[0] ?? 0, quantity: 1, chosen_sizes: { M: 1 } }],
      }),
    };
    const { totals } = (await api.call<CartCalculation>('POST', '/cart/calculate', { body })).body;
    const { status, body: answer } = await shop.pay(
      payment('PaidCart01', CARDS.good, {
        expected_total: totals.total,
        origin: 'IGO',
        lang: 'fr',
        comment: 'Ring twice',
        is_gift: true,
        gift_message: 'Happy birthday',
      }),
      { as: 'user' },
    );
    expect(status).toBe(200);
    expect(answer).toMatchObject({ status: 'paid', client_secret: null });

    const order = await loadOrder(answer.order_id);
    expect(order).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
      currency: 'EUR',
      items: 6980,
      total: Math.round(totals.total * 100),
      vat: Math.round(totals.vat * 100),
      vat_rate: 20,
      items_count: 3,
      customer_name: 'Léa Moreau',
      country_id: 'FR',
      shops: 'Halfmoon Audio, Nordlys',
      origin: 'IGO',
      lang: 'fr',
      comment: 'Ring twice',
      is_gift: true,
      gift_message: 'Happy birthday',
      paid_at: expect.any(Date),
    });
    const parts = await api.db.select().from(shopOrders).where(eq(shopOrders.order_id, answer.order_id));
    expect(parts.map(({ shop_id, status: part }) => [shop_id, part])).toEqual([
      [sample.shop, 'pending'],
      [other, 'pending'],
    ]);
    expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(order?.total);
    const lines = await api.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, answer.order_id))
      .orderBy(orderLines.id);
    expect(lines).toMatchObject([
      { name: 'Salt & Signal', quantity: 2, price: 2490, total: 4980, barcode: '3760123456784', comment: 'For Paul' },
      { name: 'Fjord', item_name: 'LP 1 (M × 1)', quantity: 1 },
    ]);
    const [paid] = await api.db.select().from(payments).where(eq(payments.order_id, answer.order_id));
    expect(paid).toMatchObject({
      status: 'paid',
      amount: order?.total,
      provider: 'test',
      provider_id: answer.payment_id,
      card_brand: 'visa',
      card_last4: '4242',
    });

    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
    const [queuedMail] = await api.db.select().from(mails).where(eq(mails.order_id, answer.order_id));
    expect(queuedMail).toMatchObject({ recipient: LEA.email, template: 'order_confirmation', status: 'to_do' });
    expect(api.jobs.at(-1)).toEqual({ name: 'send-mails', data: {} });
    await sendMails.run({}, testContext(api), { last: true });
    const [mail] = await api.db.select().from(mails).where(eq(mails.order_id, answer.order_id));
    expect(mail).toMatchObject({ id: queuedMail?.id, status: 'sent', subject: `Votre commande ${order?.number}` });
    const [account] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, order?.user_id ?? 0));
    expect(account?.orders_count).toBe(1);
  });

  it('is emptied, refers to its order and cannot be filled again', async () => {
    const record = await shop.sample.project();
    const { cart_id, order_id } = await shop.buy(record);
    for (const body of [{ id: cart_id }, { ...buildOneLineCart(shop.sample.shop, record), id: cart_id, save: true }]) {
      const { body: calculation } = await shop.api.call<CartCalculation>('POST', '/cart/calculate', { body });
      expect(calculation).toMatchObject({ cart: { id: cart_id, order_id, count: 0, shops: {} }, totals: { total: 0 } });
    }
  });

  it('with pre-orders has the status preorder and a mail with the release day', async () => {
    const { api, sample } = shop;
    for (const type of ['preorder', 'crowdfunding'] as const) {
      const { order_id } = await shop.buy(await sample.project({ type, released_on: '2027-03-01' }));
      expect(await loadOrder(order_id)).toMatchObject({ status: 'preorder', payment_status: 'paid' });
      await sendMails.run({}, testContext(api), { last: true });
      const [mail] = await api.db.select().from(mails).where(eq(mails.order_id, order_id));
      expect(mail?.text).toContain('1 Mar 2027');
    }
  });

  it('counts the use of its promo code', async () => {
    await shop.api.db.insert(promoCodes).values({ code: 'ONCE', percent: 50, max_uses: 1 });
    const record = await shop.sample.project();
    const [first, second] = [await shop.cart(record, 1, 'once'), await shop.cart(record, 1, 'once')];
    const paid = await shop.pay(payment(first));
    expect(await loadOrder(paid.body.order_id)).toMatchObject({ discount: 1000, promo_code: 'ONCE' });
    const refused = await shop.pay(payment(second));
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    expect((await shop.pay(payment(second), {})).status).toBe(409);
  });
});

describe('paying twice', () => {
  it('returns the first response, for any card or address of the second call', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record);
    const first = await shop.pay(payment(cart));
    const second = await shop.pay(payment(cart, CARDS.declined, { customer: { ...LEA, city: 'Lyon' } }));
    expect(second.body).toEqual(first.body);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
  });

  it('concurrently creates one order and one payment, with the same response', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.pay(payment(cart))));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'paid', payment_status: 'paid', payments: ['paid'] }]);
  });
});

describe('an Idempotency-Key', () => {
  const key = (name: string) => ({ headers: { 'idempotency-key': `key-${name}` } });

  it('returns the same response for the same body and 409 for another body', async () => {
    const record = await shop.sample.project();
    const [cart, other] = [await shop.cart(record), await shop.cart(record)];
    const first = await shop.pay(payment(cart), key('repeat'));
    expect((await shop.pay(payment(cart), key('repeat'))).body).toEqual(first.body);
    for (const body of [
      payment(other),
      payment(cart, CARDS.good, { comment: 'changed' }),
      payment(cart, CARDS.secured),
    ]) {
      expect(await shop.pay(body, key('repeat'))).toMatchObject({
        status: 409,
        body: { code: 'idempotency_mismatch' },
      });
    }
    expect(await shop.readOrders(other)).toEqual([]);
  });

  it('used by two concurrent calls succeeds once', async () => {
    const record = await shop.sample.project();
    const carts = [await shop.cart(record), await shop.cart(record)];
    const answers = await Promise.all(carts.map((cart) => shop.pay(payment(cart), key('race'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of a declined call can be used again', async () => {
    const cart = await shop.cart(await shop.sample.project());
    expect((await shop.pay(payment(cart, CARDS.declined), key('declined'))).status).toBe(402);
    expect((await shop.pay(payment(cart), key('declined'))).status).toBe(200);
  });
});

describe('a declined card', () => {
  it.each([
    [CARDS.declined, 'card_declined'],
    [CARDS.insufficient, 'insufficient_funds'],
    [CARDS.expired, 'expired_card'],
    [CARDS.cvc, 'incorrect_cvc'],
    ['4242424242424241', 'incorrect_number'],
    // a valid number that is not a test card
    ['4539578763621486', 'card_declined'],
  ])('%s returns %s and changes nothing', async (number, code) => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record);
    const { status, body } = await shop.pay(payment(cart, number));
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'payment_declined', errors: [{ code, params: { code } }] });
    expect(await shop.readOrders(cart)).toEqual([]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await shop.pay(payment(cart))).status).toBe(200);
  });

  it('is refused after its expiry month', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const card = { number: CARDS.good, expiry: '01 / 25', cvc: '123' };
    expect((await shop.pay(payment(cart, CARDS.good, { card }))).body).toMatchObject({
      errors: [{ path: 'card.expiry', code: 'expired_card' }],
    });
  });
});

describe('repeated declines', () => {
  it('return 429 from the limit on, for the same IP address only', async () => {
    const cart = await shop.cart(await shop.sample.project());
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const attempt = (card?: string) => shop.pay(payment(cart, card), from('203.0.113.9'));
    for (let count = 0; count < LIMITS.payment; count += 1) expect((await attempt(CARDS.declined)).status).toBe(402);
    expect(await attempt()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await shop.pay(payment(cart), from('203.0.113.10'))).status).toBe(200);
  });
});

describe('a shop in production', () => {
  it('rejects test cards', async () => {
    const productionShop = await startShop({ config: { production: true, demoData: 'none' } });
    try {
      const cart = await productionShop.cart(await productionShop.sample.project());
      expect(await productionShop.pay(payment(cart))).toMatchObject({
        status: 503,
        body: { code: 'payments_not_set_up' },
      });
      expect(await productionShop.readOrders(cart)).toEqual([]);
    } finally {
      await productionShop.api.close();
    }
  });
});

describe('a cart that changed since it was shown', () => {
  it('with another total is refused', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record);
    await shop.api.db
      .update(items)
      .set({ price: 2100 })
      .where(eq(items.id, record.items[0] ?? 0));
    expect(await shop.pay(payment(cart, CARDS.good, { expected_total: 25.9 }))).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    });
    expect((await shop.pay(payment(cart, CARDS.good, { expected_total: 26.9 }))).status).toBe(200);
  });

  it('with too few copies is refused with an error per line', async () => {
    const record = await shop.sample.project();
    const cart = await shop.cart(record, 5);
    await shop.api.db
      .update(items)
      .set({ stock: 2 })
      .where(eq(items.id, record.items[0] ?? 0));
    const item_id = record.items[0] ?? 0;
    expect(await shop.pay(payment(cart))).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        errors: [{ path: `items.${item_id}`, code: 'out_of_stock', params: { item_id, available: 2, count: 2 } }],
      },
    });
  });

  it('that does not exist or is empty is refused, as is a payment without a card', async () => {
    const { api, sample } = shop;
    expect(await shop.pay(payment('NoSuchCart'))).toMatchObject({ status: 404, body: { code: 'cart_not_found' } });
    await api.call('POST', '/cart/calculate', { body: { id: 'EmptyCart1', shops: {}, save: true } });
    expect(await shop.pay(payment('EmptyCart1'))).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
    const cart = await shop.cart(await sample.project());
    expect(await shop.pay({ ...payment(cart), card: undefined })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'card', code: 'input_required' }] },
    });
  });

  it('with a VAT number in no format of the EU is refused with its field', async () => {
    const cart = await shop.cart(await shop.sample.project());
    expect(await shop.pay(payment(cart, CARDS.good, { vat_number: 'NL12' }))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'vat_number', code: 'vat_number_invalid' }] },
    });
  });

  it('with pick-up requires a pick-up point', async () => {
    const record = await shop.sample.project();
    const request = buildOneLineCart(shop.sample.shop, record);
    const key = `s_${shop.sample.shop}`;
    const shops = { [key]: { ...request.shops![key]!, shipping_type: 'pickup' as const } };
    await shop.api.call('POST', '/cart/calculate', { body: { ...request, shops, id: 'PickupCart', save: true } });
    expect(await shop.pay(payment('PickupCart'))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'pickup', code: 'pickup_required' }] },
    });
    const pickup = { name: 'Relais Montmartre', address: '3 rue Lepic', zip_code: '75018', city: 'Paris' };
    const { body } = await shop.pay(payment('PickupCart', CARDS.good, { pickup }));
    expect(await loadOrder(body.order_id)).toMatchObject({ pickup, shipping: 390 });
  });
});

it('stores no card number', async () => {
  const cart = await shop.cart(await shop.sample.project());
  await shop.pay(payment(cart), { headers: { 'idempotency-key': 'no-card-number' } });
  const { rows: tables } = await shop.api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const { rows } = await shop.api.db.execute(
      sql`select 1 from ${sql.identifier(name)} r where replace(r::text, ' ', '') like '%4242424242424242%'`,
    );
    expect([name, rows.length]).toEqual([name, 0]);
  }
});
