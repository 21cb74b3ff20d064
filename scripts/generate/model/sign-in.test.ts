import { expect, test } from 'vitest';
import { Diagnostics } from '../diagnostics.ts';
import { createDocument, createModel, createOperation } from '../testing.ts';
import { buildModel } from './build.ts';

const securitySchemes = {
  login: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Of your account page.' },
  openid: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example/.well-known/openid-configuration' },
  oauth: {
    type: 'oauth2',
    flows: {
      implicit: { authorizationUrl: 'https://id.example/auth', scopes: {} },
      authorizationCode: {
        authorizationUrl: 'https://id.example/auth',
        tokenUrl: '/token',
        refreshUrl: '/renew',
        scopes: { read: 'Read.' },
      },
      clientCredentials: { tokenUrl: '/token', scopes: {} },
    },
  },
};

test('reads flows, discovery and places of credentials', () => {
  const { schemes } = createModel({}, { components: { securitySchemes } }).signIn;
  expect(schemes).toEqual([
    { name: 'login', in: 'basic' },
    { name: 'key', in: 'cookie', key: 'session', help: 'Of your account page.' },
    { name: 'openid', in: 'bearer', discovery: securitySchemes.openid.openIdConnectUrl },
    {
      name: 'oauth',
      in: 'bearer',
      flows: [
        {
          grant: 'authorization_code',
          authorizationUrl: 'https://id.example/auth',
          tokenUrl: '/token',
          refreshUrl: '/renew',
          scopes: ['read'],
        },
        { grant: 'client_credentials', tokenUrl: '/token', scopes: [] },
      ],
    },
  ]);
});

test('lists the alternatives of security requirements once each', () => {
  const paths = {
    '/a': { get: createOperation('a', undefined, undefined) },
    '/b': { get: createOperation('b', undefined, undefined, { security: [{ key: [], login: [] }, { openid: [] }] }) },
    '/c': { get: createOperation('c', undefined, undefined, { security: [] }) },
  };
  const more = { paths, components: { securitySchemes }, security: [{ openid: [] }, { login: [], key: [] }] };
  expect(createModel({}, more).signIn.ways).toEqual([['openid'], ['login', 'key']]);
});

test('lists every scheme when there are no requirements', () => {
  expect(createModel({}, { components: { securitySchemes } }).signIn.ways).toEqual([
    ['login'],
    ['key'],
    ['openid'],
    ['oauth'],
  ]);
});

test('reads the OAuth client of an overrides file and reports unknown schemes', () => {
  const document = createDocument({}, { components: { securitySchemes } });
  const diagnostics = new Diagnostics();
  const content = { signIn: { oauth: { clientId: 'office', scopes: ['read'] }, outh: {}, key: { id: 'x' } } };
  const { schemes } = buildModel(document, diagnostics, { file: 'words.yaml', content }).signIn;
  expect(schemes.at(-1)).toMatchObject({ clientId: 'office', scopes: ['read'] });
  expect(diagnostics.list.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    'words.yaml#/signIn/outh There is no security scheme outh; there are login, key, openid, oauth.',
    'words.yaml#/signIn/key There is no word id; there are clientId, scopes.',
  ]);
});
