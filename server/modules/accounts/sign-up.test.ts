import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthAnswer, AuthCheck, ConfirmEmailAnswer, Problem, User } from '#generated/schemas.ts';
import { pendingSignUps, rateLimits, tokens, users } from '#server/core/authentication/accounts.table.ts';
import { forgetOldAttempts, LIMITS } from '#server/core/authentication/attempts.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import type { Context } from '#server/core/api/handler.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { readMailedToken, openAccount, signUp, writeSignUpLetters } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const PASSWORD = 'seventh-side-b';
let api: TestApi;
let addressCount = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => void api.jobs.splice(0));

const newAddress = () => `203.0.113.${(addressCount += 1)}`;
const confirm = (token: string, ip = newAddress()) =>
  api.call<ConfirmEmailAnswer & Problem>('POST', '/auth/confirm-email', { body: { token }, ip });
const signIn = (email: string, password = PASSWORD) =>
  api.call<AuthAnswer & Problem>('POST', '/auth/login', { body: { email, password }, ip: newAddress() });
const loadMails = (email: string) => api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
const findAccount = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0];

describe('a sign-up', () => {
  beforeAll(async () => {
    const password_hash = await hashPassword(PASSWORD);
    await api.db.insert(users).values([
      { email: 'known@example.com', name: 'Kim Known', lang: 'fr', password_hash },
      { email: 'invited@example.com', name: 'Ivo Invited' },
    ]);
  });

  it('gets the same response whether or not the address has an account', async () => {
    const answers: object[] = [];
    for (const email of ['nobody@example.com', 'known@example.com', 'KNOWN@example.com', 'invited@example.com']) {
      const { status, headers, body } = await signUp(api, { email }, newAddress());
      const { 'x-request-id': id, date, ...other } = headers;
      expect([typeof id, typeof date]).toEqual(['string', 'string']);
      expect(body).toEqual({ email: email.toLowerCase(), resend: expect.stringMatching(/^[\w-]{43}$/) });
      answers.push({ status, other: { ...other, 'content-length': '' } });
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(api.jobs.map(({ name }) => name)).toEqual(answers.map(() => 'write-sign-up-letter'));
    // no mail is written before the response
    expect(await loadMails('known@example.com')).toEqual([]);
  });

  it('with the address of an account changes nothing and notifies the owner in the account’s language', async () => {
    const before = await findAccount('known@example.com');
    await signUp(api, { email: 'known@example.com', password: 'another-password' }, newAddress());
    await writeSignUpLetters(api);
    const [letter] = await loadMails('known@example.com');
    expect(letter).toMatchObject({ template: 'account_exists', subject: 'Vous avez déjà un compte' });
    expect(letter?.text).toContain('/fr/sign');
    expect(letter?.text).not.toContain('confirm-email');
    expect(await findAccount('known@example.com')).toEqual(before);
    expect((await signIn('known@example.com', 'another-password')).status).toBe(401);
  });

  it('for an account without a password leads to setting one, and links only useful pages', async () => {
    await signUp(api, { email: 'invited@example.com' }, newAddress());
    await writeSignUpLetters(api);
    const [letter] = await loadMails('invited@example.com');
    expect(letter?.text).toContain(`${api.config.publicUrl}/forgot-password`);
    expect(letter?.text).not.toMatch(/https?:\/\/\S*\/sign/);
  });

  it('creates no account before it is confirmed, and signing in mentions the confirmation', async () => {
    await signUp(api, { email: 'early@example.com' }, newAddress());
    expect(await findAccount('early@example.com')).toBeUndefined();
    const early = await signIn('early@example.com');
    const unknown = await signIn('unknown@example.com');
    expect(early.status).toBe(401);
    expect({ ...early.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(early.body.detail).toContain('If you have just signed up, confirm your e-mail first.');
  });

  it('stores password, link and resend key only as hashes', async () => {
    const { body } = await signUp(api, { email: 'stored@example.com' }, newAddress());
    await writeSignUpLetters(api);
    const [row] = await api.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, 'stored@example.com'));
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    const stored = JSON.stringify(row);
    for (const secret of [PASSWORD, body.resend, await readMailedToken(api, 'stored@example.com')])
      expect(stored).not.toContain(secret);
    const hours = ((row?.expires_at.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });

  it('mails no text of the sign-up form', async () => {
    await signUp(api, { email: 'spam@example.com', firstname: 'Win at evil.example' }, newAddress());
    await writeSignUpLetters(api);
    const [letter] = await loadMails('spam@example.com');
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toContain('evil');
  });

  it('does not accept a role', async () => {
    const { status, text } = await signUp(api, { email: 'sly@example.com', role: 'admin' }, newAddress());
    expect(status).toBe(422);
    expect(text).toContain('unknown_field');
  });

  it('returns 422 with the error codes of the forms', async () => {
    const wrong = { email: 'not an e-mail', password: 'short', firstname: '莉娅', lastname: '' };
    const { status, body } = await api.call<Problem>('POST', '/auth/signup', { body: wrong, ip: newAddress() });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'firstname', code: 'latin_invalid' },
      { path: 'lastname', code: 'input_required' },
      { path: 'email', code: 'email_invalid' },
      { path: 'password', code: 'input_min_length', params: { min: 10 } },
    ]);
  });
});

describe('confirming', () => {
  const CHOICES = {
    ...{ country_id: 'FR', currency: 'GBP', lang: 'fr', origin: 'IGO', newsletter: true, redirect: '/payment?x=1' },
    referrer: 'https://www.instagram.com/',
  };

  it('creates a customer’s account with the data of the sign-up, and signs in', async () => {
    await signUp(api, { email: 'lea@example.com', ...CHOICES }, newAddress());
    await writeSignUpLetters(api);
    const [letter] = await loadMails('lea@example.com');
    expect(letter).toMatchObject({ template: 'sign_up', subject: 'Confirmez votre adresse e-mail' });
    expect(letter?.text).toContain(`${api.config.publicUrl}/fr/confirm-email/`);
    const { status, body } = await confirm(await readMailedToken(api, 'lea@example.com'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ email: 'lea@example.com', name: 'Léa Moreau', role: 'user', isMun: false, is_admin: false, pro: false },
      ...{ country_id: 'FR', currency: 'GBP', lang: 'fr', origin: 'IGO', referer: 'https://www.instagram.com/' },
    });
    expect(body.redirect).toBe('/payment?x=1');
    expect(body.device).toMatch(/\./);
    expect(await findAccount('lea@example.com')).toMatchObject({ newsletter: true, last_seen_at: expect.any(Date) });
    const { body: check } = await api.call<AuthCheck>('GET', '/auth/check', { token: body.token });
    expect(check.id).toBe(body.data.id);
    const [session] = await api.db.select().from(tokens).where(eq(tokens.user_id, body.data.id));
    expect(session?.token_hash).not.toContain(body.token);
    expect((await signIn('lea@example.com')).status).toBe(200);
  });

  it('takes the language of the browser when none was chosen', async () => {
    const body = { email: 'browser@example.com', password: PASSWORD, firstname: 'A', lastname: 'B' };
    await api.call('POST', '/auth/signup', { body, headers: { 'accept-language': 'zh' }, ip: newAddress() });
    await writeSignUpLetters(api);
    expect((await confirm(await readMailedToken(api, body.email))).body.data.lang).toBe('zh');
  });

  it('a second time returns 409 without signing in', async () => {
    await openAccount(api, { email: 'twice@example.com' }, newAddress());
    const { status, body } = await confirm(await readMailedToken(api, 'twice@example.com'));
    expect([status, body.code, body.token]).toEqual([409, 'email_confirmed', undefined]);
    expect(body.detail).toContain('You can sign in');
    const [row] = await api.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, 'twice@example.com'));
    expect(row?.password_hash).toBeNull();
  });

  it('concurrently creates one account', async () => {
    await signUp(api, { email: 'rush@example.com' }, newAddress());
    await writeSignUpLetters(api);
    const token = await readMailedToken(api, 'rush@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('uses the password of the confirmed sign-up and invalidates the others', async () => {
    const mailed: string[] = [];
    for (const password of ['of-a-stranger-1', 'of-the-owner-2']) {
      await signUp(api, { email: 'mine@example.com', password }, newAddress());
      await writeSignUpLetters(api);
      mailed.push(await readMailedToken(api, 'mine@example.com'));
    }
    expect((await confirm(mailed[1] ?? '')).status).toBe(200);
    expect((await confirm(mailed[0] ?? '')).status).toBe(409);
    expect((await signIn('mine@example.com', 'of-a-stranger-1')).status).toBe(401);
    expect((await signIn('mine@example.com', 'of-the-owner-2')).status).toBe(200);
  });

  it('returns 404 with the next step for an altered, invented or expired link', async () => {
    await signUp(api, { email: 'late@example.com' }, newAddress());
    await writeSignUpLetters(api);
    const token = await readMailedToken(api, 'late@example.com');
    for (const wrong of [token.slice(1), `${token}x`, 'x', '%00', '{}'])
      expect((await confirm(wrong)).status, wrong).toBe(404);
    await api.db
      .update(pendingSignUps)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(pendingSignUps.email, 'late@example.com'));
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([404, 'sign_up_link_invalid']);
    expect(body.detail).toContain('sign up again');
    expect(await findAccount('late@example.com')).toBeUndefined();
  });

  it('limits failures by address', async () => {
    const ip = newAddress();
    for (let attempt = 0; attempt < LIMITS.confirm; attempt += 1)
      expect((await confirm(`guess-${attempt}`, ip)).status).toBe(404);
    expect((await confirm('guess', ip)).status).toBe(429);
  });

  it('never replaces an account created with the address meanwhile', async () => {
    await signUp(api, { email: 'meanwhile@example.com' }, newAddress());
    await writeSignUpLetters(api);
    await api.db.insert(users).values({ email: 'meanwhile@example.com', name: 'By staff' });
    const { status, body } = await confirm(await readMailedToken(api, 'meanwhile@example.com'));
    expect([status, body.code]).toEqual([409, 'email_confirmed']);
    expect(await findAccount('meanwhile@example.com')).toMatchObject({ name: 'By staff', password_hash: null });
  });
});

describe('the confirmation mail', () => {
  const resendMail = (resend: string, ip = newAddress()) =>
    api.call('POST', '/auth/signup/resend', { body: { resend }, ip });

  it('is sent again with a new link; the first stays valid', async () => {
    const { body } = await signUp(api, { email: 'again@example.com' }, newAddress());
    await writeSignUpLetters(api);
    const first = await readMailedToken(api, 'again@example.com');
    expect((await resendMail(body.resend)).body).toEqual({ ok: true });
    await writeSignUpLetters(api);
    expect(await loadMails('again@example.com')).toHaveLength(2);
    expect(await readMailedToken(api, 'again@example.com')).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
  });

  it('can be requested again with the same response for any state of the sign-up', async () => {
    const { body: repeated } = await signUp(api, { email: 'known@example.com' }, newAddress());
    const { body: done } = await signUp(api, { email: 'done@example.com' }, newAddress());
    await writeSignUpLetters(api);
    await confirm(await readMailedToken(api, 'done@example.com'));
    for (const resend of [repeated.resend, done.resend, 'x'.repeat(43)]) {
      const { status, body } = await resendMail(resend);
      expect([status, body]).toEqual([200, { ok: true }]);
    }
    await writeSignUpLetters(api);
    const sent = await loadMails('done@example.com');
    expect(sent.map(({ template }) => template)).toEqual(['sign_up', 'account_exists']);
  });

  it('is limited by e-mail address', async () => {
    const email = 'flooded@example.com';
    const answers: number[] = [];
    let resend = '';
    for (let round = 0; round < LIMITS.signup_email; round += 1) {
      const { status, body } = await signUp(api, { email }, newAddress());
      answers.push(status);
      resend = body.resend;
    }
    expect(answers).toEqual(answers.map(() => 200));
    const refused = await signUp(api, { email: 'Flooded@Example.com' }, newAddress());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toSatisfy((seconds: number) => seconds > 3000 && seconds <= 3600);
    expect((await resendMail(resend)).status).toBe(429);
    await writeSignUpLetters(api);
    expect(await loadMails(email)).toHaveLength(LIMITS.signup_email);
  });
});

describe('many sign-ups from one address', () => {
  it('are allowed up to the limit, also concurrently', async () => {
    await api.db.delete(rateLimits);
    const ip = newAddress();
    const signUpPerson = async (person: number) =>
      (await signUp(api, { email: `p${person}@office.example` }, ip)).status;
    const statuses = await Promise.all(Array.from({ length: 25 }, (_, person) => signUpPerson(person)));
    expect(statuses).toEqual(Array(25).fill(200));
    for (let person = 25; person < LIMITS.signup; person += 1) expect(await signUpPerson(person)).toBe(200);
    expect(await signUpPerson(LIMITS.signup)).toBe(429);
  });
});

it('deletes sign-ups not confirmed in time, with their mails', async () => {
  await openAccount(api, { email: 'stays@example.com' }, newAddress());
  await signUp(api, { email: 'goes@example.com' }, newAddress());
  await writeSignUpLetters(api);
  await api.db
    .update(pendingSignUps)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(pendingSignUps.email, 'goes@example.com'));
  await forgetOldAttempts.run({}, { db: api.db, now: () => new Date() } as Context, { last: true });
  expect(await api.db.$count(pendingSignUps, eq(pendingSignUps.email, 'goes@example.com'))).toBe(0);
  expect(await loadMails('goes@example.com')).toEqual([]);
  expect(await api.db.$count(pendingSignUps, eq(pendingSignUps.email, 'stays@example.com'))).toBe(1);
  expect(await loadMails('stays@example.com')).toHaveLength(1);
});

it('lets only staff look up addresses of accounts', async () => {
  const query = { filter: JSON.stringify({ email: 'known@example.com' }) };
  for (const as of ['visitor', 'user', 'pro', 'artist'] as const) {
    const { status } = await api.call('GET', '/admin/user', { as, query });
    expect(status, as).toBe(as === 'visitor' ? 401 : 403);
  }
  expect((await api.call<User[]>('GET', '/admin/user', { as: 'team', query })).body).toHaveLength(1);
});

it('returns the fields of the sign-in response after confirmation', async () => {
  const { body } = await openAccount(api, { email: 'shape@example.com' }, newAddress());
  const { body: signedIn } = await signIn('shape@example.com');
  expect(Object.keys(body).filter((name) => name !== 'redirect')).toEqual(
    expect.arrayContaining(Object.keys(signedIn)),
  );
});
