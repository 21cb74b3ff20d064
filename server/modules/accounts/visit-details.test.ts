import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthAnswer, Problem, User } from '#generated/schemas.ts';
import { pendingSignUps, tokens } from '#server/core/authentication/accounts.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import { openAccount, readMailedToken, signUp, writeSignUpLetters } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const VISIT = { currency: 'GBP', country_id: 'FR', origin: 'IGO' };
const REFERRER = 'https://www.instagram.com/';
const SENT_IP = '198.51.100.1';
let api: TestApi;
let shop_id: number;

beforeAll(async () => {
  api = await startApi();
  const [shop] = await api.db.insert(shops).values({ name: 'Halfmoon Audio', code: 'halfmoon' }).returning();
  if (!shop) throw new Error('The database did not return the shop.');
  shop_id = shop.id;
});
afterAll(() => api.close());

const signIn = (email: string, details: object, ip: string) =>
  api.call<AuthAnswer & Problem>('POST', '/auth/login', {
    body: { email, password: 'seventh-side-b', ...details },
    ip,
  });

async function readLastSession(userId: number) {
  const { ip, currency, country_id, origin, referer, shop_id: shopId } = tokens;
  const [row] = await api.db
    .select({ ip, currency, country_id, origin, referer, shop_id: shopId })
    .from(tokens)
    .where(eq(tokens.user_id, userId))
    .orderBy(desc(tokens.id))
    .limit(1);
  return row;
}

describe('the details of a sign-in', () => {
  let userId: number;
  beforeAll(async () => {
    userId = (await openAccount(api, { email: 'visit@example.com' }, '203.0.113.1')).body.data.id;
  });

  it('are kept with the session, the address as the server sees it', async () => {
    const details = { ...VISIT, referrer: REFERRER, shop_id, ip: SENT_IP };
    expect((await signIn('visit@example.com', details, '203.0.113.2')).status).toBe(200);
    expect(await readLastSession(userId)).toEqual({ ...VISIT, referer: REFERRER, shop_id, ip: '203.0.113.2' });
  });

  it('may be missing', async () => {
    expect((await signIn('visit@example.com', {}, '203.0.113.3')).status).toBe(200);
    expect(await readLastSession(userId)).toEqual({
      ...{ ip: '203.0.113.3', currency: null, country_id: null, origin: null, referer: null, shop_id: null },
    });
  });

  it.each([0, -1, 2_147_483_648])('are rejected with the invalid shop %s', async (invalid) => {
    expect((await signIn('visit@example.com', { shop_id: invalid }, '203.0.113.9')).status).toBe(422);
  });

  it('ignore an unknown shop', async () => {
    expect((await signIn('visit@example.com', { shop_id: 2_000_000 }, '203.0.113.4')).status).toBe(200);
    expect(await readLastSession(userId)).toMatchObject({ shop_id: null });
  });

  it('do not change the origin and shop of the account', async () => {
    const { body } = await signIn('visit@example.com', { ...VISIT, shop_id }, '203.0.113.5');
    expect(body.data).toMatchObject({ origin: null, country_id: null, currency: 'EUR' });
    const { body: account } = await api.call<User>('GET', `/admin/user/${userId}`, { as: 'team' });
    expect(account).toMatchObject({ origin: null, shop_id: null });
  });
});

describe('the details of a sign-up', () => {
  it('are kept until it is confirmed, then with the account and its first session', async () => {
    const email = 'shop@example.com';
    await signUp(api, { email, ...VISIT, referrer: REFERRER, shop_id, ip: SENT_IP }, '203.0.113.6');
    const [pending] = await api.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));
    expect(pending).toMatchObject({ ...VISIT, referer: REFERRER, shop_id, ip: '203.0.113.6' });
    await writeSignUpLetters(api);
    const token = await readMailedToken(api, email);
    const { body } = await api.call<AuthAnswer>('POST', '/auth/confirm-email', { body: { token }, ip: '203.0.113.7' });
    const session = await readLastSession(body.data.id);
    expect(session).toEqual({ ...VISIT, referer: REFERRER, shop_id, ip: '203.0.113.7' });
    const { body: account } = await api.call<User>('GET', `/admin/user/${body.data.id}`, { as: 'team' });
    expect(account).toMatchObject({ ...VISIT, referer: REFERRER, shop_id });
  });

  it('ignore an unknown shop', async () => {
    const { status, body } = await openAccount(api, { email: 'gone@example.com', shop_id: 2_000_000 }, '203.0.113.8');
    expect(status).toBe(200);
    expect(await readLastSession(body.data.id)).toMatchObject({ shop_id: null });
  });
});
