import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxCodeUses, boxes, boxMonths, boxPeriods } from './boxes.table.ts';
import { type BoxHouse, CARDS, startBoxHouse } from './boxes.sample.ts';
import { retryDue } from './retry-boxes.ts';
import { settlePeriod } from './settle-period.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { payments, testProvider } from '#server/modules/payments/index.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

let house: BoxHouse;
/** Amounts charged by the provider, by idempotency key: a repeated key charges nothing more. */
let taken: Map<string, number>;
beforeAll(async () => (house = await startBoxHouse()));
afterAll(() => house.api.close());
beforeEach(async () => {
  const { db } = house.api;
  await db.delete(boxMonths);
  await db.delete(boxCodeUses);
  await db.delete(boxPeriods);
  await db.delete(boxes);
  await db.delete(mails);
  taken = new Map();
  const charge = testProvider.charge.bind(testProvider);
  vi.spyOn(testProvider, 'charge').mockImplementation(async (wish, context) => {
    const outcome = await charge(wish, context);
    if (outcome.status === 'paid') taken.set(wish.key ?? crypto.randomUUID(), wish.amount);
    return outcome;
  });
});
afterEach(() => vi.restoreAllMocks());

const MONTH = '2099-01';
const stockOf = async (item = 0) => (await house.api.db.select().from(items).where(eq(items.id, item)))[0]?.stock;
const record = async (stock = 10) => (await house.sample.project({ items: [{ stock }] })).items[0];
const paid = () => [...taken.values()].reduce((sum, amount) => sum + amount, 0);
const auditor = { operation: 'adminRunBoxMonth', user: undefined, requestId: 'test' } as const;
const mailsOf = async (template: string) =>
  (await house.api.db.select().from(mails)).filter((mail) => mail.template === template);

describe('a month of boxes', () => {
  it('makes an order of each, paid by its card, with its record taken from the stock', async () => {
    const item = await record();
    const box = await house.box();
    const month = await house.begin(MONTH);
    await house.prepare(month.id ?? 0, [item]);
    await house.run();
    const [order] = await house.ordersOf(box);
    expect(order).toMatchObject({ status: 'paid', payment_status: 'paid', total: 2990, shipping: 0, country_id: 'FR' });
    expect(order?.vat).toBe(498);
    const [payment] = await house.api.db
      .select()
      .from(payments)
      .where(eq(payments.order_id, order?.id ?? 0));
    expect(payment).toMatchObject({ status: 'paid', amount: 2990, card_last4: '4242', method: 'card' });
    expect(await house.period(box)).toMatchObject({ status: 'ordered', order_id: order?.id, payment_id: payment?.id });
    expect([await stockOf(item), paid()]).toEqual([9, 2990]);
    const { body } = await house.api.call('GET', `/admin/box-months/${month.id}`, { as: 'team' });
    expect(body).toMatchObject({ status: 'done', ordered_count: 1, open_count: 0, sums: [{ paid: 29.9, charges: 0 }] });
    const [mail] = await mailsOf('box_charged');
    expect(mail).toMatchObject({ box_id: box.id, order_id: order?.id, recipient: box.email });
    expect(mail?.text).toContain('29,90');
  });

  it('is charged once for all the months that a charge pays', async () => {
    const box = await house.box({ periodicity: 'quarterly', price: 8700 });
    for (const name of ['2099-01', '2099-02', '2099-03', '2099-04']) {
      const month = await house.begin(name);
      await house.prepare(month.id ?? 0, [await record()]);
      await house.run();
    }
    expect((await house.ordersOf(box)).map(({ total, payment_status }) => [total, payment_status])).toEqual([
      [8700, 'paid'],
      [0, 'paid'],
      [0, 'paid'],
      [8700, 'paid'],
    ]);
    expect([paid(), (await house.boxNow(box.id)).paid_months]).toEqual([17_400, 2]);
  });

  it('leaves alone what something is in the way of, and does it later', async () => {
    const item = await record();
    const box = await house.box({ card_token: null });
    const lost = await house.box({ address: null });
    const expired = await house.box({ card_expires: '2020-01' });
    const month = await house.begin(MONTH);
    await house.prepare(month.id ?? 0, [item]);
    await house.run();
    const { body } = await house.act(month.id ?? 0, 'gather');
    expect(body.exceptions).toEqual(
      expect.arrayContaining([
        { exception: 'card_missing', count: 1 },
        { exception: 'address_missing', count: 1 },
        { exception: 'card_expired', count: 1 },
      ]),
    );
    expect([paid(), await stockOf(item)]).toEqual([0, 10]);
    await house.api.db.update(boxes).set({ card_token: CARDS.good }).where(eq(boxes.id, box.id));
    await house.act(month.id ?? 0, 'run');
    await house.run();
    expect((await house.period(box)).status).toBe('ordered');
    expect([(await house.period(lost)).status, (await house.period(expired)).status]).toEqual(['planned', 'planned']);
  });

  it('keeps its record where the card is declined, gives the copy back, and asks again', async () => {
    const item = await record();
    const box = await house.box({ card_token: CARDS.declined });
    const asks = await house.box({ card_token: CARDS.asks });
    const month = await house.begin(MONTH);
    await house.prepare(month.id ?? 0, [item]);
    await house.run();
    expect(await house.period(box)).toMatchObject({ status: 'failed', failure_code: 'card_declined', attempts: 1 });
    expect(await house.period(asks)).toMatchObject({ status: 'failed', failure_code: 'authentication_failed' });
    expect([await stockOf(item), await house.ordersOf(box), paid()]).toEqual([10, [], 0]);
    expect((await mailsOf('box_failed'))[0]?.text).toContain('/my-account');
    // not before its day
    await retryDue(house.context());
    expect((await house.period(box)).attempts).toBe(1);
    for (let attempt = 2; attempt <= 4; attempt++)
      await retryDue(house.context({ now: () => new Date(Date.now() + attempt * 8 * 86_400_000) }));
    expect(await house.period(box)).toMatchObject({ status: 'failed', attempts: 4, retry_at: null });
    expect((await house.boxNow(box.id)).status).toBe('past_due');
    await house.api.db.update(boxes).set({ card_token: CARDS.good }).where(eq(boxes.id, box.id));
    await house.api.call('POST', `/admin/box-periods/${(await house.period(box)).id}/retry`, { as: 'team' });
    await retryDue(house.context({ now: () => new Date(Date.now() + 1000) }));
    expect((await house.period(box)).status).toBe('ordered');
    expect([(await house.boxNow(box.id)).status, await stockOf(item)]).toEqual(['active', 9]);
  });

  it('retries as often as the settings allow', async () => {
    const item = await record();
    const box = await house.box({ card_token: CARDS.declined });
    const month = await house.begin(MONTH);
    await house.prepare(month.id ?? 0, [item]);
    await house.api.db
      .insert(settingValues)
      .values({ key: 'box_first_retry_days', value: 0, valid_from: '2026-01-01' });
    await house.run();
    await house.api.db.delete(settingValues);
    expect(await house.period(box)).toMatchObject({ status: 'failed', attempts: 1, retry_at: null });
    expect((await house.boxNow(box.id)).status).toBe('past_due');
  });
});

describe('a run that is killed', () => {
  /** A month with a few boxes that is ready to run. */
  async function ready(count: number) {
    const item = await record(count);
    const subscribers = [];
    for (let place = 0; place < count; place++) subscribers.push(await house.box());
    const month = await house.begin(MONTH);
    await house.prepare(month.id ?? 0, [item]);
    return { item, subscribers, id: month.id ?? 0 };
  }
  const settled = async ({ item, subscribers }: Awaited<ReturnType<typeof ready>>) => {
    for (const box of subscribers) {
      const made = await house.ordersOf(box);
      expect(made.map(({ payment_status }) => payment_status)).toEqual(['paid']);
      expect(await house.api.db.$count(payments, eq(payments.order_id, made[0]?.id ?? 0))).toBe(1);
    }
    expect([taken.size, paid(), await stockOf(item)]).toEqual([subscribers.length, subscribers.length * 2990, 0]);
    expect(await mailsOf('box_charged')).toHaveLength(subscribers.length);
  };

  it('after a charge and before its record, charges no card twice', async () => {
    const all = await ready(3);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (wish, context) => {
      await charge(wish, context);
      throw new Error('killed');
    });
    await house.run();
    // the card is charged, and only the open attempt records it
    const [first] = all.subscribers;
    expect(await house.period(first ?? { id: 0 })).toMatchObject({ status: 'charging', attempts: 1, order_id: null });
    expect([taken.size, (await house.ordersOf(first ?? { user_id: 0 })).length]).toEqual([3, 0]);
    // meanwhile other changes are refused
    const { id } = await house.period(first ?? { id: 0 });
    const skip = { as: 'team', body: { reason: 'Asked for it' } } as const;
    expect((await house.api.call('POST', `/admin/box-periods/${id}/skip`, skip)).status).toBe(409);
    await house.act(all.id, 'run');
    await house.run();
    await settled(all);
  });

  it('resumes by itself', async () => {
    const all = await ready(1);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (wish, context) => {
      await charge(wish, context);
      throw new Error('killed');
    });
    await house.run();
    await retryDue(house.context());
    expect((await house.ordersOf(all.subscribers[0] ?? { user_id: 0 })).length).toBe(0);
    await retryDue(house.context({ now: () => new Date(Date.now() + 11 * 60_000) }));
    await settled(all);
  });

  it('with its records is done once, with concurrent runs', async () => {
    const all = await ready(4);
    const open = await house.periods(all.id);
    await Promise.all(
      [1, 2, 3].flatMap(() => open.map(({ id }) => settlePeriod({ context: house.context(), auditor }, id))),
    );
    await house.run();
    await settled(all);
  });

  it('retries with the stored amount, despite later changes', async () => {
    const all = await ready(1);
    const [box] = all.subscribers;
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (wish, context) => {
      await charge(wish, context);
      throw new Error('killed');
    });
    await house.run();
    await house.api.call('POST', `/admin/box/${box?.id}/change`, {
      as: 'team',
      body: { type: 'vinyl', periodicity: 'quarterly' },
    });
    await house.act(all.id, 'run');
    await house.run();
    await settled(all);
    expect(await house.boxNow(box?.id ?? 0)).toMatchObject({ price: 8700, paid_months: 0 });
  });

  it('by staff stops after the one under way and goes on later', async () => {
    const all = await ready(3);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (wish, context) => {
      expect((await house.act(all.id, 'stop')).status).toBe(200);
      return charge(wish, context);
    });
    await house.run();
    expect((await house.periods(all.id)).map(({ status }) => status)).toEqual(['ordered', 'planned', 'planned']);
    await house.act(all.id, 'run');
    await house.run();
    await settled(all);
  });

  it('by an unexpected error is not done while a chargeable box is left', async () => {
    const all = await ready(4);
    const real = house.api.db;
    let reads = 0;
    // the run reads the next box for the third time when it fails
    const db = new Proxy(real, {
      get: (target, name) => {
        if (name === 'select' && (reads += 1) === 6) throw new Error('unforeseen');
        return Reflect.get(target, name) as unknown;
      },
    });
    await house.run({ db });
    const statusOf = async () => (await real.select().from(boxMonths).where(eq(boxMonths.id, all.id)))[0]?.status;
    const planned = (await house.periods(all.id)).filter(({ status }) => status === 'planned');
    expect([await statusOf(), planned.length > 0]).toEqual(['preparing', true]);
    await house.act(all.id, 'run');
    await house.run();
    expect(await statusOf()).toBe('done');
    await settled(all);
  });

  it('with all its connections goes on by itself', async () => {
    const all = await ready(4);
    const charge = testProvider.charge.bind(testProvider);
    vi.spyOn(testProvider, 'charge').mockImplementationOnce(async (wish, context) => {
      const outcome = await charge(wish, context);
      await house.api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      return outcome;
    });
    const statusOf = async () =>
      (await house.api.db.select().from(boxMonths).where(eq(boxMonths.id, all.id)))[0]?.status;
    for (let run = 0; run < 20 && (await statusOf()) !== 'done'; run += 1) {
      await house.run().catch(() => undefined);
      // a run whose process died counts as dead after some seconds without a word
      await house.api.db.update(boxMonths).set({ renewed_at: new Date(0) });
    }
    expect(await statusOf()).toBe('done');
    expect((await house.periods(all.id)).map(({ status }) => status)).toEqual(Array(4).fill('ordered'));
    await settled(all);
  });
});
