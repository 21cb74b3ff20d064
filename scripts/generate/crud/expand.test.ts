import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../model/json.ts';
import { asObject } from '../model/json.ts';
import { expandCrud, findOrigin } from './expand.ts';

const buildContent = (kind: string): JsonObject => ({ 'application/json': { schema: { 'x-crud': kind } } });
const TEMPLATES: JsonObject = {
  '/': {
    get: {
      operationId: 'list{Entities}',
      summary: 'List {nouns}',
      description: '{description} In pages.',
      responses: {
        '200': { content: { 'application/json': { schema: { type: 'array', items: { 'x-crud': 'record' } } } } },
      },
    },
    post: {
      operationId: 'create{Entity}',
      summary: 'Create {a noun}',
      description: '{description}',
      requestBody: { content: buildContent('body') },
      responses: { '201': { description: 'Created.', content: buildContent('record') }, '409': { description: 'No.' } },
    },
  },
  '/{id}': {
    get: {
      operationId: 'get{Entity}',
      summary: 'Get {a noun}',
      responses: { '200': { content: buildContent('record') } },
    },
    patch: {
      operationId: 'update{Entity}',
      parameters: [
        { name: 'id', in: 'path' },
        { name: 'version', in: 'header' },
      ],
    },
  },
};

/** Expands a description with one resource. */
function expand(resource: JsonObject, more: JsonObject = {}) {
  const words: JsonObject = { name: 'entries', schema: 'Entry', path: '/entries', roles: ['team'], ...resource };
  const root: JsonObject = {
    'x-crud': structuredClone(TEMPLATES),
    tags: [{ name: 'Plain' }, { name: 'entries', 'x-resource': words }],
    paths: {},
    ...more,
  };
  const problems: string[] = [];
  const findSchemaRef = (name: string) => (['Entry', 'Draft'].includes(name) ? `schemas/${name}.yaml` : undefined);
  const origins = expandCrud(root, findSchemaRef, (...problem) => problems.push(problem.join(' ')));
  return { root, words, origins, problems, paths: asObject(root.paths) };
}

const getNested = (node: unknown, ...path: string[]): unknown =>
  path.reduce((value, key) => asObject(value)[key], node as Json | undefined);
const ENTRY = { $ref: 'schemas/Entry.yaml' };

test('expands a list of operations from the templates, with the names of the resource', () => {
  const { paths, root, words, problems } = expand({ crud: ['list', 'create', 'get'] });
  expect(problems).toEqual([]);
  expect(Object.keys(paths)).toEqual(['/entries', '/entries/{id}']);
  expect(getNested(paths, '/entries', 'get')).toEqual({
    tags: ['entries'],
    operationId: 'listEntries',
    summary: 'List entries',
    description: 'In pages.',
    'x-roles': ['team'],
    responses: { '200': { content: { 'application/json': { schema: { type: 'array', items: ENTRY } } } } },
  });
  expect(getNested(paths, '/entries', 'post', 'summary')).toBe('Create an entry');
  expect(getNested(paths, '/entries', 'post')).not.toHaveProperty('description');
  expect(getNested(paths, '/entries', 'post', 'requestBody', 'content', 'application/json', 'schema')).toEqual(ENTRY);
  expect(Object.keys(asObject(paths['/entries/{id}']))).toEqual(['get']);
  expect(root).not.toHaveProperty('x-crud');
  expect(words).toEqual({ name: 'entries', schema: 'Entry', path: '/entries', roles: ['team'] });
});

test('uses names that differ from the resource in texts and operation ids', () => {
  const { paths } = expand({ crud: ['list', 'create'], noun: 'win', nouns: 'prizes', entity: 'Prize' });
  expect(getNested(paths, '/entries', 'get')).toMatchObject({ operationId: 'listPrizes', summary: 'List prizes' });
  expect(getNested(paths, '/entries', 'post')).toMatchObject({ operationId: 'createPrize', summary: 'Create a win' });
});

describe('an operation overrides', () => {
  test('other roles, another body, another description', () => {
    const { paths } = expand({
      crud: {
        list: { description: 'The own ones.' },
        create: { roles: ['admin'], body: 'Draft' },
        get: { description: 'With all.' },
      },
    });
    expect(getNested(paths, '/entries', 'get', 'description')).toBe('The own ones. In pages.');
    expect(getNested(paths, '/entries', 'post', 'x-roles')).toEqual(['admin']);
    expect(getNested(paths, '/entries', 'post', 'requestBody', 'content', 'application/json', 'schema')).toEqual({
      $ref: 'schemas/Draft.yaml',
    });
    expect(getNested(paths, '/entries', 'post', 'responses', '201', 'content', 'application/json', 'schema')).toEqual(
      ENTRY,
    );
    expect(getNested(paths, '/entries/{id}', 'get', 'description')).toBe('With all.');
  });

  test('parts of an operation as a merge patch', () => {
    const { paths } = expand({
      crud: {
        create: { summary: 'Enter', responses: { '201': { description: 'Queued.' }, '409': null, '413': { a: 1 } } },
        update: { parameters: [{ name: 'id', in: 'path' }], 'x-action': { name: 'edit' } },
      },
    });
    expect(getNested(paths, '/entries', 'post', 'summary')).toBe('Enter');
    expect(getNested(paths, '/entries', 'post', 'responses')).toEqual({
      '201': { description: 'Queued.', content: { 'application/json': { schema: ENTRY } } },
      '413': { a: 1 },
    });
    expect(getNested(paths, '/entries/{id}', 'patch', 'parameters')).toEqual([{ name: 'id', in: 'path' }]);
    expect(getNested(paths, '/entries/{id}', 'patch', 'x-action')).toEqual({ name: 'edit' });
  });
});

test('keeps operations that are written out', () => {
  const { paths } = expand({ crud: ['get'] }, { paths: { '/entries/{id}': { delete: { operationId: 'drop' } } } });
  expect(Object.keys(asObject(paths['/entries/{id}']))).toEqual(['delete', 'get']);
});

describe('reports errors with their pointer', () => {
  const CRUD = '#/tags/1/x-resource/crud';
  test.each<[string, JsonObject, JsonObject?]>([
    [`unknown-crud ${CRUD}/1 crud has no operation upsert.`, { crud: ['get', 'upsert'] }],
    [`unknown-crud ${CRUD}/upsert crud has no operation upsert.`, { crud: { upsert: {} } }],
    [`unknown-crud ${CRUD}/get The words of get are no object.`, { crud: { get: true } }],
    [`unknown-crud ${CRUD} crud is neither a list nor a mapping of operations.`, { crud: 'get' }],
    [`unknown-word ${CRUD}/get/rolez An operation of crud has no word rolez.`, { crud: { get: { rolez: [] } } }],
    [`unknown-schema ${CRUD}/create/body There is no schema Gone.`, { crud: { create: { body: 'Gone' } } }],
    [`missing-template ${CRUD}/0 x-crud does not describe delete.`, { crud: ['delete'] }],
    [`duplicate-operation ${CRUD}/1 get /entries is also written out.`, { crud: ['list', 'list'] }],
    [
      `duplicate-operation ${CRUD}/0 get /entries is also written out.`,
      { crud: ['list'] },
      { paths: { '/entries': { get: {} } } },
    ],
  ])('%s', (problem, resource, more) => expect(expand(resource, more).problems).toEqual([problem]));
});

test('translates pointers into an expanded operation to the entry of crud or to the template', () => {
  const { origins } = expand({ crud: { list: {}, create: { responses: { '413': { $ref: 'gone.yaml' } } } } });
  const translate = (pointer: string) => findOrigin(pointer, origins);
  expect(translate('#/paths/~1entries/get/summary')).toBe('#/x-crud/~1/get/summary');
  expect(translate('#/paths/~1entries/post/responses/413')).toBe('#/tags/1/x-resource/crud/create/responses/413');
  expect(translate('#/paths/~1entries/post/requestBody')).toBe('#/x-crud/~1/post/requestBody');
  expect(translate('#/paths/~1other/get')).toBe('#/paths/~1other/get');
});
