import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AuthAnswer,
  AuthCheck,
  AuthenticatorSetup,
  Problem,
  SignInStep,
  UserAuthenticator,
} from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { LIMITS } from '#server/core/authentication/attempts.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { openAccount, readMailedToken, writeSignUpLetters } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { authenticators } from './authenticators.table.ts';

const PASSWORD = 'seventh-side-b';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The code of the app now, or `steps` of 30 seconds later. */
const generate = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const signIn = (email: string, password = PASSWORD) =>
  api.call<AuthAnswer & SignInStep>('POST', '/auth/login', { body: { email, password } });
const sendCode = (challenge: string, code: string) =>
  api.call<AuthAnswer & Problem>('POST', '/auth/login/code', { body: { challenge, code } });
const start = (token: string, current_password = PASSWORD) =>
  api.call<AuthenticatorSetup & Problem>('POST', '/user/authenticator', { token, body: { current_password } });
const confirm = (token: string, code: string) =>
  api.call<UserAuthenticator & Problem>('POST', '/user/authenticator/confirm', { token, body: { code } });
const remove = (token: string, code: string, current_password = PASSWORD) =>
  api.call<UserAuthenticator & Problem>('POST', '/user/authenticator/remove', {
    token,
    body: { code, current_password },
  });
const readState = async (token: string) => (await api.call('GET', '/user/authenticator', { token })).body;
const readSubjects = async (email: string) =>
  (await api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(({ subject }) => subject);

/** Opens an account with codes, as if the first code had been sent long ago. */
async function openProtected(email: string) {
  const { token } = (await openAccount(api, { email })).body;
  const setup = (await start(token)).body;
  expect((await confirm(token, generate(setup.setup_key))).status).toBe(200);
  await api.db.update(authenticators).set({ last_step: 0 }).where(eq(authenticators.secret, setup.setup_key));
  return { token, secret: setup.setup_key, ...setup };
}

describe('authenticator codes', () => {
  it('are switched on by password and first code, with a letter', async () => {
    const { token } = (await openAccount(api, { email: 'on@example.com', lang: 'fr' })).body;
    expect(await readState(token)).toEqual({ on: false, recovery_codes_left: 0, required: false });
    const refused = await start(token, 'wrong');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'current_password', code: 'password_wrong' }],
    ]);
    expect((await confirm(token, '123456')).body.code).toBe('authenticator_off');
    const { setup_key: secret, uri, qr, recovery_codes } = (await start(token)).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(qr).toMatch(/^<svg/);
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await confirm(token, '000000')).status).toBe(422);
    // not on before the first code
    expect((await signIn('on@example.com')).status).toBe(200);
    expect((await confirm(token, generate(secret))).body).toEqual({
      on: true,
      recovery_codes_left: 10,
      required: false,
    });
    expect((await start(token)).body.code).toBe('authenticator_on');
    expect((await readSubjects('on@example.com')).at(-1)).toBe('Codes d’authentification activés');
  });

  it('are asked for after the password; each is accepted once and there is no session before', async () => {
    const { secret } = await openProtected('step@example.com');
    expect((await signIn('step@example.com', 'wrong')).status).toBe(401);
    const first = await signIn('step@example.com');
    expect([first.status, Object.keys(first.body)]).toEqual([202, ['challenge']]);
    const code = generate(secret);
    const answer = await sendCode(first.body.challenge, code);
    expect([answer.status, answer.body.data.email]).toEqual([200, 'step@example.com']);
    const again = await sendCode(first.body.challenge, code);
    expect([again.status, again.body.errors]).toEqual([422, [{ path: 'code', code: 'code_wrong' }]]);
    const earlier = await sendCode(first.body.challenge, generate(secret, -1));
    expect(earlier.status).toBe(422);
  });

  it('are replaced by recovery codes, each once', async () => {
    const { token, recovery_codes } = await openProtected('recovery@example.com');
    const { challenge } = (await signIn('recovery@example.com')).body;
    const code = (recovery_codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await sendCode(challenge, code)).status).toBe(200);
    expect((await sendCode(challenge, code)).status).toBe(422);
    expect(await readState(token)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('are limited in tries, also for the correct code', async () => {
    const { secret } = await openProtected('tries@example.com');
    const { challenge } = (await signIn('tries@example.com')).body;
    for (let attempt = 0; attempt < LIMITS.authenticator; attempt += 1)
      expect((await sendCode(challenge, 'x')).status).toBe(422);
    expect((await sendCode(challenge, generate(secret))).status).toBe(429);
  });

  it('are accepted once when they are sent twice at the same time', async () => {
    const { secret } = await openProtected('twice@example.com');
    const { challenge } = (await signIn('twice@example.com')).body;
    const code = generate(secret);
    const answers = await Promise.all([sendCode(challenge, code), sendCode(challenge, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('refuse forged, expired and foreign challenges, and those before a new password', async () => {
    const { secret } = await openProtected('forged@example.com');
    await openProtected('foreign@example.com');
    const { challenge } = (await signIn('forged@example.com')).body;
    const foreign = (await signIn('foreign@example.com')).body.challenge;
    const [id, expires, signature] = challenge.split('.');
    const code = generate(secret);
    const forged = [
      ...['x', '..', `${id}.${Number(expires) + 1}.${signature}`, `${id}.${expires}.x`, `0.${expires}.${signature}`],
      ...[`${id}.${foreign.split('.').slice(1).join('.')}`, `99999999999.${expires}.${signature}`],
    ];
    for (const text of forged) {
      const answer = await sendCode(text, code);
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_expired']);
    }
    await api.db.update(users).set({ password_hash: 'changed' }).where(eq(users.email, 'forged@example.com'));
    expect((await sendCode(challenge, code)).status).toBe(401);
  });

  it('are asked for after a new password by e-mail too', async () => {
    const { secret } = await openProtected('reset@example.com');
    await api.call('POST', '/auth/forgot-password', { body: { email: 'reset@example.com' } });
    await writeSignUpLetters(api);
    const token = await readMailedToken(api, 'reset@example.com');
    const body = { token, password: 'another-side-a' };
    const reset = await api.call<SignInStep>('POST', '/auth/reset-password', { body });
    expect([reset.status, Object.keys(reset.body)]).toEqual([202, ['challenge']]);
    expect((await sendCode(reset.body.challenge, generate(secret))).status).toBe(200);
  });

  it('are switched off by password and code, with a letter', async () => {
    const { token, secret, recovery_codes } = await openProtected('off@example.com');
    expect((await remove(token, generate(secret), 'wrong')).status).toBe(422);
    expect((await remove(token, '000000')).body.errors).toEqual([{ path: 'code', code: 'code_wrong' }]);
    expect((await remove(token, recovery_codes[0] ?? '')).body).toMatchObject({ on: false });
    expect((await remove(token, generate(secret))).body.code).toBe('authenticator_off');
    expect((await signIn('off@example.com')).status).toBe(200);
    expect((await readSubjects('off@example.com')).at(-1)).toBe('Authenticator codes are off');
  });

  it('require a session', async () => {
    expect((await api.call('GET', '/user/authenticator')).status).toBe(401);
    expect((await api.call('POST', '/user/authenticator', { body: { current_password: 'x' } })).status).toBe(401);
  });
});

describe('the setting that requires codes of administrators', () => {
  beforeAll(async () => {
    await openAccount(api, { email: 'chief@example.com' });
    await openAccount(api, { email: 'fan@example.com' });
    await api.db.update(users).set({ role: 'admin' }).where(eq(users.email, 'chief@example.com'));
    await api.db.insert(settingValues).values({ key: 'admin_codes_required', value: 1, valid_from: '2020-01-01' });
  });

  it('leads them to set codes up at sign-in, and keeps them on', async () => {
    expect((await signIn('fan@example.com')).status).toBe(200);
    const replaced = (await signIn('chief@example.com')).body;
    const { status, body } = await signIn('chief@example.com');
    const { challenge, setup } = body;
    if (!setup) throw new Error('no setup was returned');
    expect([status, setup.recovery_codes.length]).toEqual([202, 10]);
    // a recovery code proves no app
    expect((await sendCode(challenge, setup.recovery_codes[0] ?? '')).status).toBe(422);
    expect((await sendCode(replaced.challenge, generate(setup.setup_key))).status).toBe(401);
    const answer = await sendCode(challenge, generate(setup.setup_key));
    expect(answer.status).toBe(200);
    expect(await readState(answer.body.token)).toEqual({ on: true, recovery_codes_left: 10, required: true });
    expect((await remove(answer.body.token, setup.recovery_codes[1] ?? '')).body.code).toBe('authenticator_required');
    expect(await signIn('chief@example.com')).toMatchObject({ status: 202, body: { challenge: expect.any(String) } });
    const [row] = await api.db.select().from(authenticators);
    expect(row?.recovery_hashes.join()).not.toContain(setup.recovery_codes[1]);
  });
});

describe('switching codes off for an account holder who has lost them', () => {
  const reason = 'You wrote that your phone was stolen.';
  const removeFor = (id: number, as: 'user' | 'team' | 'admin', body: object = { reason }) =>
    api.call<Problem>('POST', `/admin/user/${id}/authenticator/remove`, { as, body });

  it('is for administrators, takes a reason, sends it in a letter and keeps it in the history', async () => {
    await openProtected('lost@example.com');
    const [{ id } = { id: 0 }] = await api.db.select().from(users).where(eq(users.email, 'lost@example.com'));
    for (const role of ['user', 'team'] as const) expect((await removeFor(id, role)).status).toBe(403);
    expect((await removeFor(id, 'admin', {})).status).toBe(422);
    expect((await removeFor(id, 'admin')).status).toBe(204);
    expect((await removeFor(id, 'admin')).body.code).toBe('authenticator_missing');
    expect((await removeFor(2_000_000, 'admin')).status).toBe(404);
    expect((await signIn('lost@example.com')).status).toBe(200);
    const [mail] = await api.db.select().from(mails).where(eq(mails.template, 'authenticator_removed'));
    expect([mail?.recipient, mail?.text]).toEqual(['lost@example.com', expect.stringContaining(reason)]);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'adminRemoveAuthenticator'));
    expect(entry).toMatchObject({
      ...{ resource: 'user', record_id: id, reason, undo: 'never' },
      ...{ before: { authenticator_codes: true }, after: { authenticator_codes: false } },
    });
  });

  it('is refused for one’s own account', async () => {
    const { body } = await api.call<AuthCheck>('GET', '/auth/check', { as: 'admin' });
    expect((await removeFor(body.id ?? 0, 'admin')).body.code).toBe('authenticator_own');
  });
});
