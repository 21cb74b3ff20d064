// @vitest-environment node
import { expect, it } from 'vitest';
import { openVisit, problem } from '#storefront/testing/api.ts';
import { USER, KEPT_DAYS } from '#storefront/testing/fixtures.ts';
import { SIGN_OUT_COOKIES } from '#storefront/app/visit/cookies.ts';
import { requireUser } from './require-user.server.ts';
import { confirmEmail, sign } from './sign-in.server.ts';

const answers = {
  'POST /auth/login': { token: 'secret', data: USER },
  'POST /auth/signup': { email: 'lea@example.com', resend: 'key' },
  'POST /auth/signup/resend': { ok: true },
};
const headers = { cookie: 'lang=en; currency=USD; ori=IGO; ref=https%3A%2F%2Finstagram.com%2F' };
const fields = { email: ' lea@example.com ', password: 'seventh-side-b' };

it('signs in with where the visitor is and came from', async () => {
  const { visit, asked } = await openVisit({ answers, headers, clientIp: '8.8.8.8' });
  await sign(visit, { ...fields, intent: 'sign_in' });
  expect(asked('POST /auth/login')[0]?.body).toEqual({
    email: 'lea@example.com',
    password: 'seventh-side-b',
    currency: 'USD',
    origin: 'IGO',
    referrer: 'https://instagram.com/',
    country_id: 'US',
    device: null,
  });
});

it('is known at the next sign-in by what the last one left, which signing out keeps', async () => {
  const known = { ...answers, 'POST /auth/login': { token: 'secret', data: USER, device: 'name.signature' } };
  const first = await openVisit({ answers: known, headers });
  await sign(first.visit, { ...fields, intent: 'sign_in' });
  const cookies = await first.visit.cookies.changes(async () => KEPT_DAYS);
  expect(cookies).toContainEqual(expect.stringMatching(/^device=name\.signature; .*Max-Age=31536000; HttpOnly/));
  const next = await openVisit({ answers: known, headers: { cookie: `${headers.cookie}; device=name.signature` } });
  await sign(next.visit, { ...fields, intent: 'sign_in' });
  expect(next.asked('POST /auth/login')[0]?.body).toMatchObject({ device: 'name.signature' });
  expect(SIGN_OUT_COOKIES.map(({ name }) => name)).not.toContain('device');
});

it('leaves out a device text that is longer than any of ours', async () => {
  const { visit, asked } = await openVisit({ answers, headers: { cookie: `device=${'x'.repeat(201)}` } });
  await sign(visit, { ...fields, intent: 'sign_in' });
  expect(asked('POST /auth/login')[0]?.body).toMatchObject({ device: null });
});

it('remembers the token out of reach of scripts, and the account’s language and currency', async () => {
  const { visit } = await openVisit({ answers, headers });
  await sign(visit, { ...fields, intent: 'sign_in' });
  const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
  expect(cookies).toContainEqual(expect.stringMatching(/^token=secret; .*Max-Age=31536000; HttpOnly/));
  expect(cookies).toContainEqual(expect.stringMatching(/^lang=fr;/));
  expect(cookies).toContainEqual(expect.stringMatching(/^currency=GBP;/));
});

it.each([
  [true, true],
  ['on', true],
  [undefined, false],
])('signs up; a newsletter box of %s means %s', async (newsletter, wanted) => {
  const { visit, asked } = await openVisit({ answers, headers });
  const person = { ...fields, firstname: 'Léa', lastname: 'Moreau', newsletter, redirect: '/payment?x=1' };
  expect(await sign(visit, { ...person, intent: 'sign_up' })).toEqual({
    sent: { email: 'lea@example.com', resend: 'key' },
  });
  expect(asked('POST /auth/signup')[0]?.body).toMatchObject({
    ...{ firstname: 'Léa', newsletter: wanted, lang: 'en', redirect: '/payment?x=1' },
    ...{ currency: 'USD', origin: 'IGO', referrer: 'https://instagram.com/' },
  });
  expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'keeps no way to another site: %s',
  async (redirect) => {
    const { visit, asked } = await openVisit({ answers, headers });
    await sign(visit, { ...fields, intent: 'sign_up', firstname: 'Léa', lastname: 'Moreau', redirect });
    expect(asked('POST /auth/signup')[0]?.body).toMatchObject({ redirect: null });
    const evil = { 'POST /auth/confirm-email': { token: 'new', data: USER, redirect } };
    const { visit: other } = await openVisit({ answers: evil, headers });
    expect(await confirmEmail(other, 'token')).toMatchObject({ redirect: undefined });
  },
);

it('has the letter sent again, and says so', async () => {
  const { visit, asked } = await openVisit({ answers, headers });
  const sent = { email: 'lea@example.com', resend: 'key' };
  expect(await sign(visit, { ...sent, intent: 'send_again' })).toEqual({ sent: { ...sent, again: true } });
  expect(asked('POST /auth/signup/resend')[0]?.body).toEqual({ resend: 'key' });
  const full = { 'POST /auth/signup/resend': problem(429, 'too_many_requests') };
  const { visit: late } = await openVisit({ answers: full, headers });
  expect(await sign(late, { ...sent, intent: 'send_again' })).toMatchObject({
    sent,
    problem: { code: 'too_many_requests' },
  });
});

it('signs in by confirming the e-mail, with the way that the sign-up had; the cart stays', async () => {
  const confirmed = { token: 'secret', data: USER, device: 'name.signature', redirect: '/payment?x=1' };
  const { visit, asked } = await openVisit({
    answers: { 'POST /auth/confirm-email': confirmed },
    headers: { cookie: 'cart=0123' },
  });
  expect(await confirmEmail(visit, 'token')).toMatchObject({ redirect: '/payment?x=1' });
  expect(asked('POST /auth/confirm-email')[0]?.body).toEqual({ token: 'token' });
  const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
  expect(cookies).toContainEqual(expect.stringMatching(/^token=secret; .*Max-Age=31536000; HttpOnly/));
  expect(cookies).toContainEqual(expect.stringMatching(/^device=name\.signature;/));
  expect(cookies.filter((cookie) => cookie.startsWith('cart='))).toEqual([]);
});

it('remembers nothing when the link is refused', async () => {
  const refused = { 'POST /auth/confirm-email': problem(404, 'sign_up_link_invalid') };
  const { visit } = await openVisit({ answers: refused, headers });
  expect(await confirmEmail(visit, 'token')).toMatchObject({ problem: { code: 'sign_up_link_invalid' } });
  expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
});

it('remembers nothing when it is refused', async () => {
  const refused = { 'POST /auth/login': problem(401, 'invalid_credentials') };
  const { visit } = await openVisit({ answers: refused, headers });
  expect(await sign(visit, { ...fields, intent: 'sign_in' })).toMatchObject({
    problem: { code: 'invalid_credentials' },
  });
  expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
});

it('sends who is not signed in to the sign-in page and back', async () => {
  const { visit } = await openVisit({ path: '/fr/my-account/orders' });
  const request = new Request('https://shop.example/fr/my-account/orders?page=2');
  const thrown = await requireUser(visit, request).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('location')).toBe('/fr/sign?redirect=%2Ffr%2Fmy-account%2Forders%3Fpage%3D2');
});

it('lets through who is signed in', async () => {
  const { visit, request } = await openVisit({
    answers: { 'GET /auth/check': { id: 88, data: USER } },
    headers: { cookie: 'token=t; lang=en; currency=EUR' },
  });
  expect(await requireUser(visit, request)).toEqual(USER);
});
