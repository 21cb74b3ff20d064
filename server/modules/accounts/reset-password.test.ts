import type { AuthAnswer, AuthCheck, Mail, PasswordLinkRequested, Problem } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordLinks, users } from '#server/core/authentication/accounts.table.ts';
import { LIMITS, forgetOldAttempts } from '#server/core/authentication/attempts.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { openAccount, readMailedToken, writeSignUpLetters } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const OLD = 'seventh-side-b';
const NEW = 'eighth-side-a';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

const requestLink = (email: string, ip?: string) =>
  api.call<PasswordLinkRequested & Problem>('POST', '/auth/forgot-password', { body: { email }, ...(ip && { ip }) });

const reset = (token: string, password = NEW, ip?: string) =>
  api.call<AuthAnswer & Problem>('POST', '/auth/reset-password', { body: { token, password }, ...(ip && { ip }) });

const signIn = (email: string, password: string) =>
  api.call<AuthAnswer>('POST', '/auth/login', { body: { email, password } });

/** Requests a link and returns the token of its mail. */
async function mailToken(email: string): Promise<string> {
  expect((await requestLink(email)).status).toBe(200);
  await writeSignUpLetters(api);
  return readMailedToken(api, email);
}

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which signs in and ends all other sessions', async () => {
    const { body: before } = await openAccount(api, { email: 'forgot@example.com', lang: 'fr' });
    const token = await mailToken('forgot@example.com');
    const { status, body } = await reset(token);
    expect([status, body.data.email]).toEqual([200, 'forgot@example.com']);
    const check = (value: string) => api.call<AuthCheck>('GET', '/auth/check', { token: value });
    expect((await check(body.token)).body.id).toBe(before.data.id);
    expect((await check(before.token)).body).toEqual({});
    expect((await signIn('forgot@example.com', OLD)).status).toBe(401);
    expect((await signIn('forgot@example.com', NEW)).status).toBe(200);
    const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'forgot@example.com')).orderBy(mails.id);
    expect(sent.map(({ template, subject }) => [template, subject]).slice(1)).toEqual([
      ['password_reset', 'Choisissez un nouveau mot de passe'],
      ['password_changed', 'Votre mot de passe a été modifié'],
    ]);
    expect(sent[1]?.text).toContain(`${api.config.publicUrl}/fr/reset-password/${token}`);
  });

  it('accepts a link once', async () => {
    await openAccount(api, { email: 'twice@example.com' });
    const token = await mailToken('twice@example.com');
    const answers = await Promise.all([reset(token), reset(token, 'another-password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const again = await reset(token);
    expect([again.status, again.body.code]).toEqual([404, 'password_link_invalid']);
  });

  it('ends other links with the first that is used', async () => {
    await openAccount(api, { email: 'several@example.com' });
    const first = await mailToken('several@example.com');
    const second = await mailToken('several@example.com');
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'another-password')).status).toBe(404);
    expect((await signIn('several@example.com', NEW)).status).toBe(200);
  });

  it('refuses an expired or changed link, and keeps the password', async () => {
    await openAccount(api, { email: 'late@example.com' });
    const token = await mailToken('late@example.com');
    expect((await reset(`${token.slice(0, -1)}!`)).status).toBe(404);
    await api.db.update(passwordLinks).set({ expires_at: new Date(Date.now() - 1000) });
    expect((await reset(token)).status).toBe(404);
    expect((await signIn('late@example.com', OLD)).status).toBe(200);
    const context = { db: api.db, now: () => new Date() } as Parameters<typeof forgetOldAttempts.run>[1];
    await forgetOldAttempts.run({}, context, { last: true });
    expect(await api.db.select().from(passwordLinks)).toEqual([]);
  });

  it('refuses a password that is too short and keeps the link', async () => {
    await openAccount(api, { email: 'brief@example.com' });
    const token = await mailToken('brief@example.com');
    const { status, body } = await reset(token, 'short');
    expect([status, body.errors]).toEqual([422, [{ path: 'password', code: 'input_min_length', params: { min: 10 } }]]);
    expect((await reset(token)).status).toBe(200);
  });

  it('answers the same for an address without an account, and mails nothing', async () => {
    const known = (await openAccount(api, { email: 'known@example.com' })).body.data.email;
    const answers = [await requestLink(known), await requestLink('nobody@example.com')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true, hours: 2 }],
      [200, { ok: true, hours: 2 }],
    ]);
    await writeSignUpLetters(api);
    expect(await api.db.select().from(mails).where(eq(mails.recipient, 'nobody@example.com'))).toEqual([]);
  });

  it('sets the first password of an account that has none', async () => {
    await api.db.insert(users).values({ email: 'imported@example.com', name: 'Imported', lang: 'en' });
    expect((await reset(await mailToken('imported@example.com'))).status).toBe(200);
    expect((await signIn('imported@example.com', NEW)).status).toBe(200);
  });

  it('limits mails to an address, requests and refused links of a connection', async () => {
    for (let n = 0; n < LIMITS.forgot_email; n += 1) await requestLink('often@example.com', `203.0.113.${n + 1}`);
    const { status, headers } = await requestLink('often@example.com', '203.0.113.99');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    for (let n = 0; n < LIMITS.reset; n += 1) await reset('wrong', NEW, '198.51.100.7');
    expect((await reset('wrong', NEW, '198.51.100.7')).status).toBe(429);
  });

  it('does not show the link to staff', async () => {
    await openAccount(api, { email: 'boss@example.com' });
    const token = await mailToken('boss@example.com');
    const all = await api.call<Mail[]>('GET', '/admin/mails', { as: 'admin', query: { range: '[0,99]' } });
    const id = all.body.find(
      ({ recipient, template }) => recipient === 'boss@example.com' && template === 'password_reset',
    )?.id;
    const { body, text } = await api.call<Mail>('GET', `/admin/mails/${id}`, { as: 'admin' });
    expect(body.text).toContain('/reset-password/…');
    expect(all.text + text).not.toContain(token);
  });
});
