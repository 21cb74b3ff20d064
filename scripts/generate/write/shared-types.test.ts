import { expect, test } from 'vitest';
import { generateFrom } from '../generate.ts';
import type { JsonObject } from '../model/json.ts';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const etag = { etag: { schema: { type: 'string' } } };

/** Generates types.ts of a description with these paths. */
async function generateTypes(paths: JsonObject): Promise<string> {
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths };
  const { files } = await generateFrom(document, undefined, { only: 'types' });
  return files[0]?.text ?? '';
}

function operation(operationId: string, parameters: JsonObject[], headers: JsonObject = {}): JsonObject {
  const content = { 'application/json': { schema: { type: 'string' } } };
  return { operationId, parameters, responses: { '200': { description: 'Done.', headers, content } } };
}

test('declares repeated parameters and headers once, named by their members', async () => {
  const text = await generateTypes({
    '/a/{id}': { get: operation('getA', [id], etag), put: operation('putA', [id, { ...id, name: 'v', in: 'query' }]) },
    '/b/{id}': { get: operation('getB', [id], etag) },
  });
  expect(text.match(/^type \w+/gm)).toEqual(['type IdParameters', 'type EtagHeaders']);
  expect(text).toContain(`    getB: {
        parameters: IdParameters;
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: EtagHeaders;
                content: { "application/json": string; };
            };
        };
    };`);
  expect(text).toMatch(/type IdParameters = \{\s+query\?: never;\s+header\?: never;\s+path: \{\s+id: number;/);
  expect(text).toMatch(/putA: \{\s+parameters: \{\s+query: \{\s+v: number;/);
});

test('declares types apart that differ in types or descriptions', async () => {
  const textId = { ...id, schema: { type: 'string' } };
  const text = await generateTypes({
    '/a/{id}': { get: operation('getA', [id]), put: operation('putA', [id]) },
    '/b/{id}': { get: operation('getB', [textId]), put: operation('putB', [textId]) },
    '/c/{id}': { get: operation('getC', [{ ...id, description: 'Whose.' }]) },
  });
  expect(text.match(/parameters: (?!never)\w+;/g)).toEqual([
    ...['parameters: IdParameters;', 'parameters: IdParameters;'],
    ...['parameters: IdParameters2;', 'parameters: IdParameters2;'],
  ]);
  expect(text).toContain('/** @description Whose. */');
});

test('names a type by its first parameters', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'x-f'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const text = await generateTypes({ '/a': { get: operation('getA', many), put: operation('putA', many) } });
  expect(text).toContain('type ABCDAndMoreParameters = {');
});

test('omits methods that a path does not have', async () => {
  const text = await generateTypes({ '/a': { get: { ...operation('getA', []), summary: 'Get it' } } });
  expect(text).toContain(`    "/a": {
        /** Get it */
        get: operations["getA"];
    };`);
});
