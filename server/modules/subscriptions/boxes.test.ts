import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Box, BoxCode, BulkAnswer, Problem, Timeline } from '#generated/schemas.ts';
import { boxCodeUses, boxes, boxMonths, boxPeriods } from './boxes.table.ts';
import { boxPlans } from '#server/modules/pricing/index.ts';
import { type SampleSubscriptions, startSubscriptions } from './boxes.sample.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { orderLines, shopOrders } from '#server/modules/orders/index.ts';

type Answer = Box & Omit<Problem, 'status'>;
let shop: SampleSubscriptions;
beforeAll(async () => (shop = await startSubscriptions()));
afterAll(() => shop.api.close());
beforeEach(async () => {
  const { db } = shop.api;
  await db.delete(boxMonths);
  await db.delete(boxCodeUses);
  await db.delete(boxPeriods);
  await db.delete(boxes);
});

const MONTH = '2099-01';
const post = <T = Answer>(path: string, body?: object) =>
  shop.api.call<T & Omit<Problem, 'status'>>('POST', `/admin/${path}`, { as: 'team', ...(body && { body }) });
const record = async (stock = 10, type?: 'preorder') => {
  const { id, items } = await shop.sample.project({ items: [{ stock }], ...(type && { type }) });
  return { id, item: items[0] ?? 0 };
};

describe('the periods of a month', () => {
  it('are planned once for each due box when the month is created', async () => {
    const due = await shop.box();
    const notStarted = await shop.box({ first_month: '2099-02' });
    const paused = await shop.box({ status: 'paused' });
    const pauseEnding = await shop.box({ status: 'paused', paused_until: MONTH });
    const cancelled = await shop.box({ status: 'cancelled' });
    const prepaid = await shop.box({ renews: false, paid_months: 1 });
    const month = await shop.begin(MONTH);
    const rows = await shop.periods(month.id ?? 0);
    const getStatus = ({ id }: { id: number }) => rows.find(({ box_id }) => box_id === id)?.status;
    expect([due, notStarted, paused, pauseEnding, cancelled, prepaid].map(getStatus)).toEqual([
      ...['planned', undefined, 'skipped', 'planned', undefined, 'planned'],
    ]);
    expect((await shop.loadBox(pauseEnding.id)).status).toBe('active');
    expect((await post('box-months', { month: MONTH })).status).toBe(409);
    // gathering again adds boxes that became due, each once
    await post(`box/${paused.id}/resume`);
    expect((await shop.act(month.id ?? 0, 'gather')).body.periods_count).toBe(4);
  });

  it('are refused for a past month', async () => {
    expect((await post('box-months', { month: '2020-01' })).body.errors?.[0]?.code).toBe('month_is_over');
  });

  it('are deleted with a month without orders', async () => {
    await shop.box();
    const { id } = await shop.begin(MONTH);
    const headers = { 'if-match': '"1"' };
    expect((await shop.api.call('DELETE', `/admin/box-months/${id}`, { as: 'team', headers })).status).toBe(200);
    expect(await shop.periods(id ?? 0)).toEqual([]);
  });
});

describe('the choice of records', () => {
  it('excludes records already received or bought, and those that cannot be shipped', async () => {
    const [first, second] = [await record(), await record()];
    const box = await shop.box();
    const [order] = await insertOrders(shop.api.db, [{ user_id: box.user_id, status: 'delivered' }]);
    const sums = { items: 2000, total: 2000 };
    const [part] = await shop.api.db
      .insert(shopOrders)
      .values({ order_id: order ?? 0, shop_id: shop.sample.shop, ...sums })
      .returning();
    await shop.api.db.insert(orderLines).values({
      ...{ order_id: order ?? 0, shop_order_id: part?.id ?? 0, project_id: first.id, item_id: first.item },
      ...{ name: 'Salt & Signal', category: 'vinyl', quantity: 1, price: 2000, total: 2000 },
    });
    const { id = 0 } = await shop.begin(MONTH);
    expect((await shop.act(id, 'propose')).body.code).toBe('box_no_picks');
    const refused = await shop.act(id, 'picks', { item_id: (await record(10, 'preorder')).item });
    expect(refused.body.errors?.[0]?.code).toBe('box_not_in_stock');
    await shop.act(id, 'picks', { item_id: first.item });
    expect((await shop.act(id, 'picks', { item_id: first.item })).body.code).toBe('box_pick_there');
    const withoutRecord = await shop.act(id, 'propose');
    expect(withoutRecord.body).toMatchObject({ chosen_count: 0, exceptions: [{ exception: 'no_record', count: 1 }] });
    expect((await shop.act(id, 'run')).body.code).toBe('box_month_empty');
    await shop.act(id, 'picks', { item_id: second.item });
    expect((await shop.act(id, 'propose')).body.picks).toMatchObject([{ given: 0 }, { given: 1, stock: 10 }]);
    const period = await shop.period(box);
    expect(period.item_id).toBe(second.item);
    // a manual choice is refused as well
    const choose = (item_id: number) => post(`box-periods/${period.id}/choose`, { item_id });
    expect((await choose(first.item)).body.code).toBe('box_record_had');
    // the next month does not propose it again
    const next = await shop.begin('2099-02');
    await shop.act(next.id ?? 0, 'picks', { item_id: second.item });
    expect((await shop.act(next.id ?? 0, 'propose')).body.chosen_count).toBe(0);
  });

  it('keeps manual choices, reports shortages, and can be cleared before the run', async () => {
    const [scarce, plenty] = [await record(1), await record()];
    const [first, second] = [await shop.box(), await shop.box()];
    const { id = 0 } = await shop.begin(MONTH);
    await shop.act(id, 'picks', { item_id: plenty.item });
    const ids = [(await shop.period(first)).id, (await shop.period(second)).id];
    const { body } = await post<BulkAnswer>('box-periods/choose', { ids, item_id: scarce.item });
    expect(body.done).toEqual(ids);
    const proposed = await shop.act(id, 'propose');
    expect(proposed.body).toMatchObject({ chosen_count: 2, exceptions: [{ exception: 'short', count: 2 }] });
    await post(`box-periods/${ids[0]}/choose`, { item_id: plenty.item });
    expect((await shop.act(id, 'gather')).body.exceptions).toEqual([]);
    const [pick] = (await shop.act(id, 'clear')).body.picks ?? [];
    expect((await shop.periods(id)).map(({ item_id }) => item_id)).toEqual([null, null]);
    expect((await shop.act(id, `picks/${pick?.id}/remove`)).body.picks).toEqual([]);
  });

  it('skips a period and plans it again', async () => {
    const box = await shop.box();
    await shop.begin(MONTH);
    const { id } = await shop.period(box);
    expect((await post(`box-periods/${id}/skip`, { reason: 'Moved house' })).body.status).toBe('skipped');
    expect((await post(`box-periods/${id}/plan`)).body).toMatchObject({ status: 'planned', skipped_because: null });
  });
});

describe('a box', () => {
  const body = {
    ...{ type: 'vinyl', periodicity: 'quarterly', currency: 'EUR', first_month: MONTH },
    ...{ firstname: 'Nora', lastname: 'Lindqvist', email: 'nora@example.com' },
  };

  it('keeps its price until its type is changed', async () => {
    const { user_id } = await shop.box();
    const { body: created } = await post('box', { ...body, user_id });
    expect(created).toMatchObject({ price: 87, status: 'active', next_month: MONTH, holder: 'Nora Lindqvist' });
    await shop.api.db.insert(boxPlans).values({
      ...{ type: 'vinyl', periodicity: 'quarterly', currency: 'EUR', price: 9900, valid_from: '2021-01-01' },
    });
    expect((await shop.loadBox(created.id ?? 0)).price).toBe(8700);
    const changed = await post(`box/${created.id}/change`, { type: 'vinyl', periodicity: 'quarterly' });
    expect(changed.body.price).toBe(99);
    const unknown = await post('box', { ...body, user_id, currency: 'JPY' });
    expect(unknown.body.errors?.[0]?.code).toBe('box_not_sold');
    await shop.api.db.delete(boxPlans).where(eq(boxPlans.price, 9900));
  });

  it('is paused, resumed, skipped for a month and cancelled, with mails and a timeline', async () => {
    const box = await shop.box();
    await shop.begin(MONTH);
    const paused = await post(`box/${box.id}/pause`, { until: '2099-04' });
    expect(paused.body).toMatchObject({ status: 'paused', paused_until: '2099-04' });
    expect(await shop.period(box)).toMatchObject({ status: 'skipped', skipped_because: 'paused' });
    const sentMails = await shop.api.db.select().from(mails).where(eq(mails.box_id, box.id));
    expect(sentMails.map(({ template, text }) => [template, text.includes('avril 2099')])).toEqual([
      ['box_paused', true],
    ]);
    expect((await post(`box/${box.id}/pause`, {})).status).toBe(409);
    await post(`box/${box.id}/resume`);
    await post(`box/${box.id}/skip`, { month: '2099-02' });
    await shop.begin('2099-02');
    expect(await shop.period(box, '2099-02')).toMatchObject({ status: 'skipped', skipped_because: 'asked' });
    expect((await post(`box/${box.id}/cancel`, { reason: 'Moving abroad' })).body.status).toBe('cancelled');
    const timeline = await shop.api.call<Timeline>('GET', `/admin/box/${box.id}/timeline`, { as: 'team' });
    expect(timeline.body.entries.map(({ action }) => action?.operation).filter(Boolean)).toEqual(
      expect.arrayContaining(['adminCancelBox', 'adminSkipBox', 'adminResumeBox', 'adminPauseBox']),
    );
  });

  it('continues for its paid months after cancellation, unless it is cancelled at once', async () => {
    const [first, second] = [await shop.box({ paid_months: 2 }), await shop.box({ paid_months: 2 })];
    const cancellation = { reason: 'Too many records' };
    const { body: continuing } = await post(`box/${first.id}/cancel`, cancellation);
    expect(continuing).toMatchObject({ status: 'active', renews: false });
    expect((await post(`box/${second.id}/cancel`, { ...cancellation, at_once: true })).body.status).toBe('cancelled');
  });

  it('gets free months and reductions by codes, each once', async () => {
    const box = await shop.box();
    await shop.begin(MONTH);
    expect((await post('box-codes', { kind: 'months' })).body.errors?.[0]?.path).toBe('months');
    const { body: gift } = await post<BoxCode>('box-codes', { kind: 'months', months: 3 });
    const { body: reduction } = await post<BoxCode>('box-codes', { kind: 'percent', percent: 50, max_uses: 5 });
    expect(gift.code).toMatch(/^([ACDEFGHJKMNPQRTVWXY3479]{4}-){3}[ACDEFGHJKMNPQRTVWXY3479]{4}$/);
    const redeem = (code: string) => post(`box/${box.id}/code`, { code });
    const input = reduction.code.toLowerCase().replaceAll('-', ' ');
    expect((await redeem(input)).body).toMatchObject({ discount_percent: 50 });
    expect((await shop.period(box)).amount).toBe(1495);
    expect((await redeem(reduction.code)).body.code).toBe('code_used_before');
    expect((await redeem(gift.code)).body.paid_months).toBe(3);
    expect((await shop.period(box)).amount).toBe(0);
    expect((await redeem(gift.code)).body.code).toBe('code_used_up');
    expect((await redeem('AAAA-AAAA-AAAA-AAAA')).status).toBe(404);
    expect((await post<BulkAnswer>('box/extend', { ids: [box.id], months: 1, reason: 'Broken' })).body.done).toEqual([
      box.id,
    ]);
    expect((await shop.loadBox(box.id)).paid_months).toBe(4);
  });

  it('rewards its sponsor once', async () => {
    const sponsor = await shop.box();
    const item = await record();
    const box = await shop.box({ sponsor_id: sponsor.user_id });
    const { id = 0 } = await shop.begin(MONTH);
    await post(`box-periods/${(await shop.period(sponsor)).id}/skip`, { reason: 'Only one of them' });
    await shop.prepare(id, [item.item]);
    await shop.run();
    expect((await shop.loadBox(sponsor.id)).paid_months).toBe(1);
    expect((await shop.loadBox(box.id)).sponsor_rewarded_at).not.toBeNull();
    const next = await shop.begin('2099-02');
    await post(`box-periods/${(await shop.period(sponsor)).id}/skip`, { reason: 'Only one of them' });
    await shop.prepare(next.id ?? 0, [(await record()).item]);
    await shop.run();
    expect((await shop.listOrders(box)).length).toBe(2);
    expect((await shop.loadBox(sponsor.id)).paid_months).toBe(1);
  });
});
