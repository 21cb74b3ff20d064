import { describe, expect, test } from 'vitest';
import { listCodes, createModel } from '../testing.ts';
import type { JsonObject } from './json.ts';

const done: JsonObject = { responses: { '204': { description: 'Done.' } } };

test('parameters of an operation override those of its path', () => {
  const model = createModel(
    {},
    {
      paths: {
        '/a/{id}/{other}': {
          parameters: [{ $ref: '#/components/parameters/Id' }, { name: 'q', in: 'query', schema: { type: 'string' } }],
          get: {
            operationId: 'getA',
            parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'integer' } }],
            ...done,
          },
        },
      },
      components: { parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' } } } },
    },
  );
  const parameters = model.operations[0]?.parameters.map(({ name, in: place, required, schema, component }) => [
    name,
    place,
    required,
    schema.types.join(),
    component,
  ]);
  expect(parameters).toEqual([
    ['id', 'path', true, 'integer', 'Id'],
    ['q', 'query', true, 'integer', undefined],
    ['other', 'path', true, 'string', undefined],
  ]);
});

test('an operation without an id gets one from its method and path', () => {
  const model = createModel({}, { paths: { '/user-orders/{id}': { get: done } } });
  expect(model.operations[0]?.id).toBe('getUserOrdersId');
  expect(listCodes(model)).toEqual(['missing-operation-id']);
});

test('a body written inside its operation gets a name', () => {
  const body = {
    content: { 'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } } },
  };
  const model = createModel(
    { PayBody: { type: 'string' } },
    { paths: { '/pay': { post: { operationId: 'pay', requestBody: body, ...done } } } },
  );
  expect(model.fields.get('PayBody2')?.fields).toEqual([{ name: 'a', type: 'text', label: 'fields.a' }]);
});

describe('roles', () => {
  const paths = { '/a': { get: { operationId: 'a', 'x-roles': ['team', 'visitor'], ...done } } };

  test('are those in use when the description lists none', () => {
    expect(createModel({}, { paths }).roles).toEqual(['team', 'visitor']);
  });

  test('of the root are the only ones', () => {
    const model = createModel({}, { paths, 'x-roles': ['visitor', 'admin'] });
    expect(model.roles).toEqual(['visitor', 'admin']);
    expect(listCodes(model)).toEqual(['unknown-role']);
  });
});

test('renames the second of two operations with one id, with a warning', () => {
  const a = { operationId: 'a', ...done };
  const model = createModel({}, { paths: { '/a': { get: a, head: a }, '/b': { get: a } } });
  expect(listCodes(model)).toEqual(['duplicate-operation-id', 'duplicate-operation-id']);
  expect(model.diagnostics.errors).toBe(0);
  expect(model.operations.map(({ id }) => id)).toEqual(['a', 'aHead', 'getB']);
});

test('ignores header parameters that OpenAPI describes elsewhere', () => {
  const schema = { type: 'string' };
  const header = (name: string) => ({ name, in: 'header', required: true, schema });
  const shared = { parameters: { Type: header('content-type') } };
  const parameters = [
    header('Accept'),
    header('Authorization'),
    { $ref: '#/components/parameters/Type' },
    header('X-Shop'),
  ];
  const paths = { '/a': { parameters, get: { operationId: 'a', ...done } } };
  const model = createModel({}, { paths, components: shared });
  expect(model.operations[0]?.parameters.map(({ name }) => name)).toEqual(['X-Shop']);
  expect(model.shared.parameters.size).toBe(0);
});

test('generated ids are unique', () => {
  const paths = { '/a-b': { get: done }, '/a/b': { get: done }, '/c': { get: { operationId: 'getAB', ...done } } };
  const model = createModel({}, { paths });
  expect(model.operations.map(({ id }) => id)).toEqual(['getAB2', 'getAB3', 'getAB']);
  expect(new Set(listCodes(model))).toEqual(new Set(['missing-operation-id']));
});

test('reads webhooks and callbacks by name and address', () => {
  const address = { post: done };
  const create = {
    operationId: 'create',
    callbacks: { paid: { a: address, b: address }, sent: { c: address } },
    ...done,
  };
  const model = createModel({}, { paths: { '/a': { post: create } }, webhooks: { closed: { put: done, post: done } } });
  expect([...model.webhooks].map(([name, requests]) => [name, requests.map(({ method }) => method)])).toEqual([
    ['closed', ['put', 'post']],
    ['create.paid a', ['post']],
    ['create.paid b', ['post']],
    ['create.sent', ['post']],
  ]);
  expect(model.operations.map(({ id }) => id)).toEqual(['create']);
});

describe('of OpenAPI 3.2', () => {
  test('reports operations with other methods and reads the rest of the path', () => {
    const item = { query: done, additionalOperations: { LINK: done }, get: { operationId: 'getA', ...done } };
    const { operations, diagnostics } = createModel({}, { openapi: '3.2.0', paths: { '/a': item } });
    expect(operations.map(({ id }) => id)).toEqual(['getA']);
    expect(diagnostics.list).toEqual([
      {
        code: 'unknown-method',
        severity: 'warning',
        pointer: '#/paths/~1a/query',
        message: 'QUERY stays only in openapi.json.',
      },
      {
        code: 'unknown-method',
        severity: 'warning',
        pointer: '#/paths/~1a/additionalOperations/LINK',
        message: 'LINK stays only in openapi.json.',
      },
    ]);
  });

  test('reports and omits a parameter that is the whole query', () => {
    const Whole = { name: 'q', in: 'querystring', content: { 'application/json': { schema: { type: 'object' } } } };
    const parameters = [
      { $ref: '#/components/parameters/Whole' },
      { name: 'lang', in: 'query', schema: { type: 'string' } },
    ];
    const model = createModel(
      {},
      { paths: { '/a': { get: { operationId: 'getA', parameters, ...done } } }, components: { parameters: { Whole } } },
    );
    expect(model.operations[0]?.parameters.map(({ name }) => name)).toEqual(['lang']);
    expect([...model.shared.parameters]).toEqual([]);
    expect(model.diagnostics.list).toMatchObject([{ code: 'whole-query', pointer: '#/components/parameters/Whole' }]);
  });

  test.each(['prefixEncoding', 'itemEncoding'])('reports parts without a name: %s', (word) => {
    const content = { 'multipart/mixed': { schema: { type: 'array' }, [word]: {} } };
    const model = createModel(
      {},
      { paths: { '/a': { post: { operationId: 'a', requestBody: { content }, ...done } } } },
    );
    const pointer = `#/paths/~1a/post/requestBody/content/multipart~1mixed/${word}`;
    expect(model.diagnostics.list).toMatchObject([{ code: 'nameless-parts', pointer }]);
  });

  test('reads referenced media types and reports the entries of a stream', () => {
    const content = { 'application/json': { $ref: '#/components/mediaTypes/Text' } };
    const stream = { 'text/event-stream': { itemSchema: { type: 'object' } } };
    const answers = { '200': { description: 'Done.', content }, '206': { description: 'Part.', content: stream } };
    const model = createModel(
      {},
      {
        paths: { '/a': { get: { operationId: 'getA', responses: answers } } },
        components: { mediaTypes: { Text: { schema: { type: 'string' } } } },
      },
    );
    expect(model.operations[0]?.answers.get('200')?.media.get('application/json')?.schema?.types).toEqual(['string']);
    expect(listCodes(model)).toEqual(['not-typed']);
  });

  test('ignores parents and kinds of tags', () => {
    const tags = [
      { name: 'a', kind: 'nav', summary: 'A' },
      { name: 'b', parent: 'a', kind: 'audience' },
    ];
    const model = createModel({}, { tags, paths: { '/a': { get: { operationId: 'getA', tags: ['b'], ...done } } } });
    expect(model.operations[0]?.tags).toEqual(['b']);
    expect(listCodes(model)).toEqual([]);
  });
});
