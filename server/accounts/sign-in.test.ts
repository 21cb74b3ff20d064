import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthAnswer, AuthCheck, Problem } from '#generated/schemas.ts';
import { attempts, tokens, users } from '#server/accounts/accounts.table.ts';
import { forgetOldAttempts, LIMITS } from '#server/accounts/attempts.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

const PASSWORD = 'seventh-side-b';
let api: TestApi;
let next = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const newAddress = () => `203.0.113.${(next += 1)}`;

async function signUp(email: string, more: object = {}) {
  const body = { email, password: PASSWORD, firstname: 'Léa', lastname: 'Moreau', ...more };
  return api.call<AuthAnswer & Problem>('POST', '/auth/signup', { body, ip: newAddress() });
}

function signIn(email: string, password: string, ip = newAddress()) {
  return api.call<AuthAnswer & Problem>('POST', '/auth/login', { body: { email, password }, ip });
}

const check = (token: string) => api.call<AuthCheck>('GET', '/auth/check', { token });

describe('signing up', () => {
  it('signs in to a new account of an ordinary customer', async () => {
    const { status, body } = await signUp('lea@example.com', {
      country_id: 'FR',
      currency: 'GBP',
      lang: 'fr',
      origin: 'IGO',
      referrer: 'https://www.instagram.com/',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: 'lea@example.com',
      name: 'Léa Moreau',
      role: 'user',
      isMun: false,
      is_admin: false,
      pro: false,
      country_id: 'FR',
      currency: 'GBP',
      lang: 'fr',
      origin: 'IGO',
      referer: 'https://www.instagram.com/',
    });
    expect((await check(body.token)).body.id).toBe(body.data.id);
  });

  it('takes the language of the browser when none is chosen', async () => {
    const body = { email: 'browser@example.com', password: PASSWORD, firstname: 'A', lastname: 'B' };
    const { body: answer } = await api.call<AuthAnswer>('POST', '/auth/signup', {
      body,
      headers: { 'accept-language': 'zh' },
    });
    expect(answer.data.lang).toBe('zh');
  });

  it('keeps neither password nor token in readable form', async () => {
    const { body } = await signUp('stored@example.com');
    const [user] = await api.db.select().from(users).where(eq(users.id, body.data.id));
    const [token] = await api.db.select().from(tokens).where(eq(tokens.user_id, body.data.id));
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    expect(token?.token_hash).not.toContain(body.token);
    const days = ((token?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });

  it('makes one account of one address, however it is written', async () => {
    await signUp('Twice@Example.com');
    const { status, body } = await signUp('tWICE@example.COM');
    expect([status, body.code]).toEqual([409, 'email_taken']);
    expect(body.errors).toEqual([{ path: 'email', code: 'email_taken' }]);
  });

  it('lets nobody choose a role', async () => {
    const { status, body } = await signUp('sly@example.com', { role: 'admin' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'role', code: 'unknown_field' }]);
  });

  it('names what is wrong as the forms do', async () => {
    const { status, body } = await signUp('not an e-mail', { password: 'short', firstname: '莉娅', lastname: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'firstname', code: 'latin_invalid' },
      { path: 'lastname', code: 'input_required' },
      { path: 'email', code: 'email_invalid' },
      { path: 'password', code: 'input_min_length', params: { min: 10 } },
    ]);
  });

  it('is limited by address', async () => {
    const ip = newAddress();
    const body = { email: 'taken-many@example.com', password: PASSWORD, firstname: 'A', lastname: 'B' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= LIMITS.signup; attempt += 1)
      statuses.push((await api.call('POST', '/auth/signup', { body, ip })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(1, -1).every((status) => status === 409)).toBe(true);
  });
});

describe('signing in', () => {
  beforeAll(() => signUp('in@example.com'));

  it('gives a token of its own each time', async () => {
    const first = await signIn('in@example.com', PASSWORD);
    const second = await signIn(' IN@example.com'.trim(), PASSWORD);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.token).not.toBe(second.body.token);
    expect(first.body.token.length).toBeGreaterThanOrEqual(43);
  });

  it('says the same for a wrong password, an unknown account and one without a password', async () => {
    await api.db.insert(users).values({ email: 'invited@example.com', name: 'Invited' });
    const answers = await Promise.all(
      ['in@example.com', 'nobody@example.com', 'invited@example.com'].map((email) => signIn(email, 'wrong')),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect({ ...body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' });
    }
  });
});

describe('guessing', () => {
  it('is limited by account, from however many addresses, and says when to come back', async () => {
    await signUp('target@example.com');
    for (let attempt = 0; attempt < LIMITS.account; attempt += 1)
      expect((await signIn('target@example.com', `guess ${attempt}`)).status).toBe(401);
    const refused = await signIn('target@example.com', PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is limited by address, at however many accounts', async () => {
    const ip = newAddress();
    for (let attempt = 0; attempt < LIMITS.address; attempt += 1)
      expect((await signIn(`guess-${attempt}@example.com`, 'x', ip)).status).toBe(401);
    expect((await signIn('guess-again@example.com', 'x', ip)).status).toBe(429);
    expect((await signIn('guess-again@example.com', 'x')).status).toBe(401);
  });

  it('is counted even when all guesses come at once', async () => {
    await signUp('rush@example.com');
    const answers = await Promise.all(
      Array.from({ length: LIMITS.account + 5 }, () => signIn('rush@example.com', 'x')),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  it('is forgotten after a while, and the right password is let in again', async () => {
    await signUp('patient@example.com');
    for (let attempt = 0; attempt <= LIMITS.account; attempt += 1) await signIn('patient@example.com', 'x');
    expect((await signIn('patient@example.com', PASSWORD)).status).toBe(429);
    await api.db.update(attempts).set({ created_at: sql`created_at - interval '16 minutes'` });
    expect((await signIn('patient@example.com', PASSWORD)).status).toBe(200);
  });

  it('that led to the right password starts from nothing again', async () => {
    await signUp('forgetful@example.com');
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt < LIMITS.account; attempt += 1) await signIn('forgetful@example.com', 'x');
      expect((await signIn('forgetful@example.com', PASSWORD)).status).toBe(200);
    }
  });

  it('is no matter of who signs in rightly, however many share an address', async () => {
    await signUp('office@example.com');
    const ip = newAddress();
    for (let person = 0; person <= LIMITS.address; person += 1) {
      expect((await signIn('office@example.com', PASSWORD, ip)).status).toBe(200);
    }
  });

  it('leaves nothing behind that no longer counts', async () => {
    await api.db.update(attempts).set({ created_at: sql`created_at - interval '1 day'` });
    await forgetOldAttempts.run({}, { db: api.db } as Parameters<typeof forgetOldAttempts.run>[1], { last: true });
    expect(await api.db.$count(attempts)).toBe(0);
  });
});

describe('signing out', () => {
  it('ends that token and no other, at once', async () => {
    await signUp('out@example.com');
    const [one, two] = [await signIn('out@example.com', PASSWORD), await signIn('out@example.com', PASSWORD)];
    expect((await check(one.body.token)).body.id).toBeDefined();
    expect((await api.call('POST', '/auth/logout', { token: one.body.token })).body).toEqual({ ok: true });
    expect((await check(one.body.token)).body).toEqual({});
    expect((await api.call('GET', '/user/orders', { token: one.body.token })).status).toBe(401);
    expect((await check(two.body.token)).body.id).toBeDefined();
  });

  it('is no error for who is not signed in', async () => {
    expect((await api.call('POST', '/auth/logout')).body).toEqual({ ok: true });
  });
});

describe('a token', () => {
  it('ends after its time', async () => {
    const { body } = await signUp('late@example.com');
    await api.db
      .update(tokens)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(tokens.user_id, body.data.id));
    expect((await check(body.token)).body).toEqual({});
  });

  it('remembers when it was used, to the hour', async () => {
    const { body } = await signUp('used@example.com');
    await check(body.token);
    const [token] = await api.db.select().from(tokens).where(eq(tokens.user_id, body.data.id));
    expect(token?.last_used_at).toBeInstanceOf(Date);
  });
});
