// @vitest-environment node
import { expect, it } from 'vitest';
import { openVisit, problem } from '../testing/api.ts';
import { USER, KEPT_DAYS } from '../testing/fixtures.ts';
import { SIGN_OUT_COOKIES } from '../visit/cookies.ts';
import { requireUser } from './require-user.server.ts';
import { sign } from './sign-in.server.ts';

const answers = {
  'POST /auth/login': { token: 'secret', data: USER },
  'POST /auth/signup': { token: 'new', data: USER },
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
  await sign(visit, { ...fields, intent: 'sign_up', firstname: 'Léa', lastname: 'Moreau', newsletter });
  expect(asked('POST /auth/signup')[0]?.body).toMatchObject({ firstname: 'Léa', newsletter: wanted, lang: 'en' });
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
