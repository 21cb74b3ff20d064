import { describe, expect, test } from 'vitest';
import { codesOf, modelOf } from '../testing.ts';
import type { JsonObject } from './json.ts';

const done: JsonObject = { responses: { '204': { description: 'Done.' } } };

test('parameters of the path are taken over unless the operation has its own', () => {
  const model = modelOf(
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
  const model = modelOf({}, { paths: { '/user-orders/{id}': { get: done } } });
  expect(model.operations[0]?.id).toBe('getUserOrdersId');
  expect(codesOf(model)).toEqual(['missing-operation-id']);
});

test('a body written inside its operation gets a name', () => {
  const body = {
    content: { 'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } } },
  };
  const model = modelOf(
    { PayBody: { type: 'string' } },
    { paths: { '/pay': { post: { operationId: 'pay', requestBody: body, ...done } } } },
  );
  expect(model.fields.get('PayBody2')?.fields).toEqual([{ name: 'a', type: 'text', label: 'fields.a' }]);
});

describe('roles', () => {
  const paths = { '/a': { get: { operationId: 'a', 'x-roles': ['team', 'visitor'], ...done } } };

  test('are those in use when the description lists none', () => {
    expect(modelOf({}, { paths }).roles).toEqual(['team', 'visitor']);
  });

  test('of the root are the only ones', () => {
    const model = modelOf({}, { paths, 'x-roles': ['visitor', 'admin'] });
    expect(model.roles).toEqual(['visitor', 'admin']);
    expect(codesOf(model)).toEqual(['unknown-role']);
  });
});

test('two operations of one id are reported', () => {
  const model = modelOf(
    {},
    { paths: { '/a': { get: { operationId: 'a', ...done } }, '/b': { get: { operationId: 'a', ...done } } } },
  );
  expect(codesOf(model)).toEqual(['duplicate-operation-id']);
});

test('an id that is made never meets another', () => {
  const paths = { '/a-b': { get: done }, '/a/b': { get: done }, '/c': { get: { operationId: 'getAB', ...done } } };
  const model = modelOf({}, { paths });
  expect(model.operations.map(({ id }) => id)).toEqual(['getAB2', 'getAB3', 'getAB']);
  expect(new Set(codesOf(model))).toEqual(new Set(['missing-operation-id']));
});

test('webhooks and callbacks are requests of the server, told apart by name and address', () => {
  const address = { post: done };
  const create = {
    operationId: 'create',
    callbacks: { paid: { a: address, b: address }, sent: { c: address } },
    ...done,
  };
  const model = modelOf({}, { paths: { '/a': { post: create } }, webhooks: { closed: { put: done, post: done } } });
  expect([...model.webhooks].map(([name, requests]) => [name, requests.map(({ method }) => method)])).toEqual([
    ['closed', ['put', 'post']],
    ['create.paid a', ['post']],
    ['create.paid b', ['post']],
    ['create.sent', ['post']],
  ]);
  expect(model.operations.map(({ id }) => id)).toEqual(['create']);
});
