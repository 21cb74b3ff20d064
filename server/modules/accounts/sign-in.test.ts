import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthAnswer, AuthCheck, Problem, SessionsEnded } from '#generated/schemas.ts';
import { rateLimits, tokens, users } from '#server/core/authentication/accounts.table.ts';
import { forgetOldAttempts, LIMITS } from '#server/core/authentication/attempts.ts';
import { readDeviceToken } from '#server/core/authentication/device-token.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

const PASSWORD = 'seventh-side-b';
let api: TestApi;
let addressCount = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const newAddress = () => `203.0.113.${(addressCount += 1)}`;

const signUp = (email: string, fields: object = {}) => openAccount(api, { email, ...fields }, newAddress());

function signIn(email: string, password: string, ip = newAddress()) {
  return api.call<AuthAnswer & Problem>('POST', '/auth/login', { body: { email, password }, ip });
}

const checkToken = (token: string) => api.call<AuthCheck>('GET', '/auth/check', { token });

describe('signing in', () => {
  beforeAll(() => signUp('in@example.com'));

  it('creates a new token each time', async () => {
    const first = await signIn('in@example.com', PASSWORD);
    const second = await signIn(' IN@example.com'.trim(), PASSWORD);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.token).not.toBe(second.body.token);
    expect(first.body.token.length).toBeGreaterThanOrEqual(43);
  });

  it('gives the same response to a wrong password, an unknown account and one without a password', async () => {
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

describe('rate limits of sign-ins', () => {
  it('return 429 with Retry-After for an account from one address', async () => {
    await signUp('target@example.com');
    const ip = newAddress();
    for (let attempt = 0; attempt < LIMITS.pair; attempt += 1)
      expect((await signIn('target@example.com', `guess ${attempt}`, ip)).status).toBe(401);
    const refused = await signIn('target@example.com', PASSWORD, ip);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toSatisfy((seconds: number) => seconds > 840 && seconds <= 900);
  });

  it('do not lock the owner out after failures from other addresses', async () => {
    await signUp('owner@example.com');
    for (let attempt = 0; attempt <= LIMITS.pair; attempt += 1)
      expect((await signIn('owner@example.com', `guess ${attempt}`)).status).toBe(401);
    expect((await signIn('owner@example.com', PASSWORD)).status).toBe(200);
  });

  describe('of an account from many addresses', () => {
    let device: string | undefined;
    const withDevice = (email: string, password: string, text: string | undefined, ip = newAddress()) =>
      api.call<AuthAnswer & Problem>('POST', '/auth/login', { body: { email, password, device: text }, ip });

    beforeAll(async () => {
      device = (await signUp('famous@example.com')).body.device;
      for (let attempt = 0; attempt < LIMITS.account; attempt += 1)
        expect((await signIn('famous@example.com', 'x')).status).toBe(401);
    });

    it('return 429 for an hour', async () => {
      const refused = await signIn('famous@example.com', PASSWORD);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toSatisfy((seconds: number) => seconds > 3000 && seconds <= 3600);
    });

    it('do not apply to a device that signed in before', async () => {
      const passed = await withDevice('famous@example.com', PASSWORD, device);
      expect(passed.status).toBe(200);
      expect((await withDevice('famous@example.com', PASSWORD, passed.body.device)).status).toBe(200);
    });

    it('apply to devices of another account and forged device tokens', async () => {
      const other = (await signUp('other-device@example.com')).body.device;
      for (const text of [other, `${device}x`, 'a.b', '.', '', 'x'])
        expect((await withDevice('famous@example.com', PASSWORD, text)).status).toBe(429);
    });

    it('limit a known device separately', async () => {
      for (let attempt = 0; attempt < LIMITS.device; attempt += 1)
        expect((await withDevice('famous@example.com', 'x', device)).status).toBe(401);
      expect((await withDevice('famous@example.com', PASSWORD, device)).status).toBe(429);
    });

    it('count the addresses of one IPv6 subscriber as one', async () => {
      await signUp('six@example.com');
      for (let attempt = 0; attempt < LIMITS.pair; attempt += 1)
        await signIn('six@example.com', 'x', `2001:db8:7:1::${(attempt + 1).toString(16)}`);
      expect((await signIn('six@example.com', PASSWORD, '2001:db8:7:1:9:9:9:9')).status).toBe(429);
      expect((await signIn('six@example.com', PASSWORD, '2001:db8:7:2::1')).status).toBe(200);
    });
  });

  it('return 429 for one address with failures at many accounts', async () => {
    const ip = newAddress();
    for (let attempt = 0; attempt < LIMITS.address; attempt += 1)
      expect((await signIn(`guess-${attempt}@example.com`, 'x', ip)).status).toBe(401);
    expect((await signIn('guess-again@example.com', 'x', ip)).status).toBe(429);
    expect((await signIn('guess-again@example.com', 'x')).status).toBe(401);
  });

  it('count concurrent failures', async () => {
    await signUp('rush@example.com');
    const ip = newAddress();
    const guesses = Array.from({ length: LIMITS.pair + 5 }, () => signIn('rush@example.com', 'x', ip));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(LIMITS.pair);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await signIn('rush@example.com', PASSWORD, ip)).status).toBe(429);
  });

  it('do not count attempts that a crash interrupted', async () => {
    await signUp('cut@example.com');
    const ip = newAddress();
    const sent = Array.from({ length: LIMITS.pair - 1 }, () => signIn('cut@example.com', PASSWORD, ip));
    const before = await api.db.$count(rateLimits);
    // rows present during the attempts are those a crash would leave
    const rowCounts: number[] = [];
    const readCounts = async () => {
      for (let read = 0; read < 10; read += 1) rowCounts.push(await api.db.$count(rateLimits));
    };
    const [, ...answers] = await Promise.all([readCounts(), ...sent]);
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect(new Set(rowCounts)).toEqual(new Set([before]));
  });

  it('end after the window', async () => {
    await signUp('patient@example.com');
    const ip = newAddress();
    for (let attempt = 0; attempt <= LIMITS.pair; attempt += 1) await signIn('patient@example.com', 'x', ip);
    expect((await signIn('patient@example.com', PASSWORD, ip)).status).toBe(429);
    await api.db.update(rateLimits).set({ expire: sql`expire - ${16 * 60_000}` });
    expect((await signIn('patient@example.com', PASSWORD, ip)).status).toBe(200);
  });

  it('are reset by a successful sign-in', async () => {
    await signUp('forgetful@example.com');
    const ip = newAddress();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt < LIMITS.pair; attempt += 1) await signIn('forgetful@example.com', 'x', ip);
      expect((await signIn('forgetful@example.com', PASSWORD, ip)).status).toBe(200);
    }
  });

  it('do not count successful sign-ins from a shared address', async () => {
    await signUp('office@example.com');
    const ip = newAddress();
    for (let person = 0; person <= LIMITS.address; person += 1) {
      expect((await signIn('office@example.com', PASSWORD, ip)).status).toBe(200);
    }
  });

  it('are deleted once expired', async () => {
    await api.db.update(rateLimits).set({ expire: sql`expire - ${24 * 3_600_000}` });
    await forgetOldAttempts.run(
      {},
      { db: api.db, now: () => new Date() } as Parameters<typeof forgetOldAttempts.run>[1],
      { last: true },
    );
    expect(await api.db.$count(rateLimits)).toBe(0);
  });
});

describe('signing out', () => {
  it('ends only the given token, immediately', async () => {
    await signUp('out@example.com');
    const [first, second] = [await signIn('out@example.com', PASSWORD), await signIn('out@example.com', PASSWORD)];
    expect((await checkToken(first.body.token)).body.id).toBeDefined();
    expect((await api.call('POST', '/auth/logout', { token: first.body.token })).body).toEqual({ ok: true });
    expect((await checkToken(first.body.token)).body).toEqual({});
    expect((await api.call('GET', '/user/orders', { token: first.body.token })).status).toBe(401);
    expect((await checkToken(second.body.token)).body.id).toBeDefined();
  });

  it('succeeds when not signed in', async () => {
    expect((await api.call('POST', '/auth/logout')).body).toEqual({ ok: true });
  });

  it('everywhere ends all sessions of the account, optionally except the current one', async () => {
    await signUp('everywhere@example.com');
    await signUp('bystander@example.com');
    const other = await signIn('bystander@example.com', PASSWORD);
    const [first, second] = [
      await signIn('everywhere@example.com', PASSWORD),
      await signIn('everywhere@example.com', PASSWORD),
    ];
    const signOutEverywhere = (keep_current: boolean) =>
      api.call('POST', '/auth/logout-everywhere', { token: first.body.token, body: { keep_current } });
    // the second session and that of the sign-up
    expect((await signOutEverywhere(true)).body).toEqual({ ended: 2 });
    expect((await checkToken(second.body.token)).body).toEqual({});
    expect((await checkToken(first.body.token)).body.id).toBeDefined();
    expect((await signOutEverywhere(false)).body).toEqual({ ended: 1 });
    expect((await checkToken(first.body.token)).body).toEqual({});
    expect((await signOutEverywhere(false)).status).toBe(401);
    expect((await checkToken(other.body.token)).body.id).toBeDefined();
  });
});

describe('changing the password', () => {
  const NEW = 'eighth-side-a';
  const change = (token: string, current_password: string, password = NEW) =>
    api.call<SessionsEnded & Problem>('POST', '/user/password', { token, body: { current_password, password } });

  it('ends all other sessions, forgets known devices and notifies the owner', async () => {
    const { device } = (await signUp('change@example.com', { lang: 'fr' })).body;
    const [own, other] = [await signIn('change@example.com', PASSWORD), await signIn('change@example.com', PASSWORD)];
    const changed = await change(own.body.token, PASSWORD);
    expect([changed.status, changed.body.ended]).toEqual([200, 2]);
    expect((await checkToken(own.body.token)).body.id).toBeDefined();
    expect((await checkToken(other.body.token)).body).toEqual({});
    expect((await signIn('change@example.com', PASSWORD)).status).toBe(401);
    expect((await signIn('change@example.com', NEW)).status).toBe(200);
    const [account] = await api.db.select().from(users).where(eq(users.email, 'change@example.com'));
    expect(readDeviceToken(account, device)).toBeUndefined();
    expect(readDeviceToken(account, changed.body.device)).toBeDefined();
    const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'change@example.com'));
    expect(sent.map(({ template, subject }) => [template, subject])).toEqual([
      ['sign_up', 'Confirmez votre adresse e-mail'],
      ['password_changed', 'Votre mot de passe a été modifié'],
    ]);
    expect(sent[1]?.text).not.toContain(NEW);
  });

  it('requires the current password and limits failures', async () => {
    const { token } = (await signUp('borrowed@example.com')).body;
    const wrong = await change(token, 'x');
    expect([wrong.status, wrong.body.errors]).toEqual([422, [{ path: 'current_password', code: 'password_wrong' }]]);
    for (let attempt = 1; attempt < LIMITS.password; attempt += 1) await change(token, 'x');
    expect((await change(token, PASSWORD)).status).toBe(429);
    expect((await signIn('borrowed@example.com', PASSWORD)).status).toBe(200);
  });

  it('rejects a password that is too short', async () => {
    const { token } = (await signUp('short@example.com')).body;
    const { status, body } = await change(token, PASSWORD, 'short');
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'password', code: 'input_min_length', params: { min: 10 } }]);
  });
});

describe('a token', () => {
  it('is invalid after its expiry', async () => {
    const { body } = await signUp('late@example.com');
    await api.db
      .update(tokens)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(tokens.user_id, body.data.id));
    expect((await checkToken(body.token)).body).toEqual({});
  });

  it('stores the time of its last use', async () => {
    const { body } = await signUp('used@example.com');
    await checkToken(body.token);
    const [token] = await api.db.select().from(tokens).where(eq(tokens.user_id, body.data.id));
    expect(token?.last_used_at).toBeInstanceOf(Date);
  });
});
