import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Diagnostics } from '../diagnostics.ts';
import { asObject } from '../model/json.ts';
import { readDescription } from '../read.ts';
import crudPlugin from './redocly-plugin.ts';

/** A description of two files whose resource is expanded from `x-crud`. */
const FILES = {
  'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
x-schemas: schemas
tags:
  - name: records
    x-resource:
      name: records
      schema: Record
      path: /records
      crud: [list, get]
x-crud:
  /:
    get:
      operationId: list{Entities}
      responses:
        '200':
          description: A page.
          content: { application/json: { schema: { type: array, items: { x-crud: record } } } }
  /{id}:
    get:
      operationId: get{Entity}
      parameters: [{ $ref: 'parameters.yaml#/Id' }]
      responses: { '200': { description: One., content: { application/json: { schema: { x-crud: record } } } } }
paths:
  /records/{id}: { $ref: 'paths.yaml#/record' }
`,
  'parameters.yaml': 'Id: { name: id, in: path, required: true, schema: { type: integer } }\n',
  'paths.yaml': `record:
  delete:
    operationId: dropRecord
    parameters: [{ $ref: 'parameters.yaml#/Id' }]
    responses: { '204': { description: Gone. } }
`,
  'schemas/Record.yaml': 'type: object\nproperties: { id: { type: integer } }\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crud-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the description with one text of one file replaced. */
function write(file?: keyof typeof FILES, from = '', to = ''): string {
  for (const [name, text] of Object.entries(FILES)) {
    if (name === file && !text.includes(from)) throw new Error(`${name} has no ${from}`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name === file ? text.replace(from, () => to) : text);
  }
  return join(folder, 'openapi.yaml');
}

async function read(...change: Parameters<typeof write>) {
  const diagnostics = new Diagnostics();
  const description = await readDescription(write(...change), diagnostics);
  return { document: description?.document, problems: diagnostics.list };
}

/** Messages of Redocly's rules, with their lines. */
async function lintWith(rule: string, ...change: Parameters<typeof write>) {
  const config = await createConfig({
    plugins: [crudPlugin()],
    preprocessors: { 'crud/expand': 'on' },
    rules: { [rule]: 'error' },
  });
  const problems = await lint({ ref: write(...change), config });
  return problems.map(({ message, location: [at] }) => `${at?.pointer} ${message}`);
}

test('adds expanded operations to those of files, with references into components', async () => {
  const { document, problems } = await read();
  expect(problems).toEqual([]);
  const { '/records': list, '/records/{id}': record } = asObject(document?.paths);
  expect(list).toMatchObject({ get: { operationId: 'listRecords', tags: ['records'] } });
  expect(record).toMatchObject({
    get: { operationId: 'getRecord', parameters: [{ $ref: '#/components/parameters/Id' }] },
    delete: { operationId: 'dropRecord' },
  });
  expect(JSON.stringify(list)).toContain('"items":{"$ref":"#/components/schemas/Record"}');
});

test('reports an error in crud with code, pointer and place', async () => {
  const { problems } = await read('openapi.yaml', '[list, get]', '[list, got]');
  expect(problems).toMatchObject([{ code: 'unknown-crud', severity: 'error' }]);
  expect(problems[0]?.pointer).toMatch(/openapi\.yaml#\/tags\/0\/x-resource\/crud\/1$/);
  expect(problems[0]?.message).toMatch(/^crud has no operation got \(.*openapi\.yaml:10:20\)\.$/);
});

test('reports an unresolved reference of a template once, at the template', async () => {
  const { problems } = await read('openapi.yaml', 'parameters.yaml#/Id', 'parameters.yaml#/Gone');
  expect(problems).toMatchObject([{ code: 'unresolved-ref' }]);
  expect(problems[0]?.pointer).toMatch(/openapi\.yaml#\/x-crud\/~1\{id\}\/get\/parameters\/0$/);
  expect(problems[0]?.message).toMatch(/^There is no parameters\.yaml#\/Gone \(.*openapi\.yaml:22:20\)\.$/);
});

test('reports an operation that a path of another file also has', async () => {
  const { problems } = await read('paths.yaml', 'delete:', 'get:');
  expect(problems).toMatchObject([{ code: 'duplicate-operation' }]);
  expect(problems[0]?.pointer).toMatch(/openapi\.yaml#\/tags\/0\/x-resource\/crud\/1$/);
});

test('applies rules of Redocly to expanded operations', async () => {
  expect(await lintWith('operation-operationId')).toEqual([]);
  const without = await lintWith(
    'operation-operationId',
    'openapi.yaml',
    'operationId: get{Entity}',
    'deprecated: true',
  );
  expect(without).toEqual([expect.stringContaining('#/paths/~1records~1{id}/get')]);
  expect(await lintWith('no-unresolved-refs', 'openapi.yaml', '[list, get]', '[list, got]')).toEqual([
    '#/tags/0/x-resource/crud/1 crud has no operation got. (unknown-crud)',
  ]);
});
