import { expect, test } from 'vitest';
import { buildMethodFields, getMethodKey, listMethods } from './sign-in-methods.ts';

const code = { grant: 'authorization_code', tokenUrl: '/token', scopes: [] } as const;
const oauth = { name: 'oauth', in: 'bearer', flows: [code, { ...code, grant: 'password' }] } as const;
const key = { name: 'key', in: 'header', key: 'X-Key' } as const;
const login = { name: 'login', in: 'basic' } as const;

test('combines required schemes and separates alternatives', () => {
  const ways = listMethods({ schemes: [oauth, key, login], ways: [['oauth', 'key'], ['login']] });
  expect(ways.map((way) => way.map(getMethodKey).join(' + '))).toEqual([
    'oauth authorization_code + key secret',
    'oauth password + key secret',
    'oauth secret + key secret',
    'login login',
  ]);
});

test.each([
  ['a client that is not configured has fields', {}, {}, ['client_id_0', 'client_secret_0']],
  ['a client of the command needs no field', {}, { clientId: 'office' }, []],
  ['a client of the overrides file needs no field', { clientId: 'office' }, {}, []],
])('%s', (_name, words, settings, names) => {
  const method = { scheme: { ...oauth, ...words }, by: 'authorization_code' } as const;
  expect(buildMethodFields(method, 0, { api: '', ...settings }).map(({ name }) => name)).toEqual(names);
});

test('client credentials require a secret unless the command holds it', () => {
  const method = { scheme: oauth, by: 'client_credentials' } as const;
  const listFieldNames = (settings: { clientId?: string; keepsSecret?: boolean }) =>
    buildMethodFields(method, 1, { api: '', ...settings }).map(({ name }) => name);
  expect(listFieldNames({ clientId: 'office' })).toEqual(['client_secret_1']);
  expect(listFieldNames({ clientId: 'office', keepsSecret: true })).toEqual([]);
});
