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
