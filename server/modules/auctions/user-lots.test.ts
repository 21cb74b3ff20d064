import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lot, PublicLot, UserLotList } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { closeEndedLots } from './close-lots.ts';

const STARTS = new Date('2026-11-23T12:00:00Z');
const ENDS = new Date('2026-11-24T20:00:00Z');
const seconds = (date: Date) => date.getTime() / 1000;
const HOME = { firstname: 'Ines', lastname: 'Marchand', address: '1 rue Oberkampf', zip_code: '75011', city: 'Paris' };
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 90', cvc: '123' };

let now = STARTS;
let shop: SampleShop;
let winner: string;
let loser: string;

async function createBidder(name: string, address: object): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const account = { email, name, role: 'team', lang: 'en', country_id: 'FR', ...address } as const;
  const [user] = await shop.api.db.insert(users).values(account).returning();
  return createSession(shop.api.db, user?.id ?? 0, 'test');
}

beforeAll(async () => {
  shop = await startShop({ now: () => now });
  winner = await createBidder('Ines', HOME);
  loser = await createBidder('Theo', {});
});
afterAll(() => shop.api.close());

const list = async (token: string, query: object = {}) =>
  (await shop.api.call<UserLotList>('GET', '/user/lots', { token, query: { ...query } })).body;

async function openLot(): Promise<number> {
  const [item_id] = (await shop.sample.project({ items: [{ price: 2000, stock: 5 }] })).items;
  const body = {
    ...{ title: 'Test pressing 3 of 5', item_id, condition: 'nm', currency: 'EUR', start_price: 20 },
    ...{ starts_at: seconds(STARTS), ends_at: seconds(ENDS) },
  };
  const lot = await shop.api.call<Lot>('POST', '/admin/lots', { as: 'team', body });
  await shop.api.call('POST', `/admin/lots/${lot.body.id}/open`, { as: 'team' });
  return lot.body.id;
}

async function bid(token: string, lot: number, maximum: number): Promise<void> {
  const body = { maximum, currency: 'EUR' };
  expect((await shop.api.call<PublicLot>('POST', `/lots/${lot}/bids`, { token, body })).status).toBe(201);
}

async function closeAll(): Promise<void> {
  now = new Date(ENDS.getTime() + 1000);
  const { db, config } = shop.api;
  const context = { db, reads: db, config, now: () => now, jobs: silentJobs };
  await closeEndedLots(context as unknown as Parameters<typeof closeEndedLots>[0]);
}

it('lists the lots that the caller has bid on, latest bid first, in pages', async () => {
  now = STARTS;
  expect(await list(winner)).toEqual({ lots: [], count: 0, offset: 0, limit: 24 });
  const [first, second] = [await openLot(), await openLot()];
  await bid(winner, first, 40);
  await bid(winner, second, 50);
  await bid(loser, first, 45);
  const { lots, count } = await list(winner);
  expect(count).toBe(2);
  expect(lots).toMatchObject([
    { id: second, leading: true, my_maximum: 50, pay_until: null, pay_url: null, order_id: null },
    { id: first, leading: false, my_maximum: 40, least_bid: 42, price: 41 },
  ]);
  expect((await list(winner, { limit: 1, offset: 1 })).lots.map(({ id }) => id)).toEqual([first]);
  expect((await list(loser)).lots.map(({ id }) => id)).toEqual([first]);
});

it('leads the winner alone to the payment, and then to the order', async () => {
  now = STARTS;
  const lot = await openLot();
  await bid(loser, lot, 40);
  await bid(winner, lot, 60);
  await closeAll();
  const read = async (token: string) => (await list(token)).lots.find(({ id }) => id === lot);
  expect(await read(loser)).toMatchObject({ status: 'sold', leading: false, pay_until: null, pay_url: null });
  const won = await read(winner);
  expect(won).toMatchObject({ status: 'sold', leading: true, pay_until: seconds(now) + 7 * 86_400, order_id: null });
  const token = won?.pay_url?.split('/').at(-1) ?? '';
  const offer = await shop.api.call<{ totals: { total: number } }>('GET', `/offers/${token}`);
  const answer = await shop.api.call<{ order_id: number }>('POST', `/offers/${token}/pay`, {
    body: { card: CARD, expected_total: offer.body.totals.total },
  });
  expect(answer.status).toBe(200);
  expect(await read(winner)).toMatchObject({ pay_until: null, pay_url: null, order_id: answer.body.order_id });
  expect(await read(loser)).toMatchObject({ order_id: null });
});

it('has no payment page for a winner whose address is unknown', async () => {
  now = STARTS;
  const lot = await openLot();
  await bid(loser, lot, 40);
  await closeAll();
  expect((await list(loser)).lots[0]).toMatchObject({ id: lot, pay_until: seconds(now) + 7 * 86_400, pay_url: null });
});

it('asks visitors to sign in', async () => {
  expect((await shop.api.call('GET', '/user/lots')).status).toBe(401);
});
