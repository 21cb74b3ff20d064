import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Box, BoxCode, BulkAnswer, Problem, Timeline } from '#generated/schemas.ts';
import { boxCodeUses, boxes, boxMonths, boxPeriods, boxPlans } from './boxes.table.ts';
import { type BoxHouse, startBoxHouse } from './boxes.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { orderLines, shopOrders } from '#server/modules/orders/index.ts';

type Answer = Box & Omit<Problem, 'status'>;
let house: BoxHouse;
beforeAll(async () => (house = await startBoxHouse()));
afterAll(() => house.api.close());
beforeEach(async () => {
  const { db } = house.api;
  await db.delete(boxMonths);
  await db.delete(boxCodeUses);
  await db.delete(boxPeriods);
  await db.delete(boxes);
});

const MONTH = '2099-01';
const post = <T = Answer>(path: string, body?: object) =>
  house.api.call<T & Omit<Problem, 'status'>>('POST', `/admin/${path}`, { as: 'team', ...(body && { body }) });
const record = async (stock = 10, type?: 'preorder') => {
  const { id, items } = await house.sample.project({ items: [{ stock }], ...(type && { type }) });
  return { id, item: items[0] ?? 0 };
};

describe('who is due', () => {
  it('is found when a month is begun, and once', async () => {
    const due = await house.box();
    const later = await house.box({ first_month: '2099-02' });
    const paused = await house.box({ status: 'paused' });
    const back = await house.box({ status: 'paused', paused_until: MONTH });
    const over = await house.box({ status: 'cancelled' });
    const gift = await house.box({ renews: false, paid_months: 1 });
    const month = await house.begin(MONTH);
    const rows = await house.periods(month.id ?? 0);
    const statusOf = ({ id }: { id: number }) => rows.find(({ box_id }) => box_id === id)?.status;
    expect([due, later, paused, back, over, gift].map(statusOf)).toEqual([
      ...['planned', undefined, 'skipped', 'planned', undefined, 'planned'],
    ]);
    expect((await house.boxNow(back.id)).status).toBe('active');
    expect((await post('box-months', { month: MONTH })).status).toBe(409);
    // boxes added later are found by a second search, none twice
    await post(`box/${paused.id}/resume`);
    expect((await house.act(month.id ?? 0, 'gather')).body.periods_count).toBe(4);
  });

  it('is empty for a past month', async () => {
    expect((await post('box-months', { month: '2020-01' })).body.errors?.[0]?.code).toBe('month_is_over');
  });

  it('is dropped with a month that came to nothing', async () => {
    await house.box();
    const { id } = await house.begin(MONTH);
    const headers = { 'if-match': '"1"' };
    expect((await house.api.call('DELETE', `/admin/box-months/${id}`, { as: 'team', headers })).status).toBe(200);
    expect(await house.periods(id ?? 0)).toEqual([]);
  });
});

describe('the choice of records', () => {
  it('excludes records already received or bought, and those that cannot be sent', async () => {
    const [first, second] = [await record(), await record()];
    const box = await house.box();
    const [order] = await insertOrders(house.api.db, [{ user_id: box.user_id, status: 'delivered' }]);
    const sums = { items: 2000, total: 2000 };
    const [part] = await house.api.db
      .insert(shopOrders)
      .values({ order_id: order ?? 0, shop_id: house.sample.shop, ...sums })
      .returning();
    await house.api.db.insert(orderLines).values({
      ...{ order_id: order ?? 0, shop_order_id: part?.id ?? 0, project_id: first.id, item_id: first.item },
      ...{ name: 'Salt & Signal', category: 'vinyl', quantity: 1, price: 2000, total: 2000 },
    });
    const { id = 0 } = await house.begin(MONTH);
    expect((await house.act(id, 'propose')).body.code).toBe('box_no_picks');
    const refused = await house.act(id, 'picks', { item_id: (await record(10, 'preorder')).item });
    expect(refused.body.errors?.[0]?.code).toBe('box_not_in_stock');
    await house.act(id, 'picks', { item_id: first.item });
    expect((await house.act(id, 'picks', { item_id: first.item })).body.code).toBe('box_pick_there');
    const nothing = await house.act(id, 'propose');
    expect(nothing.body).toMatchObject({ chosen_count: 0, exceptions: [{ exception: 'no_record', count: 1 }] });
    expect((await house.act(id, 'run')).body.code).toBe('box_month_empty');
    await house.act(id, 'picks', { item_id: second.item });
    expect((await house.act(id, 'propose')).body.picks).toMatchObject([{ given: 0 }, { given: 1, stock: 10 }]);
    const period = await house.period(box);
    expect(period.item_id).toBe(second.item);
    // by hand it is refused as well
    const choose = (item_id: number) => post(`box-periods/${period.id}/choose`, { item_id });
    expect((await choose(first.item)).body.code).toBe('box_record_had');
    // and the next month does not bring it again
    const next = await house.begin('2099-02');
    await house.act(next.id ?? 0, 'picks', { item_id: second.item });
    expect((await house.act(next.id ?? 0, 'propose')).body.chosen_count).toBe(0);
  });

  it('keeps manual choices, reports shortages, and is cleared before it runs', async () => {
    const [few, many] = [await record(1), await record()];
    const [one, other] = [await house.box(), await house.box()];
    const { id = 0 } = await house.begin(MONTH);
    await house.act(id, 'picks', { item_id: many.item });
    const ids = [(await house.period(one)).id, (await house.period(other)).id];
    const { body } = await post<BulkAnswer>('box-periods/choose', { ids, item_id: few.item });
    expect(body.done).toEqual(ids);
    const proposed = await house.act(id, 'propose');
    expect(proposed.body).toMatchObject({ chosen_count: 2, exceptions: [{ exception: 'short', count: 2 }] });
    await post(`box-periods/${ids[0]}/choose`, { item_id: many.item });
    expect((await house.act(id, 'gather')).body.exceptions).toEqual([]);
    const [pick] = (await house.act(id, 'clear')).body.picks ?? [];
    expect((await house.periods(id)).map(({ item_id }) => item_id)).toEqual([null, null]);
    expect((await house.act(id, `picks/${pick?.id}/remove`)).body.picks).toEqual([]);
  });

  it('excludes a box and includes it again', async () => {
    const box = await house.box();
    await house.begin(MONTH);
    const { id } = await house.period(box);
    expect((await post(`box-periods/${id}/skip`, { reason: 'Moved house' })).body.status).toBe('skipped');
    expect((await post(`box-periods/${id}/plan`)).body).toMatchObject({ status: 'planned', skipped_because: null });
  });
});

describe('a box', () => {
  const body = {
    ...{ type: 'vinyl', periodicity: 'quarterly', currency: 'EUR', first_month: MONTH },
    ...{ firstname: 'Nora', lastname: 'Lindqvist', email: 'nora@example.com' },
  };

  it('keeps the price of the day it was taken out', async () => {
    const { user_id } = await house.box();
    const { body: made } = await post('box', { ...body, user_id });
    expect(made).toMatchObject({ price: 87, status: 'active', next_month: MONTH, holder: 'Nora Lindqvist' });
    await house.api.db.insert(boxPlans).values({
      ...{ type: 'vinyl', periodicity: 'quarterly', currency: 'EUR', price: 9900, valid_from: '2021-01-01' },
    });
    expect((await house.boxNow(made.id ?? 0)).price).toBe(8700);
    const changed = await post(`box/${made.id}/change`, { type: 'vinyl', periodicity: 'quarterly' });
    expect(changed.body.price).toBe(99);
    const unknown = await post('box', { ...body, user_id, currency: 'JPY' });
    expect(unknown.body.errors?.[0]?.code).toBe('box_not_sold');
    await house.api.db.delete(boxPlans).where(eq(boxPlans.price, 9900));
  });

  it('pauses, resumes, skips a month and ends, and notifies its subscriber', async () => {
    const box = await house.box();
    await house.begin(MONTH);
    const paused = await post(`box/${box.id}/pause`, { until: '2099-04' });
    expect(paused.body).toMatchObject({ status: 'paused', paused_until: '2099-04' });
    expect(await house.period(box)).toMatchObject({ status: 'skipped', skipped_because: 'paused' });
    const told = await house.api.db.select().from(mails).where(eq(mails.box_id, box.id));
    expect(told.map(({ template, text }) => [template, text.includes('avril 2099')])).toEqual([['box_paused', true]]);
    expect((await post(`box/${box.id}/pause`, {})).status).toBe(409);
    await post(`box/${box.id}/resume`);
    await post(`box/${box.id}/skip`, { month: '2099-02' });
    await house.begin('2099-02');
    expect(await house.period(box, '2099-02')).toMatchObject({ status: 'skipped', skipped_because: 'asked' });
    expect((await post(`box/${box.id}/cancel`, { reason: 'Moving abroad' })).body.status).toBe('cancelled');
    const timeline = await house.api.call<Timeline>('GET', `/admin/box/${box.id}/timeline`, { as: 'team' });
    expect(timeline.body.entries.map(({ action }) => action?.operation).filter(Boolean)).toEqual(
      expect.arrayContaining(['adminCancelBox', 'adminSkipBox', 'adminResumeBox', 'adminPauseBox']),
    );
  });

  it('that is paid ahead goes on until that is used up, unless it is to end at once', async () => {
    const [one, other] = [await house.box({ paid_months: 2 }), await house.box({ paid_months: 2 })];
    const wish = { reason: 'Too many records' };
    expect((await post(`box/${one.id}/cancel`, wish)).body).toMatchObject({ status: 'active', renews: false });
    expect((await post(`box/${other.id}/cancel`, { ...wish, at_once: true })).body.status).toBe('cancelled');
  });

  it('is given months, and less to pay, by codes that count once', async () => {
    const box = await house.box();
    await house.begin(MONTH);
    expect((await post('box-codes', { kind: 'months' })).body.errors?.[0]?.path).toBe('months');
    const { body: gift } = await post<BoxCode>('box-codes', { kind: 'months', months: 3 });
    const { body: less } = await post<BoxCode>('box-codes', { kind: 'percent', percent: 50, max_uses: 5 });
    expect(gift.code).toMatch(/^([ACDEFGHJKMNPQRTVWXY3479]{4}-){3}[ACDEFGHJKMNPQRTVWXY3479]{4}$/);
    const use = (code: string) => post(`box/${box.id}/code`, { code });
    expect((await use(less.code.toLowerCase().replaceAll('-', ' '))).body).toMatchObject({ discount_percent: 50 });
    expect((await house.period(box)).amount).toBe(1495);
    expect((await use(less.code)).body.code).toBe('code_used_before');
    expect((await use(gift.code)).body.paid_months).toBe(3);
    expect((await house.period(box)).amount).toBe(0);
    expect((await use(gift.code)).body.code).toBe('code_used_up');
    expect((await use('AAAA-AAAA-AAAA-AAAA')).status).toBe(404);
    expect((await post<BulkAnswer>('box/extend', { ids: [box.id], months: 1, reason: 'Broken' })).body.done).toEqual([
      box.id,
    ]);
    expect((await house.boxNow(box.id)).paid_months).toBe(4);
  });

  it('rewards who recommended it, once', async () => {
    const sponsor = await house.box();
    const item = await record();
    const box = await house.box({ sponsor_id: sponsor.user_id });
    const { id = 0 } = await house.begin(MONTH);
    await post(`box-periods/${(await house.period(sponsor)).id}/skip`, { reason: 'Only one of them' });
    await house.prepare(id, [item.item]);
    await house.run();
    expect((await house.boxNow(sponsor.id)).paid_months).toBe(1);
    expect((await house.boxNow(box.id)).sponsor_rewarded_at).not.toBeNull();
    const next = await house.begin('2099-02');
    await post(`box-periods/${(await house.period(sponsor)).id}/skip`, { reason: 'Only one of them' });
    await house.prepare(next.id ?? 0, [(await record()).item]);
    await house.run();
    expect((await house.ordersOf(box)).length).toBe(2);
    expect((await house.boxNow(sponsor.id)).paid_months).toBe(1);
  });
});
