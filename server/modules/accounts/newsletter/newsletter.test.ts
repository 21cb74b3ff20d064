import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewsletterReceipt, Problem, Subscriber } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { LIMITS } from '#server/core/authentication/attempts.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { pruneSubscribers } from './prune-subscribers.ts';
import { subscribers } from './subscribers.table.ts';

const DAY_MS = 24 * 3600 * 1000;
let now = new Date('2026-11-27T12:00:00Z');
let api: TestApi;
let addressCount = 0;
beforeAll(async () => (api = await startApi({ now: () => now })));
afterAll(() => api.close());

const newAddress = () => `203.0.113.${(addressCount += 1)}`;
const subscribe = (body: object, ip = newAddress()) =>
  api.call<NewsletterReceipt & Problem>('POST', '/newsletter', { body, ip });
const confirm = (token: string) =>
  api.call<NewsletterReceipt & Problem>('POST', '/newsletter/confirm', { body: { token }, ip: newAddress() });
const leave = (body: object, as?: 'user') =>
  api.call<Problem>('POST', '/auth/unsubscribe-newsletter', { body, as, ip: newAddress() });
const loadMails = (email: string) => api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
const find = async (email: string) => (await api.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const readToken = async (email: string, path: string) => {
  const letters = await loadMails(email);
  return new RegExp(`${path}/([\\w-]{43})`).exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
};

describe('a subscription', () => {
  it('starts when the address is confirmed, in the language of the form', async () => {
    await api.db.insert(users).values({ email: 'lea@example.com', name: 'Léa' });
    const { status, body } = await subscribe({ email: 'Lea@Example.com', lang: 'fr' });
    expect([status, body]).toEqual([200, { email: 'lea@example.com' }]);
    expect(await find('lea@example.com')).toMatchObject({ status: 'pending', lang: 'fr', confirmed_at: null });
    const [letter] = await loadMails('lea@example.com');
    expect(letter).toMatchObject({ template: 'newsletter_confirm' });
    expect(letter?.text).toContain('/fr/newsletter/confirm/');
    const token = await readToken('lea@example.com', 'confirm');
    for (const answer of [await confirm(token), await confirm(token)])
      expect([answer.status, answer.body]).toEqual([200, { email: 'lea@example.com' }]);
    expect(await find('lea@example.com')).toMatchObject({ status: 'subscribed', confirmed_at: now });
    const [account] = await api.db.select().from(users).where(eq(users.email, 'lea@example.com'));
    expect(account?.newsletter).toBe(true);
    expect((await loadMails('lea@example.com')).map(({ template }) => template)).toEqual([
      'newsletter_confirm',
      'newsletter_subscribed',
    ]);
  });

  it('gets the same response for an address that is subscribed, whose mail says so', async () => {
    const { status, body } = await subscribe({ email: 'lea@example.com' });
    expect([status, body]).toEqual([200, { email: 'lea@example.com' }]);
    expect((await loadMails('lea@example.com')).at(-1)?.template).toBe('newsletter_subscribed');
    expect(await find('lea@example.com')).toMatchObject({ status: 'subscribed', lang: 'fr' });
  });

  it('ends by the link of a newsletter, also when it is opened again', async () => {
    const token = await readToken('lea@example.com', 'leave');
    expect(token).not.toBe('');
    for (const answer of [await leave({ token }), await leave({ token })]) expect(answer.status).toBe(204);
    expect(await find('lea@example.com')).toMatchObject({ status: 'unsubscribed', left_at: now });
    const [account] = await api.db.select().from(users).where(eq(users.email, 'lea@example.com'));
    expect(account?.newsletter).toBe(false);
  });

  it('ends for a signed-in account, and not without token or account', async () => {
    const refused = await leave({});
    expect([refused.status, refused.body.code]).toEqual([401, 'authentication_required']);
    expect((await leave({}, 'user')).status).toBe(204);
    expect((await leave({ token: 'unknown' })).status).toBe(204);
  });

  it('needs a link that is neither expired nor wrong', async () => {
    await subscribe({ email: 'late@example.com' });
    const token = await readToken('late@example.com', 'confirm');
    now = new Date(now.getTime() + 8 * DAY_MS);
    for (const wrong of [token, 'x'.repeat(43)]) {
      const { status, body } = await confirm(wrong);
      expect([status, body.code]).toEqual([404, 'newsletter_link_invalid']);
    }
    await pruneSubscribers.run({}, testContext(api), { last: true });
    expect(await find('late@example.com')).toBeDefined();
    now = new Date(now.getTime() + 8 * DAY_MS);
    await pruneSubscribers.run({}, testContext(api, { now: () => now }), { last: true });
    expect(await find('late@example.com')).toBeUndefined();
    // an address that left stays on record
    expect(await find('lea@example.com')).toBeDefined();
  });
});

it.each([
  [{}, 'email', 'input_required'],
  [{ email: 'nobody' }, 'email', 'email_invalid'],
])('%j is refused', async (body, path, code) => {
  const answer = await subscribe(body);
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path, code }]]);
});

it('spam gets the normal response and is not stored', async () => {
  expect((await subscribe({ email: 'spam@example.com', website: 'https://spam.example' })).status).toBe(200);
  expect(await find('spam@example.com')).toBeUndefined();
});

it('is limited by address and by recipient', async () => {
  for (let count = 0; count < LIMITS.newsletter_email; count++)
    expect((await subscribe({ email: 'many@example.com' })).status).toBe(200);
  expect((await subscribe({ email: 'many@example.com' })).status).toBe(429);
  const ip = newAddress();
  for (let count = 0; count < LIMITS.newsletter; count++)
    expect((await subscribe({ email: `many-${count}@example.com` }, ip)).status).toBe(200);
  expect((await subscribe({ email: 'another@example.com' }, ip)).status).toBe(429);
});

it('staff lists subscribers with their links to leave, and nobody else does', async () => {
  await api.db.insert(subscribers).values({
    ...{
      email: 'zoe@example.com',
      lang: 'en',
      status: 'subscribed',
      source: 'newsletter',
      leave_token: 'a'.repeat(43),
    },
    confirmed_at: now,
  });
  const { body } = await api.call<Subscriber[]>('GET', '/admin/subscribers', {
    as: 'team',
    query: { filter: JSON.stringify({ status: 'subscribed', q: 'zoe' }), range: '[0,9]' },
  });
  expect(body).toMatchObject([{ email: 'zoe@example.com', leave_path: `/newsletter/leave/${'a'.repeat(43)}` }]);
  expect(body[0]).not.toHaveProperty('confirm_hash');
  expect((await api.call('GET', '/admin/subscribers', { as: 'artist' })).status).toBe(403);
});
