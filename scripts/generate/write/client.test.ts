import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../model/json.ts';
import { createModel } from '../testing.ts';
import { writeClient } from './client.ts';

const generateFile = (paths: JsonObject, more: JsonObject = {}, schemas: JsonObject = {}, path = 'client.ts'): string =>
  writeClient(createModel(schemas, { paths, ...more })).find((file) => file.path === path)?.text ?? '';

const json = (schema: Json, type = 'application/json'): JsonObject => ({
  description: '',
  content: { [type]: { schema } },
});
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const operation = (operationId: string, responses: JsonObject, more: JsonObject = {}): JsonObject => ({
  get: { operationId, responses: { '200': json({ type: 'object' }), ...responses }, ...more },
});

describe('the error', () => {
  const schemas = {
    Problem: {
      type: 'object',
      required: ['code', 'secret'],
      properties: { code: { type: 'string' }, secret: { type: 'string', writeOnly: true } },
    },
    Other: { type: 'object', properties: { message: { type: 'string' } } },
    Reasons: { type: 'array', items: { type: 'string' } },
    Reason: { type: 'string' },
    Thing: { type: 'object', properties: { id: { type: 'integer' } } },
  };
  const inline = { type: 'object', required: ['msg'], properties: { msg: { type: 'string' } } };
  const problem = json(ref('Problem'), 'application/problem+json');
  const IS_OBJECT = `typeof body === 'object' && body !== null && !Array.isArray(body)`;

  test.each<[string, JsonObject, string, string]>([
    [
      'the one schema',
      { '404': problem },
      `components['schemas']['Problem']`,
      `${IS_OBJECT} && ['code'].every((name) => name in body)`,
    ],
    [
      'the schema most share',
      { '400': json(ref('Other')), '404': problem, '409': problem },
      `components['schemas']['Problem']`,
      'every',
    ],
    ['the first of equals', { '400': json(ref('Other')), '404': problem }, `components['schemas']['Other']`, IS_OBJECT],
    ['that of default', { default: json(ref('Other')) }, `components['schemas']['Other']`, IS_OBJECT],
    ['that of a range', { '5XX': json(ref('Other')) }, `components['schemas']['Other']`, IS_OBJECT],
    ['a list', { '400': json(ref('Reasons')) }, `components['schemas']['Reasons']`, 'return Array.isArray(body);'],
    ['a text', { '400': json(ref('Reason')) }, `components['schemas']['Reason']`, `return typeof body === 'string';`],
    [
      'one without a name',
      { '400': json(inline), '409': json({ ...inline, description: 'Again.' }), '404': problem },
      `operations['getIt']['responses'][400]['content']['application/json']`,
      `['msg'].every`,
    ],
    [
      'a range without a name',
      { '4XX': json(inline) },
      `operations['getIt']['responses']['4XX']['content']['application/json']`,
      `['msg'].every`,
    ],
    ['no page of HTML', { '404': json({ type: 'string' }, 'text/html') }, 'unknown', 'body !== undefined'],
    ['nothing', {}, 'unknown', 'body !== undefined'],
  ])('is %s', (_, responses, type, condition) => {
    const text = generateFile({ '/it': operation('getIt', responses) }, {}, schemas, 'client/error-body.ts');
    expect(text).toContain(`export type ErrorBody = ${type};`);
    expect(text).toContain(condition);
  });

  test('is unknown when default is the only response', () => {
    const paths = { '/it': { get: { operationId: 'getIt', responses: { default: json(ref('Thing')) } } } };
    expect(generateFile(paths, {}, schemas, 'client/error-body.ts')).toContain('ErrorBody = unknown');
  });
});

describe('credentials', () => {
  const generateSchemes = (securitySchemes: JsonObject) =>
    generateFile({}, { components: { schemas: {}, securitySchemes } });

  test.each<[JsonObject, string, string]>([
    [{ type: 'http', scheme: 'Bearer' }, 'string', 'asBearer'],
    [{ type: 'http', scheme: 'basic' }, 'Login', 'asBasic'],
    [{ type: 'oauth2', flows: {} }, 'string', 'asBearer'],
    [{ type: 'openIdConnect', openIdConnectUrl: 'https://id.example' }, 'string', 'asBearer'],
    [{ type: 'apiKey', in: 'header', name: 'X-Key' }, 'string', `asHeader('X-Key')`],
    [{ type: 'apiKey', in: 'query', name: 'key' }, 'string', `asQuery('key')`],
    [{ type: 'apiKey', in: 'cookie', name: 'sid' }, 'string', `asCookie('sid')`],
  ])('of %j are a %s, sent by %s', (scheme, type, maker) => {
    const written = generateSchemes({ 'my-scheme': scheme });
    expect(written).toContain(`  readonly 'my-scheme': ${type};`);
    expect(written).toContain(`const SCHEMES = { 'my-scheme': ${maker} };`);
  });

  test('follow a reference', () => {
    const written = generateSchemes({
      one: { $ref: '#/components/securitySchemes/two' },
      two: { type: 'http', scheme: 'basic' },
    });
    expect(written).toContain('const SCHEMES = { one: asBasic, two: asBasic };');
  });

  test('omit schemes without a header, and default to a bearer token', () => {
    const written = generateSchemes({ own: { type: 'mutualTLS' }, odd: { type: 'http', scheme: 'digest' } });
    expect(written).toContain('const SCHEMES = {};');
    expect(generateFile({})).toContain('const SCHEMES = { bearer: asBearer };');
  });
});

describe('the security requirement of operations', () => {
  const schemes = {
    token: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    tls: { type: 'mutualTLS' },
  };
  const generateDemands = (
    root: Json | undefined,
    requirements: (Json | undefined)[],
    securitySchemes: JsonObject = schemes,
  ) => {
    const buildWords = (security: Json | undefined): JsonObject => (security === undefined ? {} : { security });
    const paths = Object.fromEntries(
      requirements.map((security, i) => [`/${i}`, operation(`get${i}`, {}, buildWords(security))]),
    );
    const text = generateFile(paths, { ...buildWords(root), components: { schemas: {}, securitySchemes } });
    return /createCredentialChooser\(([^;]*)\);/.exec(text)?.[1]?.replace(/\s+/g, ' ');
  };

  test.each<[string, string | undefined, Json | undefined, (Json | undefined)[]]>([
    ['is unknown without a declaration', undefined, undefined, [undefined]],
    ['is declared at the root', `{ usual: [['token']] }`, [{ token: [] }], [undefined, undefined]],
    [
      'or by each operation',
      `{ usual: [['key']], others: { 'GET /0': [] } }`,
      undefined,
      [undefined, [{ key: [] }], [{ key: [] }]],
    ],
    ['may be empty', `{ usual: [['token']], others: { 'GET /2': [] } }`, [{ token: [] }], [undefined, undefined, []]],
    ['may have alternatives', `{ usual: [['key'], ['token']] }`, undefined, [[{ key: [] }, { token: ['a'] }]]],
    ['may combine schemes', `{ usual: [['key', 'token']] }`, undefined, [[{ key: [], token: [] }]]],
    ['may be optional', `{ usual: [['token']] }`, undefined, [[{}, { token: [] }]]],
    [
      'contains only schemes that a client can send',
      `{ usual: [['token']] }`,
      undefined,
      [[{ tls: [], token: [] }, { tls: [] }]],
    ],
    ['may be a reference', `{ usual: [['key']] }`, undefined, [[{ '#/components/securitySchemes/key': [] }]]],
  ])('%s', (_, written, root, requirements) => {
    expect(generateDemands(root, requirements)).toBe(written);
  });

  test('is omitted when all operations take the only scheme', () => {
    const { token } = schemes;
    expect(generateDemands([{ token: [] }], [undefined, [{}, { token: [] }]], { token })).toBeUndefined();
    expect(generateDemands([{ token: [] }], [undefined, []], { token })).toBe(
      `{ usual: [['token']], others: { 'GET /1': [] } }`,
    );
  });

  test('is reported when its scheme is unknown', () => {
    const paths = { '/it': operation('getIt', {}, { security: [{ gone: [] }] }) };
    const { diagnostics } = createModel({}, { paths, components: { schemas: {}, securitySchemes: schemes } });
    expect(diagnostics.list).toMatchObject([{ code: 'unknown-scheme', pointer: '#/paths/~1it/get/security/0/gone' }]);
  });
});

test.each<[Json | undefined, string]>([
  [undefined, ''],
  [[{ url: '/' }], ''],
  [[{ url: 'https://api.example/v2/' }, { url: 'https://test.example' }], 'https://api.example/v2'],
  [
    [{ url: '{scheme}://{host}/v1', variables: { scheme: { default: 'https' }, host: { default: 'api.example' } } }],
    'https://api.example/v1',
  ],
])('reads the base URL from the first server: %j', (servers, url) => {
  expect(generateFile({}, { ...(servers && { servers }) })).toContain(`export const BASE_URL = '${url}';`);
});

test('writes the server of an operation', () => {
  const servers = [{ url: 'https://uploads.example' }];
  expect(generateFile({ '/it': operation('getIt', {}, { servers }) })).toContain(
    `'GET /it': { baseUrl: 'https://uploads.example' }`,
  );
  expect(generateFile({ '/it': { servers, ...operation('getIt', {}) } })).toContain(
    `'GET /it': { baseUrl: 'https://uploads.example' }`,
  );
});

describe('deviations from JSON', () => {
  const body = (content: JsonObject): JsonObject => ({ requestBody: { content } });
  const object = { schema: { type: 'object', properties: { a: { type: 'string' } } } };
  const query = (words: JsonObject): JsonObject => ({ parameters: [{ name: 'p', in: 'query', ...words }] });
  const list = { type: 'array', items: { type: 'string' } };
  const union = { anyOf: [{ type: 'object', properties: { gt: { type: 'integer' } } }, { type: 'integer' }] };

  test.each<[string, JsonObject, string | undefined]>([
    ['JSON', body({ 'application/json': object }), undefined],
    ['JSON beside a form', body({ 'multipart/form-data': object, 'application/json': object }), undefined],
    [
      'another JSON',
      body({ 'application/merge-patch+json': object }),
      `body: { type: 'application/merge-patch+json' }`,
    ],
    [
      'a form',
      body({ 'application/x-www-form-urlencoded': object }),
      `body: { type: 'application/x-www-form-urlencoded' }`,
    ],
    [
      'a form with parts of their own',
      body({
        'multipart/form-data': {
          ...object,
          encoding: { a: { contentType: 'image/png' }, b: { style: 'deepObject' }, c: { explode: false } },
        },
      }),
      `body: { type: 'multipart/form-data', parts: { a: { type: 'image/png' }, b: { deep: true }, c: { join: ',' } } }`,
    ],
    ['bytes', body({ 'application/octet-stream': {} }), `raw: 'application/octet-stream'`],
    ['a list as usual', query({ schema: list }), undefined],
    ['a list as one text', query({ schema: list, explode: false }), 'query: { p: { explode: false } }'],
    [
      'a list between bars',
      query({ schema: list, style: 'pipeDelimited', explode: false }),
      `query: { p: { style: 'pipeDelimited', explode: false } }`,
    ],
    ['one value that is said not to explode', query({ schema: { type: 'string' }, explode: false }), undefined],
    ['an object', query({ schema: { type: 'object', properties: {} } }), 'query: { p: {} }'],
    ['an object or a number', query({ schema: union, style: 'deepObject' }), `query: { p: { style: 'deepObject' } }`],
    [
      'JSON in a query',
      query({ content: { 'application/json': { schema: list } } }),
      `query: { p: { style: 'json' } }`,
    ],
    [
      'reserved signs',
      query({ schema: { type: 'string' }, allowReserved: true }),
      'query: { p: { allowReserved: true } }',
    ],
    [
      'values in a path',
      { parameters: [{ name: 'id', in: 'path', required: true, style: 'matrix', explode: true, schema: list }] },
      `path: '/it/{;id*}/{to}'`,
    ],
    ['an answer of text', { responses: { '200': json({ type: 'string' }, 'text/csv') } }, `answer: 'text'`],
    [
      'an answer that is all there is',
      { responses: { default: json({ type: 'string' }, 'text/csv') } },
      `answer: 'text'`,
    ],
    [
      'JSON in any answer of success',
      { responses: { '200': json({ type: 'string' }, 'text/csv'), '202': json({ type: 'string' }) } },
      undefined,
    ],
    [
      'an answer of bytes',
      { responses: { '200': json({ type: 'string', format: 'binary' }, 'application/pdf') } },
      `answer: 'stream'`,
    ],
    [
      'an answer without a schema',
      { responses: { '200': { description: '', content: { 'image/png': {} } } } },
      `answer: 'stream'`,
    ],
  ])('are written for %s', (_, words, wire) => {
    const path = wire?.startsWith('path') ? '/it/{id}/{to}' : '/it';
    const text = generateFile({ [path]: operation('getIt', {}, words) });
    if (wire === undefined) expect(text).not.toContain('WIRE');
    else expect(text.replace(/\s+/g, ' ').replaceAll(', }', ' }')).toContain(`'GET ${path}': { ${wire} }`);
    expect(text.includes('packBody')).toBe(wire?.startsWith('body') ?? false);
    expect(text.includes('writeQuery')).toBe(wire?.startsWith('query') ?? false);
  });
});

test('copies the runtime, which only imports openapi-fetch', () => {
  const files = writeClient(createModel({}));
  expect(files.map(({ path }) => path)).toEqual([
    'client.ts',
    'client/error-body.ts',
    ...[
      'api-error',
      'body',
      'demands',
      'error-words',
      'make-client',
      'middleware',
      'query',
      'retry',
      'typed-client',
      'unwrap',
      'upload',
    ].map((name) => `client/${name}.ts`),
  ]);
  const imported = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, name]) => name),
  );
  expect(new Set(imported.filter((name) => !name?.startsWith('./') && name !== '../types.ts'))).toEqual(
    new Set(['openapi-fetch']),
  );
});
