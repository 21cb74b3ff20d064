import { describe, expect, it } from 'vitest';
import type { WhiteLabelShop } from '#generated/schemas.ts';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { USER, KEPT_DAYS } from '#storefront/testing/fixtures.ts';
import { SIGN_OUT_COOKIES } from '#storefront/app/visit/cookies.ts';
import { requireUser } from './require-user.server.ts';
import { confirmEmail, submitSignForm } from './sign-in.server.ts';

const answers = {
  'POST /auth/login': { token: 'secret', data: USER },
  'POST /auth/signup': { email: 'lea@example.com', resend: 'key' },
  'POST /auth/signup/resend': { ok: true },
};
const headers = { cookie: 'lang=en; currency=USD; ori=IGO; ref=https%3A%2F%2Finstagram.com%2F' };
const fields = { email: ' lea@example.com ', password: 'seventh-side-b' };

it('sends country, currency, origin and referrer when signing in', async () => {
  const { visit, findCalls } = await openVisit({ answers, headers, clientIp: '8.8.8.8' });
  await submitSignForm(visit, { ...fields, intent: 'sign_in' });
  expect(findCalls('POST /auth/login')[0]?.body).toEqual({
    email: 'lea@example.com',
    password: 'seventh-side-b',
    currency: 'USD',
    origin: 'IGO',
    referrer: 'https://instagram.com/',
    country_id: 'US',
    shop_id: null,
    device: null,
  });
});

it.each(['sign_in', 'sign_up'])('sends the white-label shop of the visited host for %s', async (intent) => {
  const { visit, findCalls } = await openVisit({ answers, headers });
  const hostShop = { id: 4, code: 'halfmoon', host: 'records.halfmoon.example' } as WhiteLabelShop;
  await submitSignForm({ ...visit, hostShop }, { ...fields, intent });
  const call = intent === 'sign_in' ? 'POST /auth/login' : 'POST /auth/signup';
  expect(findCalls(call)[0]?.body).toMatchObject({ shop_id: 4 });
});

it('sends the device cookie of the last sign-in, which signing out keeps', async () => {
  const login = { token: 'secret', data: USER, device: 'name.signature' };
  const answersWithDevice = { ...answers, 'POST /auth/login': login };
  const firstSignIn = await openVisit({ answers: answersWithDevice, headers });
  await submitSignForm(firstSignIn.visit, { ...fields, intent: 'sign_in' });
  const cookies = await firstSignIn.visit.cookies.changes(async () => KEPT_DAYS);
  expect(cookies).toContainEqual(expect.stringMatching(/^device=name\.signature; .*Max-Age=31536000; .*HttpOnly/));
  const nextHeaders = { cookie: `${headers.cookie}; device=name.signature` };
  const nextSignIn = await openVisit({ answers: answersWithDevice, headers: nextHeaders });
  await submitSignForm(nextSignIn.visit, { ...fields, intent: 'sign_in' });
  expect(nextSignIn.findCalls('POST /auth/login')[0]?.body).toMatchObject({ device: 'name.signature' });
  expect(SIGN_OUT_COOKIES.map(({ name }) => name)).not.toContain('device');
});

it('ignores a device cookie that is too long', async () => {
  const { visit, findCalls } = await openVisit({ answers, headers: { cookie: `device=${'x'.repeat(201)}` } });
  await submitSignForm(visit, { ...fields, intent: 'sign_in' });
  expect(findCalls('POST /auth/login')[0]?.body).toMatchObject({ device: null });
});

it('sets an HttpOnly token cookie and the account’s language and currency', async () => {
  const { visit } = await openVisit({ answers, headers });
  await submitSignForm(visit, { ...fields, intent: 'sign_in' });
  const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
  expect(cookies).toContainEqual(expect.stringMatching(/^token=secret; .*Max-Age=31536000; .*HttpOnly/));
  expect(cookies).toContainEqual(expect.stringMatching(/^lang=fr;/));
  expect(cookies).toContainEqual(expect.stringMatching(/^currency=GBP;/));
});

it.each([
  [true, true],
  ['on', true],
  [undefined, false],
])('signs up and sends a newsletter field of %s as %s', async (newsletter, expected) => {
  const { visit, findCalls } = await openVisit({ answers, headers });
  const person = { ...fields, firstname: 'Léa', lastname: 'Moreau', newsletter, redirect: '/payment?x=1' };
  expect(await submitSignForm(visit, { ...person, intent: 'sign_up' })).toEqual({
    sent: { email: 'lea@example.com', resend: 'key' },
  });
  expect(findCalls('POST /auth/signup')[0]?.body).toMatchObject({
    ...{ firstname: 'Léa', newsletter: expected, lang: 'en', redirect: '/payment?x=1' },
    ...{ currency: 'USD', origin: 'IGO', referrer: 'https://instagram.com/' },
  });
  expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'ignores a redirect to another site: %s',
  async (redirect) => {
    const { visit, findCalls } = await openVisit({ answers, headers });
    await submitSignForm(visit, { ...fields, intent: 'sign_up', firstname: 'Léa', lastname: 'Moreau', redirect });
    expect(findCalls('POST /auth/signup')[0]?.body).toMatchObject({ redirect: null });
    const evil = { 'POST /auth/confirm-email': { token: 'new', data: USER, redirect } };
    const { visit: other } = await openVisit({ answers: evil, headers });
    expect(await confirmEmail(other, 'token')).toMatchObject({ redirect: undefined });
  },
);

it('resends the confirmation mail and shows a notice', async () => {
  const { visit, findCalls } = await openVisit({ answers, headers });
  const sent = { email: 'lea@example.com', resend: 'key' };
  expect(await submitSignForm(visit, { ...sent, intent: 'send_again' })).toEqual({ sent: { ...sent, again: true } });
  expect(findCalls('POST /auth/signup/resend')[0]?.body).toEqual({ resend: 'key' });
  const limited = { 'POST /auth/signup/resend': problemResponse(429, 'too_many_requests') };
  const { visit: limitedVisit } = await openVisit({ answers: limited, headers });
  expect(await submitSignForm(limitedVisit, { ...sent, intent: 'send_again' })).toMatchObject({
    sent,
    problem: { code: 'too_many_requests' },
  });
});

it('signs in, returns the redirect of the sign-up and keeps the cart when the e-mail is confirmed', async () => {
  const confirmation = { token: 'secret', data: USER, device: 'name.signature', redirect: '/payment?x=1' };
  const { visit, findCalls } = await openVisit({
    answers: { 'POST /auth/confirm-email': confirmation },
    headers: { cookie: 'cart=0123' },
  });
  expect(await confirmEmail(visit, 'token')).toMatchObject({ redirect: '/payment?x=1' });
  expect(findCalls('POST /auth/confirm-email')[0]?.body).toEqual({ token: 'token' });
  const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
  expect(cookies).toContainEqual(expect.stringMatching(/^token=secret; .*Max-Age=31536000; .*HttpOnly/));
  expect(cookies).toContainEqual(expect.stringMatching(/^device=name\.signature;/));
  expect(cookies.filter((cookie) => cookie.startsWith('cart='))).toEqual([]);
});

it('sets no cookies when the link is rejected', async () => {
  const refused = { 'POST /auth/confirm-email': problemResponse(404, 'sign_up_link_invalid') };
  const { visit } = await openVisit({ answers: refused, headers });
  expect(await confirmEmail(visit, 'token')).toMatchObject({ problem: { code: 'sign_up_link_invalid' } });
  expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
});

it('sets no cookies when the sign-in is rejected', async () => {
  const refused = { 'POST /auth/login': problemResponse(401, 'invalid_credentials') };
  const { visit } = await openVisit({ answers: refused, headers });
  expect(await submitSignForm(visit, { ...fields, intent: 'sign_in' })).toMatchObject({
    problem: { code: 'invalid_credentials' },
  });
  expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
});

it('redirects visitors to the sign-in page, which returns to the requested page', async () => {
  const { visit } = await openVisit({ path: '/fr/my-account/orders' });
  const request = new Request('https://shop.example/fr/my-account/orders?page=2');
  const thrown = await requireUser(visit, request).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('location')).toBe('/fr/sign?redirect=%2Ffr%2Fmy-account%2Forders%3Fpage%3D2');
});

it('returns the signed-in user', async () => {
  const { visit, request } = await openVisit({
    answers: { 'GET /auth/check': { id: 88, data: USER } },
    headers: { cookie: 'token=t; lang=en; currency=EUR' },
  });
  expect(await requireUser(visit, request)).toEqual(USER);
});

describe('an account with authenticator codes', () => {
  it('opens no session before the code', async () => {
    const { visit } = await openVisit({ answers: { 'POST /auth/login': { challenge: 'proof' } }, headers });
    expect(await submitSignForm(visit, { ...fields, intent: 'sign_in' })).toEqual({ step: { challenge: 'proof' } });
    expect(await visit.cookies.changes(async () => KEPT_DAYS)).toEqual([]);
  });

  it('signs in by the code with the details of the visit', async () => {
    const { visit, findCalls } = await openVisit({
      answers: { 'POST /auth/login/code': { token: 'secret', data: USER } },
      headers,
    });
    await submitSignForm(visit, { challenge: 'proof', code: ' 492039 ', intent: 'code' });
    const details = { currency: 'USD', origin: 'IGO', referrer: 'https://instagram.com/' };
    expect(findCalls('POST /auth/login/code')[0]?.body).toMatchObject({
      challenge: 'proof',
      code: '492039',
      ...details,
    });
    const cookies = await visit.cookies.changes(async () => KEPT_DAYS);
    expect(cookies).toContainEqual(expect.stringMatching(/^token=secret;/));
  });

  it('keeps the step when the code is refused', async () => {
    const answers = { 'POST /auth/login/code': problemResponse(422, 'validation_failed') };
    const { visit } = await openVisit({ answers, headers });
    expect(await submitSignForm(visit, { challenge: 'proof', code: '1', intent: 'code' })).toMatchObject({
      step: { challenge: 'proof' },
      problem: { code: 'validation_failed' },
    });
  });
});
