import { describe, expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { KEPT_DAYS, USER } from '#storefront/testing/fixtures.ts';
import { finishGoogleSignIn, startGoogleSignIn } from './google.server.ts';

const google = { client_id: 'shop.example', authorization_endpoint: 'https://accounts.example/auth' };
const headers = { cookie: `social=${encodeURIComponent('state-1 nonce-1 /my-account/orders')}` };
const sent = { id_token: 'a.b.c', state: 'state-1' };

describe('starting a sign-in with Google', () => {
  it('redirects with state and nonce, which the browser keeps', async () => {
    const { visit } = await openVisit({ answers: { 'GET /auth/providers': { google } } });
    const url = await startGoogleSignIn(visit, 'https://shop.example', '/cart');
    const { state, nonce, ...query } = Object.fromEntries(url?.searchParams ?? []);
    expect(query).toEqual({
      ...{ client_id: 'shop.example', response_type: 'id_token', scope: 'openid email profile' },
      redirect_uri: 'https://shop.example/sign/google/return',
    });
    expect(url?.origin).toBe('https://accounts.example');
    expect(state).not.toBe(nonce);
    const [cookie] = await visit.cookies.changes(async () => KEPT_DAYS);
    expect(decodeURIComponent(cookie ?? '')).toContain(`social=${state} ${nonce} /cart;`);
    expect(cookie).toContain('HttpOnly');
  });

  it('is not possible without a provider', async () => {
    const { visit } = await openVisit({ answers: { 'GET /auth/providers': { google: null } } });
    expect(await startGoogleSignIn(visit, 'https://shop.example', '/')).toBeUndefined();
  });
});

describe('returning from Google', () => {
  it('sends token, nonce and visit once and returns to the page of the start', async () => {
    const { visit, findCalls } = await openVisit({
      answers: { 'POST /auth/google': { token: 'secret', data: USER } },
      headers,
    });
    expect(await finishGoogleSignIn(visit, sent)).toMatchObject({ redirect: '/my-account/orders' });
    expect(findCalls('POST /auth/google')[0]?.body).toMatchObject({
      id_token: 'a.b.c',
      nonce: 'nonce-1',
      origin: null,
    });
    const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
    expect(cookies).toContainEqual(expect.stringMatching(/^token=secret;/));
    expect(cookies).toContainEqual(expect.stringMatching(/^social=;/));
  });

  it.each([
    [headers, { ...sent, state: 'state-2' }],
    [headers, { id_token: 'a.b.c' }],
    [{}, sent],
    [{}, { id_token: 'a.b.c', state: '' }],
  ])('is refused in a browser that has not started it: %j %j', async (otherHeaders, fields) => {
    const { visit, findCalls } = await openVisit({ headers: otherHeaders });
    const { outcome } = await finishGoogleSignIn(visit, fields);
    expect(outcome).toMatchObject({ problem: { code: 'social_token_invalid' } });
    expect(findCalls('POST /auth/google')).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example'])('does not lead to another site: %s', async (target) => {
    const cookie = `social=${encodeURIComponent(`state-1 nonce-1 ${target}`)}`;
    const answers = { 'POST /auth/google': problemResponse(401, 'social_token_invalid') };
    const { visit } = await openVisit({ answers, headers: { cookie } });
    expect(await finishGoogleSignIn(visit, sent)).toMatchObject({ redirect: '/my-account' });
  });
});
