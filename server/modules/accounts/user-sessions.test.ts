import type { AuthAnswer, AuthCheck, Session, SessionsEnded } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#server/core/mail/mails.table.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { describeUserAgent } from './user-sessions.ts';

const PASSWORD = 'seventh-side-b';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

const signIn = (email: string, userAgent: string, fields: object = {}) =>
  api.call<AuthAnswer>('POST', '/auth/login', {
    headers: { 'user-agent': userAgent },
    body: { email, password: PASSWORD, ...fields },
  });

const listSessions = (token: string) => api.call<Session[]>('GET', '/user/sessions', { token });
const endSession = (token: string, id: number | undefined) =>
  api.call<SessionsEnded>('DELETE', `/user/sessions/${id}`, { token });

const readNotices = async (email: string) => {
  const rows = await api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return rows.filter(({ template }) => template === 'new_device').map(({ subject, text }) => ({ subject, text }));
};

it.each([
  [FIREFOX, { browser: 'Firefox', system: 'macOS' }],
  [CHROME, { browser: 'Chrome', system: 'Windows' }],
  ['x', { browser: null, system: null }],
  ['', { browser: null, system: null }],
  [null, { browser: null, system: null }],
])('describes %s', (userAgent, description) => expect(describeUserAgent(userAgent)).toEqual(description));

describe('sessions of an account', () => {
  it('are listed with device and country, the current one first', async () => {
    await openAccount(api, { email: 'list@example.com' });
    await signIn('list@example.com', FIREFOX, { country_id: 'FR' });
    const { token } = (await signIn('list@example.com', CHROME)).body;
    const { body } = await listSessions(token);
    expect(body.map(({ browser, system, country_id, current }) => [browser, system, country_id, current])).toEqual([
      ['Chrome', 'Windows', null, true],
      ['Firefox', 'macOS', 'FR', false],
      [null, null, null, false],
    ]);
  });

  it('end one by one, only for their account', async () => {
    await openAccount(api, { email: 'own@example.com' });
    await openAccount(api, { email: 'other@example.com' });
    const own = (await signIn('own@example.com', CHROME)).body.token;
    const lost = (await signIn('own@example.com', FIREFOX)).body.token;
    const other = (await signIn('other@example.com', CHROME)).body.token;
    const id = (await listSessions(own)).body.find(({ browser }) => browser === 'Firefox')?.id;
    expect((await endSession(other, id)).status).toBe(404);
    expect((await endSession(own, id)).body).toEqual({ ended: 1 });
    expect((await endSession(own, id)).status).toBe(404);
    expect((await api.call<AuthCheck>('GET', '/auth/check', { token: lost })).body).toEqual({});
    expect((await api.call<AuthCheck>('GET', '/auth/check', { token: own })).body.data?.email).toBe('own@example.com');
    expect((await api.call('GET', '/user/sessions')).status).toBe(401);
  });
});

describe('a new device', () => {
  it('is notified once, in the language of the account, with a link to the devices', async () => {
    const { device } = (await openAccount(api, { email: 'device@example.com', lang: 'fr' })).body;
    await signIn('device@example.com', FIREFOX, { country_id: 'FR' });
    await signIn('device@example.com', FIREFOX, { country_id: 'FR' });
    await signIn('device@example.com', CHROME, { device });
    const notices = await readNotices('device@example.com');
    expect(notices.map(({ subject }) => subject)).toEqual(['Nouvelle connexion à votre compte']);
    expect(notices[0]?.text).toContain('Firefox, macOS, France');
    expect(notices[0]?.text).toContain(`${api.config.publicUrl}/fr/my-account/security`);
  });

  it('is not notified when the password was wrong', async () => {
    await openAccount(api, { email: 'wrong@example.com' });
    expect((await signIn('wrong@example.com', FIREFOX, { password: 'x' })).status).toBe(401);
    expect(await readNotices('wrong@example.com')).toEqual([]);
  });
});
