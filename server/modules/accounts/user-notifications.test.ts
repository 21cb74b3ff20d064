import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthCheck, Problem, UserNotifications } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { writeOptionalLetter } from '#server/core/mail/compose-mail.ts';
import { paragraph } from '#server/core/mail/blocks.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { subscribers } from './newsletter/subscribers.table.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

const read = (as: ApiRole = 'user') => api.call<UserNotifications>('GET', '/user/notifications', { as });
const set = (body: object, as: ApiRole = 'user') =>
  api.call<UserNotifications & Problem>('POST', '/user/notifications', { as, body });

it('sends all letters but the newsletter to new accounts', async () => {
  expect((await read()).body).toEqual({ newsletter: false, reviews: true, auctions: true, messages: true });
});

it('is chosen by the caller, for the account of the caller', async () => {
  const choice = { newsletter: true, reviews: false, auctions: true, messages: true };
  expect((await set(choice)).body).toEqual(choice);
  expect((await read()).body).toEqual(choice);
  expect((await read('pro')).body.reviews).toBe(true);
  expect((await read('visitor')).status).toBe(401);
  expect((await set(choice, 'visitor')).status).toBe(401);
});

it('subscribes and unsubscribes the address of the account', async () => {
  const readSubscriber = async () => {
    const { body } = await api.call<AuthCheck>('GET', '/auth/check', { as: 'user' });
    const email = body.data?.email ?? '';
    const [account] = await api.db.select().from(users).where(eq(users.email, email));
    const [row] = await api.db.select().from(subscribers).where(eq(subscribers.email, email));
    return [account?.newsletter, row?.status, row?.source];
  };
  await set({ newsletter: true, reviews: true, auctions: true, messages: true });
  expect(await readSubscriber()).toEqual([true, 'subscribed', 'account']);
  await set({ newsletter: false, reviews: true, auctions: true, messages: true });
  expect(await readSubscriber()).toEqual([false, 'unsubscribed', 'account']);
});

it('refuses a missing or wrong choice', async () => {
  const { status, body } = await set({ newsletter: true, reviews: 'no' });
  expect([status, body.errors?.map(({ path }) => path).toSorted()]).toEqual([422, ['auctions', 'messages', 'reviews']]);
});

it('is respected by the letters, which name the page', async () => {
  const write = async (refused_letters: ('reviews' | 'auctions')[]) => {
    await api.db.delete(mails);
    const recipient = { email: 'lea@example.com', lang: 'en', refused_letters } as const;
    await writeOptionalLetter(api.db, testContext(api), recipient, 'reviews', ({ t }) => ({
      ...{ template: 'review_answered', values: { project: 'Fjord' }, name: 'Léa' },
      blocks: [paragraph(t('review_answered.intro', { project: 'Fjord' }))],
    }));
    return (await api.db.select().from(mails)).map(({ text }) => text);
  };
  expect(await write(['reviews'])).toEqual([]);
  expect(await write(['auctions'])).toEqual([expect.stringContaining('/my-account/notifications')]);
});
