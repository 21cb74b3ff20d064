import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthAnswer, Passkey, PasskeyCreation, PasskeyRequest, Problem } from '#generated/schemas.ts';
import { passkeyChallenges, users } from '#server/core/authentication/accounts.table.ts';
import { forgetOldAttempts, LIMITS } from '#server/core/authentication/attempts.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { openAccount } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { authenticators } from '../authenticators.table.ts';
import { createDevice, type Deviation } from './device.sample.ts';
import { passkeys } from './passkeys.table.ts';
import { MAX_PASSKEYS } from './user-passkeys.ts';

const SITE = { id: 'shop.example', origin: 'https://shop.example' };
const PASSWORD = 'seventh-side-b';

let api: TestApi;
let time = () => new Date();

beforeAll(async () => {
  api = await startApi({ config: { publicUrl: SITE.origin }, now: () => time() });
});
afterAll(() => api.close());

const readOptions = (token: string, fields: object = {}) =>
  api.call<PasskeyCreation & Problem>('POST', '/user/passkeys/options', {
    token,
    body: { current_password: PASSWORD, ...fields },
  });
const add = (token: string, credential: object, name = 'My phone') =>
  api.call<Passkey & Problem>('POST', '/user/passkeys', { token, body: { name, credential } });
const list = async (token: string) => (await api.call<Passkey[]>('GET', '/user/passkeys', { token })).body;
const startSignIn = async () => (await api.call<PasskeyRequest>('POST', '/auth/passkey/options')).body.challenge;
const signIn = (credential: object, ip?: string) =>
  api.call<AuthAnswer & Problem>('POST', '/auth/passkey', {
    body: { credential, country_id: 'FR' },
    ...(ip && { ip }),
  });
const readSubjects = async (email: string) =>
  (await api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(({ subject }) => subject);

/** Opens an account with a passkey on a device. */
async function openWithPasskey(email: string, fields: object = {}) {
  const { token, data } = (await openAccount(api, { email, ...fields })).body;
  const device = createDevice(SITE);
  const { challenge } = (await readOptions(token)).body;
  const added = await add(token, device.create(challenge));
  expect(added.status).toBe(200);
  return { token, device, id: data.id, passkey: added.body.id };
}

describe('adding a passkey', () => {
  it('takes the password, then the device, and sends a letter', async () => {
    const { token, data } = (await openAccount(api, { email: 'add@example.com', lang: 'fr' })).body;
    const refused = await readOptions(token, { current_password: 'wrong' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'current_password', code: 'password_wrong' }],
    ]);
    const { body } = await readOptions(token);
    expect(body).toMatchObject({
      rp: { id: 'shop.example', name: 'Groove House' },
      user: { id: Buffer.from(String(data.id)).toString('base64url'), name: 'add@example.com' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = createDevice(SITE);
    const added = await add(token, device.create(body.challenge), ' Mon téléphone ');
    expect(added.body).toMatchObject({ name: 'Mon téléphone', synced: false, last_used_at: null });
    expect(await list(token)).toEqual([added.body]);
    expect((await readSubjects('add@example.com')).at(-1)).toBe('Clé d’accès ajoutée');
    const next = (await readOptions(token)).body;
    expect(next.excludeCredentials).toEqual([{ type: 'public-key', id: device.id, transports: ['internal'] }]);
    const again = await add(token, device.create(next.challenge));
    expect([again.status, again.body.code]).toEqual([409, 'passkey_known']);
  });

  it('takes the code of an authenticator app too, because a passkey replaces it', async () => {
    const { token, data } = (await openAccount(api, { email: 'both@example.com' })).body;
    const secret = 'JBSWY3DPEHPK3PXP';
    await api.db
      .insert(authenticators)
      .values({ user_id: data.id, secret, recovery_hashes: [], confirmed_at: new Date() });
    expect((await readOptions(token)).body.errors).toEqual([{ path: 'code', code: 'input_required' }]);
    expect((await readOptions(token, { code: '000000' })).body.errors).toEqual([{ path: 'code', code: 'code_wrong' }]);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { challenge } = (await readOptions(token, { code })).body;
    expect((await add(token, createDevice(SITE).create(challenge))).status).toBe(200);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://shop.example.evil.example' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['a device that has not checked the person', { isVerified: false }],
    ['a device without a touch', { isPresent: false }],
  ])('refuses the credential of %s, and its challenge afterwards', async (name, deviation) => {
    const { token } = (await openAccount(api, { email: `${name.replaceAll(' ', '.')}@example.com` })).body;
    const device = createDevice(SITE);
    const { challenge } = (await readOptions(token)).body;
    const refused = await add(token, device.create(challenge, deviation));
    expect([refused.status, refused.body.code]).toEqual([422, 'passkey_invalid']);
    expect((await add(token, device.create(challenge))).status).toBe(422);
    expect(await list(token)).toEqual([]);
  });

  it('refuses challenges that are unknown, used, expired, of another account or of a sign-in', async () => {
    const { token, device } = await openWithPasskey('challenges@example.com');
    const other = (await openAccount(api, { email: 'challenges.other@example.com' })).body.token;
    const { challenge } = (await readOptions(token)).body;
    const fresh = createDevice(SITE);
    const foreign = [(await readOptions(other)).body.challenge, await startSignIn(), 'unknown', '\u0000', ''];
    for (const text of foreign) expect((await add(token, fresh.create(text))).body.code).toBe('passkey_invalid');
    const { response, ...rest } = fresh.create(challenge);
    for (const clientDataJSON of ['bm8ganNvbg', 'bnVsbA', '***'])
      expect((await add(token, { ...rest, response: { ...response, clientDataJSON } })).status).toBe(422);
    time = () => new Date(Date.now() + 601_000);
    expect((await add(token, fresh.create(challenge))).body.code).toBe('passkey_invalid');
    time = () => new Date();
    expect((await add(token, fresh.create(challenge))).status).toBe(200);
    expect((await add(token, device.create(challenge))).status).toBe(422);
  });

  it('refuses malformed credentials', async () => {
    const { token } = (await openAccount(api, { email: 'malformed@example.com' })).body;
    const { challenge } = (await readOptions(token)).body;
    const { response, ...rest } = createDevice(SITE).create(challenge);
    const attestationObject = Buffer.from('no CBOR').toString('base64url');
    const answer = await add(token, { ...rest, response: { ...response, attestationObject } });
    expect([answer.status, answer.body.code]).toEqual([422, 'passkey_invalid']);
    expect((await add(token, { ...rest, response: {} })).status).toBe(422);
    expect((await add(token, { ...rest, type: 'password', response })).status).toBe(422);
    expect((await add(token, createDevice(SITE).create(challenge), '')).status).toBe(422);
  });

  it('stops at the maximum', async () => {
    const { token, id } = await openWithPasskey('many@example.com');
    const { challenge } = (await readOptions(token)).body;
    const values = Array.from({ length: MAX_PASSKEYS - 1 }, (_empty, index) => ({
      ...{ user_id: id, credential_id: `key-${index}`, public_key: '', counter: 0, name: 'Key', synced: false },
    }));
    await api.db.insert(passkeys).values(values);
    expect((await readOptions(token)).body.code).toBe('passkeys_full');
    expect((await add(token, createDevice(SITE).create(challenge))).body.code).toBe('passkeys_full');
  });
});

describe('renaming a passkey', () => {
  const rename = (token: string | undefined, id: number, name: string) =>
    api.call<Passkey & Problem>('PUT', `/user/passkeys/${id}`, { ...(token && { token }), body: { name } });

  it('keeps the trimmed name, which the letter of its removal says', async () => {
    const { token, passkey } = await openWithPasskey('rename@example.com');
    const renamed = await rename(token, passkey, ' Work laptop ');
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Work laptop']);
    expect(await list(token)).toEqual([renamed.body]);
    expect((await api.call('DELETE', `/user/passkeys/${passkey}`, { token })).status).toBe(204);
    const [letter] = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, 'rename@example.com'), eq(mails.template, 'passkey_removed')));
    expect(letter?.text).toContain('Work laptop');
  });

  it('refuses blank and long names, and passkeys of others', async () => {
    const { token, passkey } = await openWithPasskey('names@example.com');
    for (const name of ['', '   ', 'x'.repeat(61)]) {
      const { status, body } = await rename(token, passkey, name);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ['name']]);
    }
    const stranger = await openWithPasskey('stranger@example.com');
    expect((await rename(stranger.token, passkey, 'Mine now')).status).toBe(404);
    expect((await rename(undefined, passkey, 'Mine now')).status).toBe(401);
    expect((await list(token)).map(({ name }) => name)).toEqual(['My phone']);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without password, and keeps the time', async () => {
    const { token, device, id } = await openWithPasskey('sign@example.com');
    const answer = await signIn(device.get(await startSignIn()));
    expect([answer.status, answer.body.data.id]).toEqual([200, id]);
    expect((await list(token))[0]?.last_used_at).toBeGreaterThan(0);
    expect(await api.call('GET', '/auth/check', { token: answer.body.token })).toMatchObject({ body: { id } });
  });

  it('replaces the authenticator code, also where the setting requires codes', async () => {
    const { device, id } = await openWithPasskey('chief@example.com');
    const values = { user_id: id, secret: 'JBSWY3DPEHPK3PXP', recovery_hashes: [], confirmed_at: new Date() };
    await api.db.insert(authenticators).values(values);
    expect((await signIn(device.get(await startSignIn()))).status).toBe(200);
    await api.db.delete(authenticators);
    await api.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
    await api.db.insert(settingValues).values({ key: 'admin_codes_required', value: 1, valid_from: '2020-01-01' });
    expect((await signIn(device.get(await startSignIn()))).status).toBe(200);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a new passkey', { type: 'webauthn.create' }],
    ['a device that has not checked the person', { isVerified: false }],
    ['a device without a touch', { isPresent: false }],
    ['a copy with an older counter', { counter: 1 }],
    ['a copy that does not count', { counter: 0 }],
  ])('refuses %s, and its challenge afterwards', async (name, deviation) => {
    const { device } = await openWithPasskey(`in.${name.replaceAll(' ', '.')}@example.com`);
    const challenge = await startSignIn();
    const refused = await signIn(device.get(challenge, deviation));
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_refused']);
    expect((await signIn(device.get(challenge, { counter: 9 }))).status).toBe(401);
    expect((await signIn(device.get(await startSignIn(), { counter: 9 }))).status).toBe(200);
  });

  it('refuses forged signatures and challenges that are unknown, used, expired or of an account', async () => {
    const { token, device } = await openWithPasskey('forged@example.com');
    const thief = createDevice(SITE);
    const forged = { ...thief.get(await startSignIn()), id: device.id, rawId: device.id };
    expect((await signIn(forged)).body.code).toBe('passkey_refused');
    const mixed = { ...device.get(await startSignIn()), rawId: thief.id };
    expect((await signIn(mixed)).body.code).toBe('passkey_refused');
    const used = await startSignIn();
    expect((await signIn(device.get(used))).status).toBe(200);
    for (const text of [used, 'unknown', '', (await readOptions(token)).body.challenge])
      expect((await signIn(device.get(text))).body.code).toBe('passkey_refused');
    const late = await startSignIn();
    time = () => new Date(Date.now() + 601_000);
    expect((await signIn(device.get(late))).body.code).toBe('passkey_refused');
    time = () => new Date();
    const { response, ...rest } = device.get(await startSignIn());
    for (const field of ['authenticatorData', 'signature', 'clientDataJSON']) {
      const answer = await signIn({ ...rest, response: { ...response, [field]: 'AAAA' } });
      expect([answer.status, answer.body.code]).toEqual([401, 'passkey_refused']);
    }
    expect((await signIn({ ...rest, response: {} })).status).toBe(422);
  });

  it('accepts an answer once when it is sent twice at the same time', async () => {
    const { device } = await openWithPasskey('twice@example.com');
    const credential = device.get(await startSignIn());
    const answers = await Promise.all([signIn(credential), signIn(credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses unknown, removed and closed ones in the same words', async () => {
    const { token, device, passkey } = await openWithPasskey('removed@example.com');
    const other = await openWithPasskey('owner@example.com');
    const remove = (id: number) => api.call<Problem>('DELETE', `/user/passkeys/${id}`, { token });
    expect((await remove(other.passkey)).status).toBe(404);
    expect((await remove(passkey)).status).toBe(204);
    expect((await remove(passkey)).status).toBe(404);
    expect((await readSubjects('removed@example.com')).at(-1)).toBe('A passkey was removed');
    const removed = await signIn(device.get(await startSignIn()));
    const unknown = await signIn(createDevice(SITE).get(await startSignIn()));
    const body = { current_password: PASSWORD };
    expect((await api.call('POST', '/user/close', { token: other.token, body })).status).toBe(204);
    const closed = await signIn(other.device.get(await startSignIn()));
    for (const { status, body: words } of [removed, unknown, closed])
      expect([status, words.code, words.detail]).toEqual([
        401,
        'passkey_refused',
        'This passkey does not sign in here. Use your e-mail and password.',
      ]);
    expect(await api.db.select().from(passkeys).where(eq(passkeys.user_id, other.id))).toEqual([]);
  });

  it('is limited in failures and in challenges by address', async () => {
    const { device } = await openWithPasskey('limited@example.com');
    const ip = '203.0.113.9';
    for (let attempt = 0; attempt < LIMITS.address; attempt += 1)
      expect((await signIn(device.get('unknown'), ip)).status).toBe(401);
    expect((await signIn(device.get(await startSignIn()), ip)).status).toBe(429);
    expect((await signIn(device.get(await startSignIn()))).status).toBe(200);
  });

  it('deletes expired challenges', async () => {
    await startSignIn();
    const context = { db: api.db, now: () => new Date(Date.now() + 601_000) } as Parameters<
      typeof forgetOldAttempts.run
    >[1];
    await forgetOldAttempts.run({}, context, { last: true });
    expect(await api.db.select().from(passkeyChallenges)).toEqual([]);
  });
});

describe('the site of passkeys', () => {
  const readSite = async (publicUrl: string) => {
    api.config.publicUrl = publicUrl;
    const { body } = await api.call<{ passkeys: string | null }>('GET', '/auth/providers');
    return body.passkeys;
  };

  it('is the public URL, localhost for a loopback address, and none for another IP address', async () => {
    expect(await readSite('https://shop.example')).toBe('https://shop.example');
    expect(await readSite('http://127.0.0.1:3000')).toBe('http://localhost:3000');
    expect(await readSite('http://[::1]:3000')).toBe('http://localhost:3000');
    expect(await readSite('http://192.0.2.7')).toBeNull();
    expect(await readSite('http://[2001:db8::1]:3000')).toBeNull();
    expect((await api.call<Problem>('POST', '/auth/passkey/options')).body.code).toBe('passkeys_off');
    api.config.publicUrl = SITE.origin;
  });
});
