import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxCodeUses, boxes, boxMonths, boxPeriods } from './boxes.table.ts';
import { type SampleSubscriptions, CARDS, startSubscriptions } from './boxes.sample.ts';
import { reviews } from '#server/modules/community/reviews.table.ts';
import { retryDuePeriods } from './retry-boxes.ts';
import { settlePeriod } from './settle-period.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { payments, testProvider } from '#server/modules/payments/index.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

let shop: SampleSubscriptions;
/** Amounts charged by the provider, by idempotency key, so that a repeated key counts once. */
let charges: Map<string, number>;
beforeAll(async () => (shop = await startSubscriptions()));
afterAll(() => shop.api.close());
beforeEach(async () => {
  const { db } = shop.api;
  await db.delete(boxMonths);
  await db.delete(boxCodeUses);
  await db.delete(boxPeriods);
  await db.delete(boxes);
  await db.delete(mails);
  charges = new Map();
  const charge = testProvider.charge.bind(testProvider);
  vi.spyOn(testProvider, 'charge').mockImplementation(async (request, context) => {
    const outcome = await charge(request, context);
    if (outcome.status === 'paid') charges.set(request.key ?? crypto.randomUUID(), request.amount);
    return outcome;
  });
});
afterEach(() => vi.restoreAllMocks());

const MONTH = '2099-01';
const readStock = async (item = 0) => (await shop.api.db.select().from(items).where(eq(items.id, item)))[0]?.stock;
const record = async (stock = 10) => (await shop.sample.project({ items: [{ stock }] })).items[0];
const sumCharges = () => [...charges.values()].reduce((sum, amount) => sum + amount, 0);
const auditor = { operation: 'adminRunBoxMonth', user: undefined, requestId: 'test' } as const;
const listMails = async (template: string) =>
  (await shop.api.db.select().from(mails)).filter((mail) => mail.template === template);

describe('a month of boxes', () => {
  it('creates an order per box, charges its card and takes its record from stock', async () => {
    const item = await record();
    const box = await shop.box();
    const month = await shop.begin(MONTH);
    await shop.prepare(month.id ?? 0, [item]);
    await shop.run();
    const [order] = await shop.listOrders(box);
    expect(order).toMatchObject({ status: 'paid', payment_status: 'paid', total: 2990, shipping: 0, country_id: 'FR' });
    expect(order?.vat).toBe(498);
    const [payment] = await shop.api.db
      .select()
      .from(payments)
      .where(eq(payments.order_id, order?.id ?? 0));
    expect(payment).toMatchObject({ status: 'paid', amount: 2990, card_last4: '4242', method: 'card' });
    expect(await shop.period(box)).toMatchObject({ status: 'ordered', order_id: order?.id, payment_id: payment?.id });
    expect([await readStock(item), sumCharges()]).toEqual([9, 2990]);
    const { body } = await shop.api.call('GET', `/admin/box-months/${month.id}`, { as: 'team' });
    expect(body).toMatchObject({ status: 'done', ordered_count: 1, open_count: 0, sums: [{ paid: 29.9, charges: 0 }] });
    const [mail] = await listMails('box_charged');
    expect(mail).toMatchObject({ box_id: box.id, order_id: order?.id, recipient: box.email });
    expect(mail?.text).toContain('29,90');
  });

  it('charges once for all months that a charge pays', async () => {
    const box = await shop.box({ periodicity: 'quarterly', price: 8700 });
    for (const name of ['2099-01', '2099-02', '2099-03', '2099-04']) {
      const month = await shop.begin(name);
      await shop.prepare(month.id ?? 0, [await record()]);
      await shop.run();
    }
    expect((await shop.listOrders(box)).map(({ total, payment_status }) => [total, payment_status])).toEqual([
      [8700, 'paid'],
      [0, 'paid'],
      [0, 'paid'],
      [8700, 'paid'],
    ]);
    expect([sumCharges(), (await shop.loadBox(box.id)).paid_months]).toEqual([17_400, 2]);
  });

  it('proposes the genres that a subscriber rated well', async () => {
    const box = await shop.box();
    const rated = await shop.sample.project({ genres: [12] });
    const [other, fitting] = [await shop.sample.project({ genres: [7] }), await shop.sample.project({ genres: [12] })];
    await shop.api.db.insert(reviews).values({
      ...{ project_id: rated.id, user_id: box.user_id, author_name: 'Nora', rating: 5, text: 'Great', lang: 'en' },
    });
    const month = await shop.begin(MONTH);
    await shop.prepare(month.id ?? 0, [other.items[0], fitting.items[0]]);
    expect((await shop.period(box)).item_id).toBe(fitting.items[0]);
  });

  it('leaves periods with exceptions open and settles them in a later run', async () => {
    const item = await record();
    const box = await shop.box({ card_token: null });
    const withoutAddress = await shop.box({ address: null });
    const expired = await shop.box({ card_expires: '2020-01' });
    const month = await shop.begin(MONTH);
    await shop.prepare(month.id ?? 0, [item]);
    await shop.run();
    const { body } = await shop.act(month.id ?? 0, 'gather');
    expect(body.exceptions).toEqual(
      expect.arrayContaining([
        { exception: 'card_missing', count: 1 },
        { exception: 'address_missing', count: 1 },
        { exception: 'card_expired', count: 1 },
      ]),
    );
    expect([sumCharges(), await readStock(item)]).toEqual([0, 10]);
    await shop.api.db.update(boxes).set({ card_token: CARDS.good }).where(eq(boxes.id, box.id));
    await shop.act(month.id ?? 0, 'run');
    await shop.run();
    expect((await shop.period(box)).status).toBe('ordered');
    for (const open of [withoutAddress, expired]) expect((await shop.period(open)).status).toBe('planned');
  });

  it('keeps the record of a declined period, releases its copy and retries the charge', async () => {
    const item = await record();
    const box = await shop.box({ card_token: CARDS.declined });
    const unauthenticated = await shop.box({ card_token: CARDS.requiresAction });
    const month = await shop.begin(MONTH);
    await shop.prepare(month.id ?? 0, [item]);
    await shop.run();
    expect(await shop.period(box)).toMatchObject({ status: 'failed', failure_code: 'card_declined', attempts: 1 });
    expect(await shop.period(unauthenticated)).toMatchObject({
      status: 'failed',
      failure_code: 'authentication_failed',
    });
    expect([await readStock(item), await shop.listOrders(box), sumCharges()]).toEqual([10, [], 0]);
    expect((await listMails('box_failed'))[0]?.text).toContain('/my-account/box');
    // not before `retry_at`
    await retryDuePeriods(shop.context());
    expect((await shop.period(box)).attempts).toBe(1);
    for (let attempt = 2; attempt <= 4; attempt++)
      await retryDuePeriods(shop.context({ now: () => new Date(Date.now() + attempt * 8 * 86_400_000) }));
    expect(await shop.period(box)).toMatchObject({ status: 'failed', attempts: 4, retry_at: null });
    expect((await shop.loadBox(box.id)).status).toBe('past_due');
    await shop.api.db.update(boxes).set({ card_token: CARDS.good }).where(eq(boxes.id, box.id));
    await shop.api.call('POST', `/admin/box-periods/${(await shop.period(box)).id}/retry`, { as: 'team' });
    await retryDuePeriods(shop.context({ now: () => new Date(Date.now() + 1000) }));
    expect((await shop.period(box)).status).toBe('ordered');
    expect([(await shop.loadBox(box.id)).status, await readStock(item)]).toEqual(['active', 9]);
  });

  it('retries as often as the settings allow', async () => {
    const item = await record();
    const box = await shop.box({ card_token: CARDS.declined });
    const month = await shop.begin(MONTH);
    await shop.prepare(month.id ?? 0, [item]);
    await shop.api.db.insert(settingValues).values({ key: 'box_first_retry_days', value: 0, valid_from: '2026-01-01' });
    await shop.run();
    await shop.api.db.delete(settingValues);
    expect(await shop.period(box)).toMatchObject({ status: 'failed', attempts: 1, retry_at: null });
    expect((await shop.loadBox(box.id)).status).toBe('past_due');
  });
});

describe('an interrupted run', () => {
  /** Prepares a month of `count` boxes to run. */
  async function prepareMonth(count: number) {
    const item = await record(count);
    const subscribers = [];
    for (let index = 0; index < count; index++) subscribers.push(await shop.box());
    const month = await shop.begin(MONTH);
    await shop.prepare(month.id ?? 0, [item]);
    return { item, subscribers, id: month.id ?? 0 };
  }
  const expectSettled = async ({ item, subscribers }: Awaited<ReturnType<typeof prepareMonth>>) => {
    for (const box of subscribers) {
      const boxOrders = await shop.listOrders(box);
      expect(boxOrders.map(({ payment_status }) => payment_status)).toEqual(['paid']);
      expect(await shop.api.db.$count(payments, eq(payments.order_id, boxOrders[0]?.id ?? 0))).toBe(1);
    }
    const count = subscribers.length;
    expect([charges.size, sumCharges(), await readStock(item)]).toEqual([count, count * 2990, 0]);
    expect(await listMails('box_charged')).toHaveLength(subscribers.length);
  };

  it('charges no card twice when killed between charge and order', async () => {
    const prepared = await prepareMonth(3);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, context) => {
      await charge(request, context);
      throw new Error('killed');
    });
    await shop.run();
    // the card is charged, but the period is still `charging`
    const [first] = prepared.subscribers;
    expect(await shop.period(first ?? { id: 0 })).toMatchObject({ status: 'charging', attempts: 1, order_id: null });
    expect([charges.size, (await shop.listOrders(first ?? { user_id: 0 })).length]).toEqual([3, 0]);
    // other changes are refused meanwhile
    const { id } = await shop.period(first ?? { id: 0 });
    const skip = { as: 'team', body: { reason: 'Asked for it' } } as const;
    expect((await shop.api.call('POST', `/admin/box-periods/${id}/skip`, skip)).status).toBe(409);
    await shop.act(prepared.id, 'run');
    await shop.run();
    await expectSettled(prepared);
  });

  it('is finished by the hourly retry', async () => {
    const prepared = await prepareMonth(1);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, context) => {
      await charge(request, context);
      throw new Error('killed');
    });
    await shop.run();
    await retryDuePeriods(shop.context());
    expect((await shop.listOrders(prepared.subscribers[0] ?? { user_id: 0 })).length).toBe(0);
    await retryDuePeriods(shop.context({ now: () => new Date(Date.now() + 11 * 60_000) }));
    await expectSettled(prepared);
  });

  it('settles each period once with concurrent runs', async () => {
    const prepared = await prepareMonth(4);
    const open = await shop.periods(prepared.id);
    await Promise.all(
      [1, 2, 3].flatMap(() => open.map(({ id }) => settlePeriod({ context: shop.context(), auditor }, id))),
    );
    await shop.run();
    await expectSettled(prepared);
  });

  it('retries with the stored amount despite later changes', async () => {
    const prepared = await prepareMonth(1);
    const [box] = prepared.subscribers;
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, context) => {
      await charge(request, context);
      throw new Error('killed');
    });
    await shop.run();
    await shop.api.call('POST', `/admin/box/${box?.id}/change`, {
      as: 'team',
      body: { type: 'vinyl', periodicity: 'quarterly' },
    });
    await shop.act(prepared.id, 'run');
    await shop.run();
    await expectSettled(prepared);
    expect(await shop.loadBox(box?.id ?? 0)).toMatchObject({ price: 8700, paid_months: 0 });
  });

  it('stopped by staff ends after the current period and can be continued', async () => {
    const prepared = await prepareMonth(3);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, context) => {
      expect((await shop.act(prepared.id, 'stop')).status).toBe(200);
      return charge(request, context);
    });
    await shop.run();
    expect((await shop.periods(prepared.id)).map(({ status }) => status)).toEqual(['ordered', 'planned', 'planned']);
    await shop.act(prepared.id, 'run');
    await shop.run();
    await expectSettled(prepared);
  });

  it('stays `preparing` after an unexpected error while a chargeable period is open', async () => {
    const prepared = await prepareMonth(4);
    const database = shop.api.db;
    let reads = 0;
    // fails when the run reads the third period
    const db = new Proxy(database, {
      get: (target, name) => {
        if (name === 'select' && (reads += 1) === 6) throw new Error('unforeseen');
        return Reflect.get(target, name) as unknown;
      },
    });
    await shop.run({ db });
    const readStatus = async () =>
      (await database.select().from(boxMonths).where(eq(boxMonths.id, prepared.id)))[0]?.status;
    const planned = (await shop.periods(prepared.id)).filter(({ status }) => status === 'planned');
    expect([await readStatus(), planned.length > 0]).toEqual(['preparing', true]);
    await shop.act(prepared.id, 'run');
    await shop.run();
    expect(await readStatus()).toBe('done');
    await expectSettled(prepared);
  });

  it('continues after all its connections are terminated', async () => {
    const prepared = await prepareMonth(4);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (request, context) => {
      const outcome = await charge(request, context);
      await shop.api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      return outcome;
    });
    const readStatus = async () =>
      (await shop.api.db.select().from(boxMonths).where(eq(boxMonths.id, prepared.id)))[0]?.status;
    for (let run = 0; run < 20 && (await readStatus()) !== 'done'; run += 1) {
      await shop.run().catch(() => undefined);
      // expires the lease, which a dead process no longer renews
      await shop.api.db.update(boxMonths).set({ renewed_at: new Date(0) });
    }
    expect(await readStatus()).toBe('done');
    expect((await shop.periods(prepared.id)).map(({ status }) => status)).toEqual(Array(4).fill('ordered'));
    await expectSettled(prepared);
  });
});
