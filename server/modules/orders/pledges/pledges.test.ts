import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Offer, OfferPayAnswer, Order, Problem, Project, UserOrder } from '#generated/schemas.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { buildCartShops, CARDS, cartId, payment } from '#server/modules/cart/cart.sample.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { paymentAttempts, testCharges, testProvider } from '#server/modules/payments/index.ts';
import { startShop, type SampleShop } from '../checkout/shop.sample.ts';
import { releaseStaleAttempts } from '../checkout/stale-payments.ts';
import { orders } from '../orders.table.ts';
import { chargePledges } from './charge-pledges.ts';
import { createPledgeUrl } from './pledge-state.ts';
import { pledges } from './pledges.table.ts';

/** Returns a value that must exist. */
function present<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('A value is missing.');
  return value;
}

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Stripe's test card that can be saved, but is declined when charged. */
const DECLINED_LATER = '4000000000000341';
let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());
afterEach(() => vi.restoreAllMocks());

type Record = Awaited<ReturnType<SampleShop['sample']['project']>>;

const createCampaign = (values = {}): Promise<Record> =>
  shop.sample.project({
    ...{ type: 'crowdfunding', step: 'in_progress', goal: 5, ends_at: new Date(Date.now() + 20 * DAY), ...values },
  });

function context(minutes = 0): Context {
  const { db, config, extensions, app } = shop.api;
  const now = () => new Date(Date.now() + minutes * MINUTE);
  return { db, reads: db, config, jobs: silentJobs, log: app.log, extensions, now };
}

/** Runs the job as it would run some minutes from now. */
const charge = (minutes = 0) => chargePledges.run({}, context(minutes), { last: true });
const finish = (minutes: number) => releaseStaleAttempts.run({}, context(minutes), { last: true });
const fund = ({ id }: Record) => shop.api.db.update(projects).set({ goal: 1 }).where(eq(projects.id, id));

/** Pledges copies of a project and returns the order and its cart. */
async function pledge(record: Record, card: string = CARDS.good, quantity = 1, call = {}) {
  const cart_id = await shop.cart(record, quantity);
  const { status, body } = await shop.pay(payment(cart_id, card), call);
  expect([status, body.status]).toEqual([200, 'pledged']);
  return { cart_id, ...body };
}

const loadOrder = async (id: number) => present((await shop.api.db.select().from(orders).where(eq(orders.id, id)))[0]);
const loadPledge = async (id: number) =>
  present((await shop.api.db.select().from(pledges).where(eq(pledges.order_id, id)))[0]);
const loadMails = async (id: number) =>
  (
    await shop.api.db.select({ template: mails.template }).from(mails).where(eq(mails.order_id, id)).orderBy(mails.id)
  ).map(({ template }) => template);
/** The charges of an order, by key. */
const loadCharges = async (id: number) =>
  (await shop.api.db.select().from(testCharges).orderBy(testCharges.key))
    .filter(({ key }) => key.startsWith(`pledge-${id}-`))
    .map(({ key, status, amount }) => ({ key, status, amount }));
const loadToken = async (id: number) => {
  const order = await loadOrder(id);
  return present(
    createPledgeUrl(order, await loadPledge(id), 'http://shop')
      .split('/')
      .at(-1),
  );
};

describe('the checkout of a campaign that is not funded', () => {
  it('saves the card, charges nothing, and keeps the copies', async () => {
    const record = await createCampaign();
    const { cart_id, order_id, payment_id } = await pledge(record, CARDS.good, 2);
    expect(await loadOrder(order_id)).toMatchObject({ status: 'pledged', payment_status: 'pending', paid_at: null });
    expect(await loadPledge(order_id)).toMatchObject({ status: 'waiting', card_last4: '4242', is_saved: false });
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
    expect(await loadCharges(order_id)).toEqual([]);
    expect(await shop.api.db.$count(testCharges, eq(testCharges.key, payment_id))).toBe(0);
    expect(await loadMails(order_id)).toEqual(['pledge_placed']);
    const confirmed = await shop.confirm(cart_id, payment_id);
    expect(confirmed.body.order).toMatchObject({
      ...{ id: order_id, status: 'pledged', cancellable: true },
      pledge: { card_last4: '4242', retry_at: null, pay_url: null },
    });
    // a repeated call returns the pledge
    expect((await shop.pay(payment(cart_id))).body).toMatchObject({ status: 'pledged', order_id, payment_id });
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
  });

  it('is one pledge for concurrent calls', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record, 2);
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.pay(payment(cart))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status} ${body.order_id}`)).size).toBe(1);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'pledged', payment_status: 'pending', payments: [] }]);
    expect(await shop.stock(record)).toEqual({ item: 8, project: 8, sold: 2 });
  });

  it('asks for 3-D Secure when the card is saved', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    const { body: answer } = await shop.pay(payment(cart, CARDS.secured));
    expect(answer).toMatchObject({
      status: 'requires_action',
      client_secret: expect.stringContaining('secret') as string,
    });
    expect(await shop.readOrders(cart)).toEqual([]);
    expect(await shop.stock(record)).toMatchObject({ item: 9 });
    expect((await shop.confirm(cart, answer.payment_id)).status).toBe(409);
    const confirmed = await shop.confirm(cart, answer.payment_id, 'succeed');
    expect(confirmed.body.order).toMatchObject({ id: answer.order_id, status: 'pledged' });
    expect((await shop.confirm(cart, answer.payment_id)).body.order.id).toBe(answer.order_id);
  });

  it('gives the copies back when 3-D Secure fails, and can be pledged again', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    const { body } = await shop.pay(payment(cart, CARDS.secured));
    expect((await shop.confirm(cart, body.payment_id, 'fail')).status).toBe(402);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect((await shop.pay(payment(cart))).body.status).toBe('pledged');
  });

  it('does not return the confirmation of another cart', async () => {
    const { payment_id } = await pledge(await createCampaign());
    expect((await shop.confirm(await shop.cart(await createCampaign()), payment_id)).status).toBe(404);
  });

  it('refuses a declined card and keeps nothing', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    expect((await shop.pay(payment(cart, CARDS.declined))).status).toBe(402);
    expect(await shop.readOrders(cart)).toEqual([]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  });

  it('refuses a pledge beside another record, and keeps the cart', async () => {
    const [record, other] = [await createCampaign(), await shop.sample.project({ name: 'Fjord' })];
    const id = cartId();
    const lines = [record, other].map((one) => ({ project_id: one.id, item_id: one.items[0] ?? 0, quantity: 1 }));
    const body = {
      ...{ id, save: true, currency: 'EUR', customer: { country_id: 'FR' } },
      shops: buildCartShops({ [shop.sample.shop]: lines }),
    };
    const calculated = await shop.api.call<{ issues: unknown[]; pledge: unknown }>('POST', '/cart/calculate', { body });
    expect(calculated.body).toMatchObject({
      issues: [{ item_id: record.items[0], code: 'pledge_separately' }],
      pledge: null,
    });
    const refused = await shop.api.call<Problem>('POST', '/cart/pay', { body: payment(id) });
    expect([refused.status, refused.body.code]).toEqual([422, 'pledge_separately']);
    expect(refused.body.detail).toMatch(/separate order/);
    expect(await shop.stock(record)).toMatchObject({ item: 10 });
    const again = await shop.api.call<{ cart: { count: number } }>('POST', '/cart/calculate', { body: { id } });
    expect(again.body.cart.count).toBe(2);
  });

  it('charges at once when the goal is reached', async () => {
    const record = await createCampaign({ goal: 3, sold: 3 });
    const { order_id } = await shop.buy(record);
    expect(await loadOrder(order_id)).toMatchObject({ status: 'preorder', payment_status: 'paid' });
  });
});

describe('a funded project', () => {
  it('charges each pledge once, and its orders are paid like others', async () => {
    const record = await createCampaign({ goal: 3 });
    const [first, second] = [await pledge(record, CARDS.good, 2), await pledge(record, CARDS.good, 1)];
    await charge();
    await Promise.all([charge(), charge()]);
    for (const { order_id } of [first, second]) {
      const order = await loadOrder(order_id);
      expect(order).toMatchObject({
        status: 'preorder',
        payment_status: 'paid',
        items_count: expect.any(Number) as number,
      });
      expect(await loadCharges(order_id)).toEqual([
        { key: `pledge-${order_id}-1`, status: 'paid', amount: order.total },
      ]);
      expect(await loadMails(order_id)).toEqual(['pledge_placed', 'order_confirmation']);
      expect(await loadPledge(order_id)).toMatchObject({ status: 'paid', token: null });
    }
    expect(await shop.readOrders(first.cart_id)).toEqual([
      { status: 'preorder', payment_status: 'paid', payments: ['paid'] },
    ]);
    // counted once, by the pledges
    expect(await shop.stock(record)).toEqual({ item: 7, project: 7, sold: 3 });
    // stays funded
    const { order_id } = await shop.buy(record);
    expect((await loadOrder(order_id)).payment_status).toBe('paid');
  });

  it('charges nothing below the goal', async () => {
    const { order_id } = await pledge(await createCampaign());
    await charge();
    expect(await loadOrder(order_id)).toMatchObject({ status: 'pledged' });
    expect(await loadCharges(order_id)).toEqual([]);
  });

  it.each([
    ['before the charge', false],
    ['between charge and settlement', true],
  ])('is charged once when the process dies %s', async (_name, isAfter) => {
    const record = await createCampaign();
    const { order_id } = await pledge(record);
    await fund(record);
    const original = testProvider.charge;
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, ctx) => {
      if (isAfter) await original(request, ctx);
      throw new Error('killed');
    });
    await charge();
    expect(await loadOrder(order_id)).toMatchObject({ status: 'pledged' });
    // the outcome is unknown: nothing is charged beside it
    await charge(1);
    expect(await loadCharges(order_id)).toHaveLength(isAfter ? 1 : 0);
    await finish(isAfter ? 2 : 45);
    await charge(46);
    await finish(48);
    expect(await loadOrder(order_id)).toMatchObject({ payment_status: 'paid' });
    expect((await loadCharges(order_id)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('tries a declined card again after 1, 3 and 5 days, then gives the copies back', async () => {
    const record = await createCampaign();
    const { order_id } = await pledge(record, DECLINED_LATER, 2);
    await fund(record);
    await charge();
    expect(await loadOrder(order_id)).toMatchObject({ status: 'pledged', payment_status: 'not_paid' });
    await charge(60);
    expect(await loadCharges(order_id)).toHaveLength(1);
    const days = 24 * 60;
    await charge(days + 1);
    await charge(4 * days - 60);
    expect(await loadCharges(order_id)).toHaveLength(2);
    await charge(4 * days + 2);
    expect(await loadOrder(order_id)).toMatchObject({ status: 'pledged' });
    await charge(9 * days + 3);
    expect(await loadOrder(order_id)).toMatchObject({ status: 'cancelled', payment_status: 'not_paid' });
    expect((await loadCharges(order_id)).map(({ status }) => status)).toEqual(Array(4).fill('declined'));
    expect(await loadMails(order_id)).toEqual([
      'pledge_placed',
      ...Array<string>(3).fill('pledge_declined'),
      'pledge_ended',
    ]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
    expect(await loadPledge(order_id)).toMatchObject({ status: 'ended', token: null, failures: 4 });
  });

  it('counts 3-D Secure that is required without the customer as declined', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    const { body } = await shop.pay(payment(cart, CARDS.securedToo));
    await shop.confirm(cart, body.payment_id, 'succeed');
    await fund(record);
    await charge();
    expect(await loadPledge(body.order_id)).toMatchObject({
      status: 'declined',
      failure_code: 'authentication_failed',
    });
  });

  it('is paid by another card with the link of the letter', async () => {
    const record = await createCampaign();
    const { order_id } = await pledge(record, DECLINED_LATER);
    const token = await loadToken(order_id);
    const read = async () => (await shop.api.call<Offer>('GET', `/offers/${token}`)).body;
    expect(await read()).toMatchObject({ state: 'pledged', is_pledge: true, withdrawable: true });
    await fund(record);
    await charge();
    const offer = await read();
    expect(offer).toMatchObject({ state: 'open', withdrawable: false });
    const pay = (number: string) =>
      shop.api.call<OfferPayAnswer>('POST', `/offers/${token}/pay`, {
        body: { card: { number, expiry: '12 / 30', cvc: '123' }, expected_total: present(offer.totals).total },
      });
    expect((await pay(CARDS.declined)).status).toBe(402);
    // a decline of another card does not bring the end nearer
    expect(await loadPledge(order_id)).toMatchObject({ failures: 1, status: 'declined' });
    const secured = await pay(CARDS.secured);
    expect(secured.body.status).toBe('requires_action');
    // the job does not charge beside the customer
    await charge(2 * 24 * 60);
    expect(await loadPledge(order_id)).toMatchObject({ failures: 1 });
    expect((await shop.confirm(secured.body.cart_id, secured.body.payment_id, 'fail')).status).toBe(402);
    expect(await loadOrder(order_id)).toMatchObject({ status: 'pledged', payment_status: 'not_paid' });
    const paid = await pay(CARDS.good);
    expect(paid.body.status).toBe('paid');
    expect((await shop.confirm(paid.body.cart_id, paid.body.payment_id)).body.order).toMatchObject({ id: order_id });
    expect(await loadOrder(order_id)).toMatchObject({ status: 'preorder', payment_status: 'paid' });
    expect(await read()).toMatchObject({ state: 'paid' });
    await charge(10 * 24 * 60);
    expect((await loadCharges(order_id)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
  });

  it('is charged again at once by staff', async () => {
    const record = await createCampaign();
    const { order_id } = await pledge(record, DECLINED_LATER);
    const retry = () => shop.api.call<Order>('POST', `/admin/orders/${order_id}/charge-pledge`, { as: 'team' });
    const readPledge = async () =>
      (await shop.api.call<Order>('GET', `/admin/orders/${order_id}`, { as: 'team' })).body.pledge;
    expect((await retry()).status).toBe(409);
    expect(await readPledge()).toMatchObject({
      ...{ status: 'waiting', card_last4: '0341', ends_at: expect.any(Number) },
      ...{ retry_at: null, failures: 0, failure_code: null },
    });
    await fund(record);
    await charge();
    const { retry_at } = await loadPledge(order_id);
    expect(await readPledge()).toMatchObject({
      ...{ status: 'declined', failures: 1, failure_code: 'card_declined' },
      retry_at: Math.floor((retry_at?.getTime() ?? 0) / 1000),
    });
    expect((await retry()).status).toBe(200);
    await charge();
    expect(await loadCharges(order_id)).toHaveLength(2);
    const cancel = { as: 'team' as const, body: { reason: 'other' } };
    expect((await shop.api.call('POST', `/admin/orders/${order_id}/cancel`, cancel)).status).toBe(200);
    expect(await readPledge()).toBeNull();
    expect(await loadOrder(order_id)).toMatchObject({ status: 'cancelled' });
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  });

  it('refunds a charge whose order was cancelled meanwhile', async () => {
    const record = await createCampaign();
    const { order_id } = await pledge(record);
    await fund(record);
    const original = testProvider.charge;
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, ctx) => {
      await shop.api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order_id));
      return original(request, ctx);
    });
    await charge();
    expect(await loadOrder(order_id)).toMatchObject({ status: 'cancelled' });
    const [attempt] = await shop.api.db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.order_id, order_id), eq(paymentAttempts.subject, `pledge-${order_id}`)));
    expect(attempt?.status).toBe('refunded');
    expect((await loadOrder(order_id)).refunded).toBe((await loadOrder(order_id)).total);
  });
});

describe('a project that is not funded', () => {
  it.each([
    ['failed by its step', { step: 'failed' }],
    ['over its deadline', { ends_at: new Date(Date.now() - MINUTE) }],
  ] as const)('%s ends its pledges without a charge', async (_name, values) => {
    const record = await createCampaign();
    const bought = [await pledge(record, CARDS.good, 2), await pledge(record)];
    const removed = vi.spyOn(testProvider, 'removeCard');
    await shop.api.db.update(projects).set(values).where(eq(projects.id, record.id));
    await Promise.all([charge(), charge()]);
    await charge();
    for (const { order_id } of bought) {
      expect(await loadOrder(order_id)).toMatchObject({ status: 'cancelled', payment_status: 'cancelled' });
      expect(await loadMails(order_id)).toEqual(['pledge_placed', 'pledge_ended']);
      expect(await loadPledge(order_id)).toMatchObject({ status: 'ended', token: null });
      expect(await loadCharges(order_id)).toEqual([]);
    }
    expect(removed).toHaveBeenCalled();
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  });

  it('can be marked as failed while it has pledges', async () => {
    const record = await createCampaign();
    const { order_id } = await pledge(record);
    const project = await shop.api.call<Project>('GET', `/admin/projects/${record.id}`, { as: 'team' });
    const order = await loadOrder(order_id);
    expect(project.body.pledges).toEqual([
      { currency: 'EUR', status: 'waiting', orders: 1, copies: 1, amount: order.total / 100 },
    ]);
    expect(project.body).toMatchObject({ sales: [] });
    const body = { message: 'Not funded', notify: false };
    expect((await shop.api.call('POST', `/admin/projects/${record.id}/fail`, { as: 'team', body })).status).toBe(200);
    await charge();
    expect(await loadOrder(order_id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the customer', () => {
  it('withdraws a pledge by its link until the project is funded', async () => {
    const record = await createCampaign();
    const [first, second] = [await pledge(record), await pledge(record)];
    const withdraw = async (id: number) =>
      shop.api.call<Offer & Problem>('POST', `/offers/${await loadToken(id)}/withdraw`);
    expect((await withdraw(first.order_id)).body).toMatchObject({ state: 'expired' });
    expect((await withdraw(first.order_id)).status).toBe(200);
    expect(await loadOrder(first.order_id)).toMatchObject({ status: 'cancelled', payment_status: 'cancelled' });
    expect(await loadMails(first.order_id)).toEqual(['pledge_placed', 'pledge_ended']);
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
    await fund(record);
    expect((await withdraw(second.order_id)).body.code).toBe('order_not_cancellable');
    const token = (await loadToken(second.order_id)).replace(/.{3}$/, 'AAA');
    expect((await shop.api.call('POST', `/offers/${token}/withdraw`)).status).toBe(404);
  });

  it('withdraws a pledge in the account', async () => {
    const record = await createCampaign();
    const { order_id } = await pledge(record, CARDS.good, 1, { as: 'user' });
    const withdraw = () => shop.api.call<UserOrder>('DELETE', `/user/orders/${order_id}`, { as: 'user' });
    expect((await withdraw()).body).toMatchObject({ id: order_id, status: 'cancelled' });
    expect((await withdraw()).status).toBe(200);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  });

  it('pledges by a saved card, which is kept', async () => {
    const record = await createCampaign();
    const saved = await shop.api.call<{ card: { id: number } }>('POST', '/user/cards', {
      as: 'user',
      body: { card: payment('x').card },
    });
    const card_id = saved.body.card.id;
    const cart = await shop.cart(record);
    const { card: _, ...body } = payment(cart);
    const paid = await shop.pay({ ...body, card_id }, { as: 'user' });
    expect(paid.body.status).toBe('pledged');
    const remove = () => shop.api.call<Problem>('DELETE', `/user/cards/${card_id}`, { as: 'user' });
    expect((await remove()).body.code).toBe('card_in_use');
    // forgets the cards of the tests before
    await charge();
    const removed = vi.spyOn(testProvider, 'removeCard');
    await fund(record);
    await charge();
    expect(await loadOrder(paid.body.order_id)).toMatchObject({ payment_status: 'paid' });
    expect(await loadPledge(paid.body.order_id)).toMatchObject({ is_saved: true, token: null });
    expect(removed).not.toHaveBeenCalled();
    expect((await remove()).status).toBe(204);
  });
});

describe('a process that dies while a card is saved', () => {
  it('after saving: the job writes the pledge once', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    const original = testProvider.saveCard;
    vi.spyOn(testProvider, 'saveCard').mockImplementationOnce(async (setup, ctx) => {
      await original(setup, ctx);
      throw new Error('killed');
    });
    expect((await shop.pay(payment(cart))).status).toBe(503);
    await Promise.all([finish(2), finish(2)]);
    expect(await shop.readOrders(cart)).toEqual([{ status: 'pledged', payment_status: 'pending', payments: [] }]);
    expect(await shop.stock(record)).toEqual({ item: 9, project: 9, sold: 1 });
  });

  it('before saving: the copies are released when the reservation ends', async () => {
    const record = await createCampaign();
    const cart = await shop.cart(record);
    vi.spyOn(testProvider, 'saveCard').mockRejectedValueOnce(new Error('killed'));
    await shop.pay(payment(cart));
    await finish(2);
    expect(await shop.stock(record)).toMatchObject({ item: 9 });
    await finish(45);
    expect(await shop.readOrders(cart)).toEqual([]);
    expect(await shop.stock(record)).toEqual({ item: 10, project: 10, sold: 0 });
  });
});
