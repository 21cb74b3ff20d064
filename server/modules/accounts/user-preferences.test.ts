import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthCheck, Problem, UserData } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const setLanguage = (as: ApiRole, lang: unknown) =>
  api.call<UserData & Problem>('POST', '/user/lang', { as, body: { lang } });
const setCurrency = (as: ApiRole, currency: unknown) =>
  api.call<UserData & Problem>('POST', '/user/currency', { as, body: { currency } });

it.each(['user', 'pro', 'artist', 'team', 'admin'] as const)('%s changes language and currency', async (role) => {
  expect((await setLanguage(role, 'zh')).body.lang).toBe('zh');
  expect((await setCurrency(role, 'JPY')).body.currency).toBe('JPY');
  const { body } = await api.call<AuthCheck>('GET', '/auth/check', { as: role });
  expect([body.data?.lang, body.data?.currency]).toEqual(['zh', 'JPY']);
});

it('changes the account of the caller only', async () => {
  await setLanguage('user', 'fr');
  await setLanguage('team', 'en');
  expect((await api.call<AuthCheck>('GET', '/auth/check', { as: 'user' })).body.data?.lang).toBe('fr');
});

it.each(['de', 'EN', '', null, 7, undefined])('refuses the language %j', async (lang) => {
  const { status, body } = await setLanguage('user', lang);
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'lang']);
});

it.each(['BTC', 'eur', '', null, undefined])('refuses the currency %j', async (currency) => {
  const { status, body } = await setCurrency('user', currency);
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'currency']);
});

const ADDRESS = {
  company: null,
  address: '12 rue des Martyrs',
  address2: null,
  zip_code: '75009',
  city: 'Paris',
  state: null,
};

it('changes name, phone number and delivery address, which fill in the checkout', async () => {
  const profile = { firstname: 'Léa', lastname: 'Moreau', phone: '+33 1 23 45 67 89' };
  const named = await api.call<UserData>('POST', '/user/profile', { as: 'user', body: profile });
  expect([named.status, named.body.name]).toEqual([200, 'Léa Moreau']);
  const delivery = { ...ADDRESS, country_id: 'FR', company: 'Moreau Disques', address2: 'Bâtiment B' };
  expect((await api.call('POST', '/user/delivery', { as: 'user', body: { address: delivery } })).status).toBe(200);
  const { body } = await api.call<AuthCheck>('GET', '/auth/check', { as: 'user' });
  expect(body.data?.customer).toMatchObject({ ...profile, ...delivery });
  // what is left out is emptied
  const { company: _company, address2: _address2, ...short } = delivery;
  const emptied = await api.call<UserData>('POST', '/user/delivery', { as: 'user', body: { address: short } });
  expect(emptied.body.customer).toMatchObject({ company: null, address2: null, city: 'Paris' });
});

it.each([
  [{ ...ADDRESS, country_id: 'US', zip_code: '60622', city: 'Chicago' }, 'state'],
  [{ ...ADDRESS, country_id: 'FR', zip_code: '1' }, 'zip_code'],
  [{ ...ADDRESS, country_id: 'FR', address: '' }, 'address'],
  [{ ...ADDRESS, country_id: 'XX' }, 'country_id'],
])('refuses the address %j for its %s', async (address, path) => {
  const answer = await api.call<Problem>('POST', '/user/delivery', { as: 'user', body: { address } });
  expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([422, [`address.${path}`]]);
});

it('refuses a profile without a name and one of a visitor', async () => {
  const { status, body } = await api.call<Problem>('POST', '/user/profile', { as: 'user', body: { firstname: 'Léa' } });
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'lastname']);
  expect((await api.call('POST', '/user/profile', { body: { firstname: 'Léa', lastname: 'M' } })).status).toBe(401);
});
