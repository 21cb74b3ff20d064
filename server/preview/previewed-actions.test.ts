import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionPreview, BoxMonth, TrackingImport } from '#generated/schemas.ts';
import { type BoxHouse, startBoxHouse } from '#server/boxes/boxes.sample.ts';
import { applyTracking } from '#server/dispatch/apply-tracking.ts';
import { type SampleDispatch, startDispatch } from '#server/dispatch/dispatch.sample.ts';
import { contextOf } from '#server/exports/testing.ts';
import { mails } from '#server/mail/mails.table.ts';
import { type DraftDesk, startDesk } from '#server/manual-orders/draft.sample.ts';
import { orders, shipments } from '#server/orders/orders.table.ts';
import type { TestApi } from '#server/testing/start-api.ts';

type Effects = ActionPreview['effects'];
async function preview(api: TestApi, operation: string, record_id: number, body: object = {}): Promise<Effects> {
  const asked = { operation, record_id, body };
  const answer = await api.call<ActionPreview>('POST', '/admin/preview', { as: 'team', body: asked });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.effects;
}
const counted = (effects: Effects, kind: Effects[number]['kind']) =>
  effects.find((one) => one.kind === kind)?.count ?? 0;

/** What is written that a preview counts. */
async function written({ db }: TestApi) {
  const { rows } = await db.execute<{ stock: number }>(sql`select coalesce(sum(stock), 0)::int as stock from items`);
  return { mails: await db.$count(mails), orders: await db.$count(orders), stock: rows[0]?.stock ?? 0 };
}

/** Asks for the preview of an action, does it, and expects of both the same mails, orders and copies. */
async function expectSame(api: TestApi, asked: Parameters<typeof preview>, act: () => Promise<{ status: number }>) {
  const before = await written(api);
  const effects = await preview(...asked);
  expect(await written(api), 'nothing is written by asking').toEqual(before);
  expect((await act()).status).toBe(200);
  const after = await written(api);
  expect({
    mails: counted(effects, 'mails'),
    orders: counted(effects, 'orders_created'),
    stock: counted(effects, 'stock_returned') - counted(effects, 'stock_taken'),
  }).toEqual({
    mails: after.mails - before.mails,
    orders: after.orders - before.orders,
    stock: after.stock - before.stock,
  });
  return effects;
}

describe('a manual order', () => {
  let desk: DraftDesk;
  beforeAll(async () => (desk = await startDesk()));
  afterAll(() => desk.api.close());
  const draft = async () => {
    const project = await desk.sample.project({ items: [{ price: 2000, stock: 9 }] });
    return (await desk.draft({ lines: [{ item_id: project.items[0] ?? 0, quantity: 2 }] })).body;
  };

  it('says what is offered, and what is withdrawn', async () => {
    const { id, total, currency } = await draft();
    const offer = { count: 1, amount: total, currency };
    const terms = { days: 14 };
    const offering = await expectSame(desk.api, [desk.api, 'adminOfferManualOrder', id, terms], () =>
      desk.act(id, 'offer', terms),
    );
    expect(offering).toContainEqual({ kind: 'offers_sent', ...offer });
    expect(counted(offering, 'mails')).toBe(1);
    const revoking = await expectSame(desk.api, [desk.api, 'adminRevokeManualOffer', id], () => desk.act(id, 'revoke'));
    expect(revoking).toContainEqual({ kind: 'offers_withdrawn', ...offer });
  });

  it('says which order is made of it, and which copies come back when it is cancelled', async () => {
    const { id } = await draft();
    const making = await expectSame(desk.api, [desk.api, 'adminConvertManualOrder', id, {}], () =>
      desk.act(id, 'convert', {}),
    );
    expect([counted(making, 'orders_created'), counted(making, 'stock_taken')]).toEqual([1, 2]);
    const reason = { reason: 'Never paid' };
    const ending = await expectSame(desk.api, [desk.api, 'adminCancelManualOrder', id, reason], () =>
      desk.act(id, 'cancel', reason),
    );
    expect(counted(ending, 'stock_returned')).toBe(2);
  });
});

describe('an import of tracking numbers', () => {
  let shop: SampleDispatch;
  beforeAll(async () => (shop = await startDispatch()));
  afterAll(() => shop.api.close());

  it('says how many parcels leave and how many customers are told, and does that', async () => {
    const { api } = shop;
    const two = [await shop.paid(), await shop.paid()];
    await shop.handOver(two.map(({ part }) => part));
    const lines = two.map(({ number, part }) => `${number},7T${part},UPS`);
    const { body } = await api.call<TrackingImport>('POST', '/admin/tracking_imports', {
      as: 'team',
      headers: { 'content-type': 'application/octet-stream' },
      query: { name: 'tracking.csv' },
      body: Buffer.from(['order,tracking,carrier', ...lines, 'VS-999999,7T0,UPS'].join('\n')),
    });
    const quiet = await preview(api, 'adminApplyTracking', body.id, { notify: false });
    expect(quiet).toEqual([{ kind: 'parcels_sent', count: 2 }]);
    const before = await written(api);
    const effects = await preview(api, 'adminApplyTracking', body.id, { notify: true });
    expect(await written(api)).toEqual(before);
    await api.call('POST', `/admin/tracking_imports/${body.id}/apply`, { as: 'team', body: { notify: true } });
    await applyTracking.run({}, contextOf(api), { last: true });
    expect(counted(effects, 'mails')).toBe((await written(api)).mails - before.mails);
    expect(counted(effects, 'parcels_sent')).toBe(await api.db.$count(shipments, eq(shipments.status, 'sent')));
    expect(counted(effects, 'parcels_sent')).toBe(2);
  });
});

describe('clearing a box month', () => {
  let house: BoxHouse;
  beforeAll(async () => (house = await startBoxHouse()));
  afterAll(() => house.api.close());

  it('says how many choices are removed, and leaves the orders', async () => {
    const [item] = (await house.sample.project({ items: [{ stock: 9 }] })).items;
    for (let n = 0; n < 3; n += 1) await house.box();
    const { id = 0 } = await house.begin('2099-03');
    await house.act(id, 'picks', { item_id: item });
    expect((await house.act(id, 'propose')).body.chosen_count).toBe(3);
    const effects = await preview(house.api, 'adminClearBoxMonth', id);
    expect(effects).toEqual([{ kind: 'choices_removed', count: 3 }]);
    const read = () => house.api.call<BoxMonth>('GET', `/admin/box-months/${id}`, { as: 'team' });
    expect((await read()).body.chosen_count, 'nothing is removed by asking').toBe(3);
    const before = await written(house.api);
    await house.act(id, 'clear');
    expect((await read()).body.chosen_count).toBe(0);
    expect(await written(house.api)).toEqual(before);
  });
});
