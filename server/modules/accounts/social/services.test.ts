/** Signing in, signing up and connecting with Facebook and SoundCloud, against their calls on this machine. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthAnswer, Problem, SignInProviders, SignupAnswer, SocialSignInStep } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { openAccount, readMailedToken, writeSignUpLetters } from '#server/testing/sign-up.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { socialIdentities } from './social-identities.table.ts';

const VERIFIER = 'v'.repeat(43);
const RETURN = 'http://localhost:3000/sign/soundcloud/return';

let api: TestApi;
let service: Server;
/** What the services answer. */
let facebook: { valid: boolean; app: string; owner: string; reader: string; email?: string };
let soundcloud: { urn: string; status: number };
/** Queries and bodies that the services were sent, by path. */
let received: Record<string, URLSearchParams> = {};

beforeAll(async () => {
  service = createServer((request, reply) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received[pathname] = body ? new URLSearchParams(body) : searchParams;
      const challenge = createHash('sha256')
        .update(received[pathname].get('code_verifier') ?? '')
        .digest('base64url');
      const isRedeemed = received[pathname].get('code') === `code-for-${challenge}`;
      const answers: Record<string, [number, object]> = {
        '/debug_token': [200, { data: { is_valid: facebook.valid, app_id: facebook.app, user_id: facebook.owner } }],
        '/oauth/token': isRedeemed
          ? [200, { access_token: 'soundcloud-token', token_type: 'bearer', expires_in: 3600 }]
          : [400, { error: 'invalid_grant' }],
        '/me': request.headers.authorization
          ? [soundcloud.status, { urn: soundcloud.urn, username: 'crate-digger', full_name: 'Nils Okoro' }]
          : [
              200,
              {
                id: facebook.reader,
                name: 'Léa Moreau',
                first_name: 'Léa',
                last_name: 'Moreau',
                email: facebook.email,
              },
            ],
      };
      const [status, answer] = answers[pathname] ?? [404, {}];
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const [fb, sc] = ['app', 'shop'].map((clientId) => ({ clientId, clientSecret: `${clientId}-key`, url }));
  api = await startApi({ config: { facebook: fb, soundcloud: sc } });
});

afterAll(async () => {
  await api.close();
  service.close();
});

beforeEach(() => {
  received = {};
  facebook = { valid: true, app: 'app', owner: '7', reader: '7' };
  soundcloud = { urn: 'soundcloud:users:1', status: 200 };
});

const CODE = `code-for-${createHash('sha256').update(VERIFIER).digest('base64url')}`;
type Answer = AuthAnswer & SocialSignInStep & Problem;
const withFacebook = (fields: object = {}) =>
  api.call<Answer>('POST', '/auth/facebook', { body: { access_token: 'facebook-token', ...fields } });
const withSoundCloud = (fields: object = {}) =>
  api.call<Answer>('POST', '/auth/soundcloud', {
    body: { code: CODE, code_verifier: VERIFIER, redirect_uri: RETURN, ...fields },
  });
const signUp = (challenge: string, email: string, fields: object = {}) =>
  api.call<SignupAnswer & Problem>('POST', '/auth/social-sign-up', { body: { challenge, email, ...fields } });

async function confirm(email: string) {
  await writeSignUpLetters(api);
  const body = { token: await readMailedToken(api, email) };
  return api.call<AuthAnswer>('POST', '/auth/confirm-email', { body });
}

/** Opens an account for a new person of SoundCloud. */
async function openBySoundCloud(urn: string, email: string): Promise<AuthAnswer> {
  soundcloud = { ...soundcloud, urn };
  await signUp((await withSoundCloud()).body.challenge, email);
  return (await confirm(email)).body;
}

it('lists the configured services', async () => {
  const { body } = await api.call<SignInProviders>('GET', '/auth/providers');
  expect(body.facebook?.client_id).toBe('app');
  expect(body.soundcloud?.authorization_endpoint).toMatch(/\/authorize$/);
  const other = await startApi();
  for (const [path, sent] of [
    ['/auth/facebook', { access_token: 'x' }],
    ['/auth/soundcloud', { code: 'x', code_verifier: VERIFIER, redirect_uri: RETURN }],
  ] as const) {
    const refused = await other.call<Problem>('POST', path, { body: sent });
    expect([refused.status, refused.body.code]).toEqual([404, 'social_off']);
  }
  await other.close();
});

describe('a person without an account', () => {
  it('confirms an e-mail address, and signs in from then on', async () => {
    const { status, body } = await withSoundCloud();
    expect([status, body.requires_email, body.email]).toEqual([202, true, null]);
    expect(received['/oauth/token']?.get('redirect_uri')).toBe(RETURN);
    const visit = { currency: 'JPY', origin: 'SCO', country_id: 'JP', newsletter: true, redirect: '/payment' };
    expect((await signUp(body.challenge, 'Nils@example.com', visit)).status).toBe(200);
    expect(await api.db.select().from(users).where(eq(users.email, 'nils@example.com'))).toEqual([]);
    const opened = await confirm('nils@example.com');
    expect(opened.body.data).toMatchObject({ email: 'nils@example.com', name: 'Nils Okoro', has_password: false });
    const [row] = await api.db.select().from(users).where(eq(users.email, 'nils@example.com'));
    expect(row).toMatchObject({ currency: 'JPY', origin: 'SCO', country_id: 'JP', password_hash: null });
    const again = await withSoundCloud();
    expect([again.status, again.body.data.id]).toEqual([200, opened.body.data.id]);
  });

  it('is proposed the address that Facebook tells, which is not trusted', async () => {
    await openAccount(api, { email: 'victim@example.com' });
    facebook = { ...facebook, owner: '666', reader: '666', email: 'victim@example.com' };
    const { status, body } = await withFacebook();
    expect([status, body.email]).toEqual([202, 'victim@example.com']);
    const proof = createHmac('sha256', 'app-key').update('facebook-token').digest('hex');
    expect(received['/me']?.get('appsecret_proof')).toBe(proof);
    expect(received['/debug_token']?.get('access_token')).toBe('app|app-key');
    expect((await signUp(body.challenge, 'victim@example.com')).status).toBe(200);
    await writeSignUpLetters(api);
    const letters = await api.db.select().from(mails).where(eq(mails.recipient, 'victim@example.com'));
    expect(letters.map(({ template }) => template)).toContain('account_exists');
    expect((await withFacebook()).status).toBe(202);
  });

  it('needs a valid proof', async () => {
    soundcloud = { ...soundcloud, urn: 'soundcloud:users:15' };
    const { body } = await withSoundCloud();
    const [text = '', signature = ''] = body.challenge.split('.');
    const other = Buffer.from(text, 'base64url').toString().replace('users:15', 'users:16');
    const forged = `${Buffer.from(other).toString('base64url')}.${signature}`;
    for (const challenge of [forged, text, 'x', 'a.b', `${text}.${signature}x`]) {
      const { status, body: refused } = await signUp(challenge, 'thief@example.com');
      expect([status, refused.code]).toEqual([401, 'sign_in_expired']);
    }
  });
});

describe('answers of the services', () => {
  it.each([{ valid: false }, { app: 'another app' }, { owner: '' }, { reader: 'another person' }])(
    'refuses a token of Facebook with %j',
    async (change) => {
      facebook = { ...facebook, ...change };
      const { status, body } = await withFacebook();
      expect([status, body.code]).toEqual([401, 'social_token_invalid']);
    },
  );

  it('refuses a code that another browser has asked for', async () => {
    const { status, body } = await withSoundCloud({ code_verifier: 'w'.repeat(43) });
    expect([status, body.code]).toEqual([401, 'social_token_invalid']);
  });

  it('says when a service does not answer', async () => {
    soundcloud = { ...soundcloud, status: 500 };
    const { status, body } = await withSoundCloud();
    expect([status, body.code]).toEqual([503, 'social_unavailable']);
  });
});

describe('connecting a service', () => {
  it('signs in to the account from then on, until it is disconnected', async () => {
    const { token, data } = (await openAccount(api, { email: 'owner@example.com' })).body;
    facebook = { ...facebook, owner: '42', reader: '42' };
    const { challenge } = (await withFacebook({ connect: true })).body;
    const connect = () => api.call<Problem>('POST', '/user/identities', { token, body: { challenge } });
    expect([(await connect()).status, (await connect()).status]).toEqual([200, 200]);
    const letters = await api.db.select().from(mails).where(eq(mails.recipient, 'owner@example.com'));
    expect(letters.filter(({ template }) => template === 'identity_connected')).toHaveLength(1);
    expect((await api.call('GET', '/user/identities', { token })).body).toMatchObject([{ provider: 'facebook' }]);
    expect((await withFacebook()).body.data.id).toBe(data.id);
    const remove = () => api.call('DELETE', '/user/identities/facebook', { token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await withFacebook()).status).toBe(202);
  });

  it('does not take it from another account', async () => {
    await openBySoundCloud('soundcloud:users:9', 'first@example.com');
    const { token } = (await openAccount(api, { email: 'second@example.com' })).body;
    const step = await withSoundCloud({ connect: true });
    expect(step.status).toBe(202);
    const { challenge } = step.body;
    const { status, body } = await api.call<Problem>('POST', '/user/identities', { token, body: { challenge } });
    expect([status, body.code]).toEqual([409, 'social_connected_elsewhere']);
    const rows = await api.db.select().from(socialIdentities).where(eq(socialIdentities.subject, 'soundcloud:users:9'));
    expect(rows).toHaveLength(1);
    expect((await api.call('POST', '/user/identities', { body: { challenge } })).status).toBe(401);
  });
});
