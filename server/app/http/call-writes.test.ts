import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallInit } from '#generated/client/make-client.ts';
import { tokens, users } from '#server/core/authentication/accounts.table.ts';
import { buildOneLineCart, CARDS, cartId, LEA, payment } from '#server/modules/cart/cart.sample.ts';
import { orders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { payments } from '#server/modules/payments/index.ts';
import { capturePageApi, createBothClients, readAnswer } from '#server/testing/page-api.ts';
import { readMailedToken, writeSignUpLetters } from '#server/testing/sign-up.ts';

const PASSWORD = 'seventh-side-b';

type Way = 'direct' | 'sent';

const now = () => new Date('2026-11-25T10:00:00Z');

let shop: SampleShop;
const pages = capturePageApi();

beforeAll(async () => {
  shop = await startShop({
    config: { serve: 'all' },
    screens: pages.screens,
    now,
  });
  await shop.api.app.ready();
}, 60_000);
afterAll(() => shop.api.close());

/** Values that differ between two equal calls: ids, tokens and what holds them, and times by the database's clock. */
const UNIQUE_KEY = /(^|_)(client_secret|created_at|device|email|etag|id|key|number|picture|resend|token)$/;

const maskUnique = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, one: unknown) => (UNIQUE_KEY.test(key) && one !== null ? typeof one : one)),
  );

/** Creates a client of pages that calls in one way, and records the answers and the jobs they queue. */
function createRecorder(way: Way, ip: string) {
  const answers: { path: string; status: number; answer: unknown; jobs: unknown }[] = [];
  const send = async <T>(method: string, path: string, init?: CallInit, token?: string): Promise<T> => {
    const jobsBefore = shop.api.jobs.length;
    const answer = await readAnswer(createBothClients(pages.get(), { token, ip })[way], method, path, init);
    const jobs = maskUnique(shop.api.jobs.slice(jobsBefore));
    answers.push({ path, status: answer.status, answer: maskUnique(answer), jobs });
    return answer.data as T;
  };
  return { answers, send };
}

/** Buys two copies with a 3-D Secure card, then fills and empties another cart. */
async function buy(way: Way, ip: string) {
  const { answers, send } = createRecorder(way, ip);
  const cart_id = cartId();
  const cart = { ...buildOneLineCart(shop.sample.shop, await shop.sample.project(), 2), save: true };
  await send('POST', '/cart/calculate', { body: { ...cart, id: cart_id } });
  const params = { header: { 'idempotency-key': `pay-${way}` } };
  const pay = () =>
    send<{ payment_id: string }>('POST', '/cart/pay', { params, body: payment(cart_id, CARDS.secured) });
  const { payment_id } = await pay();
  // the same key charges nothing again
  expect((await pay()).payment_id).toBe(payment_id);
  await send('POST', '/cart/confirm', { body: { cart_id, payment_id, authentication: 'succeed' } });
  await send('POST', '/cart/confirm', { body: { cart_id, payment_id } });
  await send('POST', '/cart/pay', { body: payment(cart_id) });
  const id = cartId();
  await send('POST', '/cart/calculate', { body: { ...cart, id } });
  await send('DELETE', '/cart', { params: { query: { id } } });
  const rows = await shop.api.db
    .select({
      status: orders.status,
      total: orders.total,
      email: orders.email,
      payment: { amount: payments.amount, status: payments.status },
    })
    .from(orders)
    .innerJoin(payments, eq(payments.order_id, orders.id))
    .where(eq(orders.cart_id, cart_id))
    .orderBy(asc(payments.id));
  return { answers, rows };
}

it('a purchase has the same answers, jobs and rows by call and by route', async () => {
  const direct = await buy('direct', '203.0.113.41');
  expect(direct).toEqual(await buy('sent', '203.0.113.42'));
  expect(direct.rows).toMatchObject([{ email: LEA.email, payment: { status: 'paid' } }]);
  expect(direct.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 204]);
});

/** Signs up, confirms the address, signs in and out. */
async function openAccount(way: Way, ip: string) {
  const { answers, send } = createRecorder(way, ip);
  const email = `${way}@example.com`;
  const person = { firstname: 'Léa', lastname: 'Moreau', email, password: PASSWORD };
  const { resend } = await send<{ resend: string }>('POST', '/auth/signup', { body: person });
  await send('POST', '/auth/signup/resend', { body: { resend } });
  await writeSignUpLetters(shop.api, now);
  const token = await readMailedToken(shop.api, email);
  await send('POST', '/auth/confirm-email', { body: { token } });
  const session = await send<{ token: string }>('POST', '/auth/login', { body: { email, password: PASSWORD } });
  await send('GET', '/auth/check', {}, session.token);
  await send('POST', '/auth/logout', {}, session.token);
  await send('GET', '/auth/check', {}, session.token);
  const sessions = await shop.api.db
    .select({ browser: tokens.user_agent })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .where(eq(users.email, email));
  return { answers, sessions };
}

it('an account is opened, signed in and out with the same answers by call and by route', async () => {
  const direct = await openAccount('direct', '203.0.113.51');
  expect(direct).toEqual(await openAccount('sent', '203.0.113.52'));
  expect(direct.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
});
