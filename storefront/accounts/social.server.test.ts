import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { KEPT_DAYS, USER } from '#storefront/testing/fixtures.ts';
import { finishSocialSignIn, startSocialSignIn } from './social.server.ts';

const SITE = 'https://shop.example';
const google = { client_id: 'shop.example', authorization_endpoint: 'https://accounts.example/auth' };
const keep = (text: string) => ({ cookie: `social=${encodeURIComponent(text)}` });
const headers = keep('google state-1 nonce-1 0 /my-account/orders');
const sent = { id_token: 'a.b.c', state: 'state-1' };
const answer = { token: 'secret', data: USER };

describe('starting a sign-in with a service', () => {
  async function start(provider: 'google' | 'facebook' | 'soundcloud', connects?: boolean) {
    const { visit } = await openVisit({ answers: { 'GET /auth/providers': { [provider]: google } } });
    const url = await startSocialSignIn(visit, {
      provider,
      origin: SITE,
      redirect: '/cart',
      ...(connects && { connects }),
    });
    const [cookie = ''] = await visit.cookies.changes(async () => KEPT_DAYS);
    return { url, query: Object.fromEntries(url?.searchParams ?? []), cookie: decodeURIComponent(cookie) };
  }

  it('redirects to Google with state and nonce, which the browser keeps', async () => {
    const { url, cookie, query } = await start('google');
    const { state, nonce, ...others } = query;
    expect(others).toEqual({
      ...{ client_id: 'shop.example', response_type: 'id_token', scope: 'openid email profile' },
      redirect_uri: 'https://shop.example/sign/google/return',
    });
    expect(url?.origin).toBe('https://accounts.example');
    expect(state).not.toBe(nonce);
    expect(cookie).toContain(`social=google ${state} ${nonce} 0 /cart;`);
    expect(cookie).toContain('HttpOnly');
  });

  it('asks SoundCloud for a code that only this browser can redeem', async () => {
    const { cookie, query } = await start('soundcloud');
    const { state, code_challenge, ...others } = query;
    expect(others).toEqual({
      ...{ client_id: 'shop.example', response_type: 'code', code_challenge_method: 'S256' },
      redirect_uri: 'https://shop.example/sign/soundcloud/return',
    });
    const [, kept, verifier = ''] = cookie.split(' ');
    expect(kept).toBe(state);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(code_challenge);
  });

  it('asks Facebook for a token and keeps whether the service is connected', async () => {
    const { cookie, query } = await start('facebook', true);
    expect(query).toMatchObject({ response_type: 'token', scope: 'public_profile,email' });
    expect(cookie).toMatch(/^social=facebook \S+ \S+ 1 \/cart;/);
  });

  it('is not possible without a provider', async () => {
    const { visit } = await openVisit({ answers: { 'GET /auth/providers': { google: null } } });
    expect(await startSocialSignIn(visit, { provider: 'google', origin: SITE, redirect: '/' })).toBeUndefined();
  });
});

describe('returning from a service', () => {
  it('sends token, nonce and visit once and returns to the page of the start', async () => {
    const { visit, findCalls } = await openVisit({ answers: { 'POST /auth/google': answer }, headers });
    expect(await finishSocialSignIn(visit, 'google', SITE, sent)).toMatchObject({ redirect: '/my-account/orders' });
    expect(findCalls('POST /auth/google')[0]?.body).toMatchObject({
      id_token: 'a.b.c',
      nonce: 'nonce-1',
      origin: null,
    });
    const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
    expect(cookies).toContainEqual(expect.stringMatching(/^token=secret;/));
    expect(cookies).toContainEqual(expect.stringMatching(/^social=;/));
  });

  it('sends the code with its verifier', async () => {
    const { visit, findCalls } = await openVisit({
      ...{ answers: { 'POST /auth/soundcloud': answer }, headers: keep('soundcloud state-1 verifier-1 0 /cart') },
    });
    const fields = { code: 'code-1', state: 'state-1' };
    expect(await finishSocialSignIn(visit, 'soundcloud', SITE, fields)).toMatchObject({ outcome: { answer: {} } });
    expect(findCalls('POST /auth/soundcloud')[0]?.body).toMatchObject({
      ...{ code: 'code-1', code_verifier: 'verifier-1', connect: false },
      redirect_uri: 'https://shop.example/sign/soundcloud/return',
    });
  });

  it('asks for the address of an unknown person, and connects the service when it was started for that', async () => {
    const step = { challenge: 'proof', requires_email: true, email: null };
    const answers = { 'POST /auth/facebook': step, 'POST /user/identities': { provider: 'facebook', created_at: 1 } };
    const fields = { access_token: 'token', state: 'state-1' };
    const unknown = await openVisit({ answers, headers: keep('facebook state-1 x 0 /cart') });
    const first = await finishSocialSignIn(unknown.visit, 'facebook', SITE, fields);
    expect(first).toEqual({ outcome: { unknown: step }, redirect: '/cart' });
    expect(unknown.findCalls('POST /user/identities')).toEqual([]);
    const owner = await openVisit({ answers, headers: keep('facebook state-1 x 1 /cart') });
    const second = await finishSocialSignIn(owner.visit, 'facebook', SITE, fields);
    expect(second).toEqual({ outcome: { connected: true }, redirect: '/cart' });
    expect(owner.findCalls('POST /auth/facebook')[0]?.body).toMatchObject({ access_token: 'token', connect: true });
    expect(owner.findCalls('POST /user/identities')[0]?.body).toEqual({ challenge: 'proof' });
  });

  it.each([
    [headers, { ...sent, state: 'state-2' }],
    [headers, { id_token: 'a.b.c' }],
    [keep('facebook state-1 nonce-1 0 /cart'), sent],
    [{}, sent],
    [{}, { id_token: 'a.b.c', state: '' }],
  ])('is refused in a browser that has not started it: %j %j', async (otherHeaders, fields) => {
    const { visit, findCalls } = await openVisit({ headers: otherHeaders });
    const { outcome } = await finishSocialSignIn(visit, 'google', SITE, fields);
    expect(outcome).toMatchObject({ problem: { code: 'social_token_invalid' } });
    expect(findCalls('POST /auth/google')).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example'])('does not lead to another site: %s', async (target) => {
    const answers = { 'POST /auth/google': problemResponse(401, 'social_token_invalid') };
    const { visit } = await openVisit({ answers, headers: keep(`google state-1 nonce-1 0 ${target}`) });
    expect(await finishSocialSignIn(visit, 'google', SITE, sent)).toMatchObject({ redirect: '/my-account' });
  });
});
