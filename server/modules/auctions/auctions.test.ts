import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActionPreview, Lot, Bid, ManualOrder, Problem, PublicLot } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import type { Context } from '#server/core/api/handler.ts';
import { lotBids, lots } from './auctions.table.ts';
import { closeEndedLots, markPaidLots } from './close-lots.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { manualOrders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

const MINUTE = 60_000;
const STARTS = new Date('2026-11-23T12:00:00Z');
const ENDS = new Date('2026-11-24T20:00:00Z');
const seconds = (date: Date) => date.getTime() / 1000;
let now = STARTS;
let shop: SampleShop;
let item: number;
const tokens: string[] = [];
beforeAll(async () => {
  shop = await startShop({ now: () => now });
  const { db } = shop.api;
  for (let count = 1; count <= 20; count++) {
    const home = {
      firstname: 'Ines',
      lastname: `M${count}`,
      address: '1 rue Oberkampf',
      zip_code: '75011',
      city: 'Paris',
    };
    const [user] = await db
      .insert(users)
      .values({
        email: `bidder-${count}@example.com`,
        name: `Bidder ${count}`,
        role: 'team',
        lang: 'fr',
        country_id: 'FR',
        ...home,
      })
      .returning();
    tokens.push(await createSession(db, user?.id ?? 0, 'test'));
  }
  [item = 0] = (await shop.sample.project({ items: [{ price: 2000, stock: 5 }] })).items;
});
afterAll(() => shop.api.close());
beforeEach(() => void (now = STARTS));

const context = (): Context =>
  ({
    db: shop.api.db,
    reads: shop.api.db,
    config: shop.api.config,
    now: () => now,
    jobs: silentJobs,
  }) as unknown as Context;
const runAction = (id: number, action: string, body?: object) =>
  shop.api.call<Lot & Omit<Problem, 'status'>>('POST', `/admin/lots/${id}/${action}`, { as: 'team', body });
const create = (values: object = {}) =>
  shop.api.call<Lot & Omit<Problem, 'status'>>('POST', '/admin/lots', {
    as: 'team',
    body: {
      ...{
        title: 'Nuit minérale, test pressing 3 of 5',
        item_id: item,
        condition: 'nm',
        currency: 'EUR',
        start_price: 20,
      },
      ...{ starts_at: seconds(STARTS), ends_at: seconds(ENDS), ...values },
    },
  });
async function createOpenLot(values: object = {}): Promise<number> {
  const { body } = await create(values);
  expect((await runAction(body.id, 'open')).body.status).toBe('open');
  return body.id;
}
const bid = (lot: number, bidder: number, maximum: number, currency = 'EUR') =>
  shop.api.call<PublicLot & Omit<Problem, 'status'>>('POST', `/lots/${lot}/bids`, {
    ...{ token: tokens[bidder], body: { maximum, currency } },
  });
const read = async (id: number) => (await shop.api.call<Lot>('GET', `/admin/lots/${id}`, { as: 'team' })).body;
const code = ({ body }: { body: Pick<Problem, 'code'> }) => body.code;
const loadMails = (template: 'lot_won' | 'lot_lost' | 'lot_outbid' | 'lot_cancelled' | 'lot_bid_withdrawn') =>
  shop.api.db.select().from(mails).where(eq(mails.template, template)).orderBy(desc(mails.id));

/** The preview of an action, with the number of mails. */
async function previewEffects(operation: string, record_id: number, body: object): Promise<ActionPreview['effects']> {
  const before = await shop.api.db.$count(mails);
  const request = { operation, record_id, body };
  const answer = await shop.api.call<ActionPreview>('POST', '/admin/preview', { as: 'team', body: request });
  expect([answer.status, await shop.api.db.$count(mails)]).toEqual([200, before]);
  return answer.body.effects;
}

describe('a lot', () => {
  it('can be opened with an item and a future end; its terms are fixed afterwards', async () => {
    expect(code(await runAction((await create({ item_id: null })).body.id, 'open'))).toBe('lot_without_item');
    expect(code(await runAction((await create({ ends_at: seconds(STARTS) + 1 })).body.id, 'open'))).toBe(undefined);
    expect((await create({ reserve: 19 })).body.errors).toMatchObject([{ path: 'reserve', code: 'input_min' }]);
    expect((await create({ ends_at: seconds(STARTS) })).status).toBe(422);
    const id = await createOpenLot();
    const put = async (body: object) => {
      const lot = await shop.api.call('GET', `/admin/lots/${id}`, { as: 'team' });
      const headers = { 'if-match': lot.headers['etag'] ?? '' };
      return shop.api.call<Problem>('PUT', `/admin/lots/${id}`, { as: 'team', body, headers });
    };
    expect(code(await put({ start_price: 5 }))).toBe('lot_is_fixed');
    expect((await put({ title: 'Nuit minérale, signed test pressing' })).status).toBe(200);
    expect((await runAction(id, 'open')).status).toBe(409);
  });

  it('is shown to staff only, without its reserve and maxima', async () => {
    const id = await createOpenLot({ reserve: 60 });
    await bid(id, 1, 45);
    expect((await shop.api.call('GET', '/lots', { as: 'user' })).status).toBe(403);
    const { body, text } = await shop.api.call<PublicLot>('GET', `/lots/${id}`, { token: tokens[2] });
    expect(body).toMatchObject({ price: 20, least_bid: 21, reserve_met: false, bids_count: 1, my_maximum: null });
    expect(body.bids).toMatchObject([{ bidder: 'Bidder 1', amount: 20 }]);
    expect(text).not.toMatch(/45|"reserve":/);
    const list = await shop.api.call<PublicLot[]>('GET', '/lots', { token: tokens[1] });
    expect(list.body.find((lot) => lot.id === id)).toMatchObject({ leading: true, my_maximum: 45 });
  });

  it('is listed before ended lots, however many have ended', async () => {
    const id = await createOpenLot();
    const [lot] = await shop.api.db.select().from(lots).where(eq(lots.id, id));
    if (!lot) throw new Error('no lot');
    const { id: _id, ...values } = lot;
    await shop.api.db.insert(lots).values(
      Array.from({ length: 100 }, (_, index) => ({
        ...values,
        status: 'unsold' as const,
        ends_at: new Date(STARTS.getTime() - (index + 1) * MINUTE),
      })),
    );
    const { body } = await shop.api.call<PublicLot[]>('GET', '/lots', { token: tokens[1] });
    expect(body).toHaveLength(100);
    const openEnds = body.filter(({ status }) => status === 'open').map(({ ends_at }) => ends_at);
    expect(body.slice(0, openEnds.length).map(({ ends_at }) => ends_at)).toEqual(openEnds.toSorted((a, b) => a - b));
    expect(body.some((listed) => listed.id === id)).toBe(true);
    const endedTimes = body.slice(openEnds.length).map(({ ends_at }) => ends_at);
    expect(endedTimes).toEqual(endedTimes.toSorted((a, b) => b - a));
    await shop.api.db.delete(lots).where(eq(lots.status, 'unsold'));
  });
});

describe('bids', () => {
  it('raise the price by steps up to their maximum, and notify the outbid', async () => {
    const id = await createOpenLot();
    expect((await bid(id, 0, 19.99)).body.errors).toEqual([
      { path: 'maximum', code: 'input_min', params: { min: 20 } },
    ]);
    expect((await bid(id, 0, 80)).body).toMatchObject({ price: 20, leading: true });
    expect((await bid(id, 1, 50)).body).toMatchObject({ price: 52, leading: false, least_bid: 54 });
    expect((await bid(id, 1, 53)).status).toBe(422);
    expect((await bid(id, 1, 60, 'USD')).status).toBe(422);
    expect((await bid(id, 0, 80)).status).toBe(422);
    expect(await loadMails('lot_outbid')).toHaveLength(0);
    expect((await bid(id, 1, 100)).body).toMatchObject({ price: 82, leading: true });
    expect((await loadMails('lot_outbid'))[0]).toMatchObject({ recipient: 'bidder-1@example.com' });
    expect((await loadMails('lot_outbid'))[0]?.subject).toContain('On a surenchéri');
  });

  it('placed concurrently by twenty bidders leave one leader', async () => {
    const id = await createOpenLot();
    const answers = await Promise.all(tokens.map((_, bidder) => bid(id, bidder, 30 + bidder * 10)));
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true);
    const rows = await shop.api.db.select().from(lotBids).where(eq(lotBids.lot_id, id)).orderBy(lotBids.id);
    const lot = await read(id);
    expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
    const highest = Math.max(...rows.map(({ maximum }) => maximum));
    expect([lot.leader_id, highest]).toEqual([rows.find(({ maximum }) => maximum === highest)?.user_id, 22_000]);
    expect(lot.price).toBeLessThanOrEqual(220);
    expect(lot.bids_count).toBe(rows.length);
    // bids are serialised
    expect(rows.map(({ amount }) => amount)).toEqual(rows.map(({ amount }) => amount).sort((a, b) => a - b));
  });

  it('in the last two minutes extend the lot by two minutes; after the end they return 409', async () => {
    const id = await createOpenLot();
    now = new Date(ENDS.getTime() - 3 * MINUTE);
    expect((await bid(id, 0, 30)).body.ends_at).toBe(seconds(ENDS));
    now = new Date(ENDS.getTime() - MINUTE);
    expect((await bid(id, 1, 40)).body.ends_at).toBe(seconds(ENDS) + 120);
    await closeEndedLots(context());
    now = new Date(ENDS.getTime() + 2 * MINUTE);
    expect(code(await bid(id, 0, 90))).toBe('lot_is_closed');
    const later = await createOpenLot({ starts_at: seconds(ENDS) + 3600, ends_at: seconds(ENDS) + 7200 });
    expect(code(await bid(later, 0, 90))).toBe('lot_not_begun');
  });

  it('can be withdrawn with a reason, which recomputes the price', async () => {
    const id = await createOpenLot();
    await bid(id, 0, 30);
    await bid(id, 1, 500);
    await bid(id, 0, 600);
    const query = { filter: JSON.stringify({ lot_id: id }), sort: '["created_at","DESC"]' };
    const list = await shop.api.call<Bid[]>('GET', '/admin/bids', { as: 'team', query });
    expect(list.body.map(({ maximum }) => maximum)).toContain(600);
    const wrongBid = list.body.find(({ maximum }) => maximum === 500)?.id ?? 0;
    const withdraw = () =>
      shop.api.call<Problem>('POST', `/admin/bids/${wrongBid}/withdraw`, {
        as: 'team',
        body: { reason: 'A zero too many' },
      });
    expect((await withdraw()).status).toBe(200);
    expect(code(await withdraw())).toBe('bid_is_withdrawn');
    expect(await read(id)).toMatchObject({ price: 20, bids_count: 2 });
    expect((await loadMails('lot_bid_withdrawn'))[0]?.text).toContain('A zero too many');
  });
});

describe('the end of a lot', () => {
  it('sells to the leader, mails a payment link and marks the lot paid after the payment', async () => {
    const id = await createOpenLot({ reserve: 60 });
    await bid(id, 0, 55);
    await bid(id, 1, 75);
    now = new Date(ENDS.getTime() + 1000);
    await Promise.all([closeEndedLots(context()), closeEndedLots(context())]);
    const lot = await read(id);
    expect(lot).toMatchObject({ status: 'sold', price: 60, pay_until: seconds(now) + 7 * 86_400 });
    const [won, ...more] = (await loadMails('lot_won')).filter(({ text }) => text.includes(lot.number));
    expect([won?.recipient, more.length]).toEqual(['bidder-2@example.com', 0]);
    expect(won?.text).toMatch(/\/fr\/offer\/\d+\./);
    expect((await loadMails('lot_lost')).some(({ recipient }) => recipient === 'bidder-1@example.com')).toBe(true);
    const draft = await shop.api.call<ManualOrder>('GET', `/admin/orders-manual/${lot.manual_order_id}`, {
      as: 'team',
    });
    expect(draft.body).toMatchObject({
      status: 'offered',
      items: 60,
      lines: [{ item_id: item, price: 60, reason: lot.number }],
    });
    expect(code(await runAction(id, 'offer-next', { reason: 'Does not answer' }))).toBe('lot_still_payable');
    await shop.api.db
      .update(manualOrders)
      .set({ status: 'paid' })
      .where(eq(manualOrders.id, lot.manual_order_id ?? 0));
    await markPaidLots(context());
    expect((await read(id)).status).toBe('paid');
  });

  it('leaves the lot unsold without bids or below the reserve', async () => {
    const [none, low] = [await createOpenLot(), await createOpenLot({ reserve: 100 })];
    await bid(low, 0, 99);
    now = new Date(ENDS.getTime() + 1000);
    await closeEndedLots(context());
    expect([(await read(none)).status, (await read(low)).status]).toEqual(['unsold', 'unsold']);
  });

  it('offers to the next bidder when the winner does not pay, and is unsold without one', async () => {
    const id = await createOpenLot();
    await bid(id, 0, 40);
    await bid(id, 1, 90);
    now = new Date(ENDS.getTime() + 1000);
    await closeEndedLots(context());
    const first = (await read(id)).manual_order_id;
    now = new Date(now.getTime() + 8 * 86_400_000);
    const effects = await previewEffects('adminOfferLotToNext', id, { reason: 'Did not pay' });
    const mailsBefore = await shop.api.db.$count(mails);
    const next = await runAction(id, 'offer-next', { reason: 'Did not pay' });
    const count = (await shop.api.db.$count(mails)) - mailsBefore;
    expect(count).toBeGreaterThan(0);
    expect(effects.find(({ kind }) => kind === 'mails')).toMatchObject({ kind: 'mails', count });
    expect(next.body).toMatchObject({ status: 'sold', price: 20 });
    const after = await read(id);
    expect(after.manual_order_id).not.toBe(first);
    expect((await loadMails('lot_won'))[0]?.recipient).toBe('bidder-1@example.com');
    const [old] = await shop.api.db
      .select()
      .from(manualOrders)
      .where(eq(manualOrders.id, first ?? 0));
    expect(old?.status).toBe('cancelled');
    now = new Date(now.getTime() + 8 * 86_400_000);
    expect((await runAction(id, 'offer-next', { reason: 'Nobody pays' })).body).toMatchObject({
      status: 'unsold',
      leader_id: null,
    });
  });

  it('can be cancelled, with a reason mailed to the bidders', async () => {
    const id = await createOpenLot();
    await bid(id, 0, 40);
    await bid(id, 1, 90);
    const effects = await previewEffects('adminCancelLot', id, { reason: 'The copy was damaged' });
    expect(effects).toMatchObject([{ kind: 'mails', count: 2 }]);
    expect((await runAction(id, 'cancel', { reason: 'The copy was damaged' })).body.status).toBe('cancelled');
    expect(await loadMails('lot_cancelled')).toHaveLength(2);
    expect((await loadMails('lot_cancelled'))[0]?.text).toContain('The copy was damaged');
    expect((await runAction(id, 'cancel', { reason: 'Once more' })).status).toBe(409);
    expect(code(await bid(id, 1, 50))).toBe('lot_is_closed');
  });
});
