import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthAnswer, Problem, SignInProviders, SignInStep } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { openAccount, readMailedToken, writeSignUpLetters } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { authenticators } from '../authenticators.table.ts';
import { socialIdentities } from './social-identities.table.ts';

const CLIENT = 'shop.apps.example.com';
const LOCAL_SITE = 'http://localhost:3000';
const NONCE = 'nonce-of-the-browser';

let api: TestApi;
let provider: Server;
let issuer: string;
let privateKey: CryptoKey;
let foreignKey: CryptoKey;

beforeAll(async () => {
  const keys = await generateKeyPair('RS256');
  ({ privateKey } = keys);
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  provider = createServer(({ url }, reply) => {
    const discovery = { issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/jwks` };
    reply
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(url === '/jwks' ? { keys: [jwk] } : discovery));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  api = await startApi({ config: { google: { clientId: CLIENT, issuer } } });
});

afterAll(async () => {
  await api.close();
  provider.close();
});

interface TokenChanges {
  readonly claims?: object;
  readonly audience?: string;
  readonly from?: string;
  readonly expires?: string;
  readonly key?: CryptoKey;
}

const createToken = ({ claims, audience = CLIENT, from = issuer, expires = '5m', key = privateKey }: TokenChanges) =>
  new SignJWT({ sub: '1', email: 'lea@example.com', email_verified: true, nonce: NONCE, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .setIssuer(from)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(key);

const send = (id_token: string, fields: object = {}) =>
  api.call<AuthAnswer & SignInStep & Problem>('POST', '/auth/google', { body: { id_token, nonce: NONCE, ...fields } });
const signIn = async (claims: object, fields?: object) => send(await createToken({ claims }), fields);

it('lists the provider only when it is configured', async () => {
  const { body } = await api.call<SignInProviders>('GET', '/auth/providers');
  const others = { facebook: null, soundcloud: null, passkeys: LOCAL_SITE };
  expect(body).toEqual({ google: { client_id: CLIENT, authorization_endpoint: `${issuer}/auth` }, ...others });
  const other = await startApi();
  expect((await other.call('GET', '/auth/providers')).body).toEqual({ google: null, ...others });
  const silent = { clientId: CLIENT, issuer: 'http://127.0.0.1:9' };
  other.config.google = silent;
  expect((await other.call('GET', '/auth/providers')).body).toEqual({ google: null, ...others });
  other.config.google = undefined;
  const refused = await other.call<Problem>('POST', '/auth/google', { body: { id_token: 'x', nonce: NONCE } });
  expect([refused.status, refused.body.code]).toEqual([404, 'social_off']);
  await other.close();
});

describe('signing in with Google', () => {
  it('opens an account without a password, until one is set by a link', async () => {
    const { body } = await signIn({ sub: 'no-password', email: 'no.password@example.com' });
    expect(body.data.has_password).toBe(false);
    await api.call('POST', '/auth/forgot-password', { body: { email: 'no.password@example.com' } });
    await writeSignUpLetters(api);
    const token = await readMailedToken(api, 'no.password@example.com');
    const set = await api.call<AuthAnswer>('POST', '/auth/reset-password', {
      body: { token, password: 'ninth-side-c' },
    });
    expect(set.body.data.has_password).toBe(true);
  });

  it('opens an account once and keeps the details of the visit', async () => {
    const claims = {
      sub: 'new',
      email: 'New@example.com',
      name: 'Léa Moreau',
      given_name: 'Léa',
      family_name: 'Moreau',
    };
    const visit = { currency: 'JPY', origin: 'GGO', country_id: 'JP', referrer: 'https://example.com/' };
    const { status, body } = await signIn(claims, visit);
    expect([status, body.data.email, body.data.name]).toEqual([200, 'new@example.com', 'Léa Moreau']);
    const [row] = await api.db.select().from(users).where(eq(users.email, 'new@example.com'));
    expect(row).toMatchObject({
      ...{ firstname: 'Léa', lastname: 'Moreau', currency: 'JPY', origin: 'GGO', country_id: 'JP' },
      ...{ referer: 'https://example.com/', password_hash: null },
    });
    // the subject identifies the person, also with another address
    expect((await signIn({ ...claims, email: 'renamed@example.com' })).body.data.id).toBe(body.data.id);
  });

  it('links the account with the same verified address', async () => {
    const { data } = (await openAccount(api, { email: 'linked@example.com' })).body;
    expect((await signIn({ sub: 'linked', email: 'linked@example.com' })).body.data.id).toBe(data.id);
    const rows = await api.db.select().from(socialIdentities).where(eq(socialIdentities.user_id, data.id));
    expect(rows.map(({ provider: name, subject }) => [name, subject])).toEqual([['google', 'linked']]);
  });

  it.each([false, undefined, 'true'])(
    'does not take an account over by an address with email_verified %s',
    async (value) => {
      const email = `victim-${String(value)}@example.com`;
      await openAccount(api, { email });
      const { status, body } = await signIn({ sub: 'thief', email, email_verified: value });
      expect([status, body.code]).toEqual([403, 'social_email_unverified']);
      expect((await signIn({ sub: 'thief', email: 'nobody@example.com', email_verified: value })).status).toBe(403);
    },
  );

  it('refuses tokens of others', async () => {
    const tokens = await Promise.all([
      createToken({ audience: 'another.apps.example.com' }),
      createToken({ from: 'https://evil.example' }),
      createToken({ expires: '-1m' }),
      createToken({ key: foreignKey }),
      createToken({ claims: { nonce: 'of another browser' } }),
      createToken({ claims: { nonce: undefined } }),
      createToken({ claims: { email: undefined } }),
    ]);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tokens[0]?.split('.')[1]}.`;
    for (const token of [...tokens, unsigned, 'x', 'a.b.c']) {
      const { status, body } = await send(token);
      expect([status, body.code]).toEqual([401, 'social_token_invalid']);
    }
  });

  it('asks for the code of an account with authenticator codes', async () => {
    const { data } = (await openAccount(api, { email: 'codes@example.com' })).body;
    const values = { user_id: data.id, secret: 'JBSWY3DPEHPK3PXP', recovery_hashes: [], confirmed_at: new Date() };
    await api.db.insert(authenticators).values(values);
    const { status, body } = await signIn({ sub: 'codes', email: 'codes@example.com' });
    expect([status, Object.keys(body)]).toEqual([202, ['challenge']]);
  });
});
