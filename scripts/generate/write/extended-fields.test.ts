import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { createModel } from '../testing.ts';
import { writeFields } from './fields.ts';

const text = { type: 'string' };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

/** Returns the text of a schema's fields file. */
function generateFields(name: string, schemas: JsonObject): string {
  return writeFields(createModel(schemas)).find(({ path }) => path === `fields/${name}.ts`)?.text ?? '';
}

test('spreads the fields of an extended schema', () => {
  const schemas = {
    Base: object({ a: text, b: text }),
    Whole: { allOf: [object({ first: text }), ref('Base'), object({ last: text })] },
  };
  const fieldsFile = generateFields('Whole', schemas);
  expect(fieldsFile).toContain(`import { fields as BaseList } from './Base.ts';`);
  expect(fieldsFile).toMatch(/name: 'first'.*\n {2}\.\.\.BaseList,\n.*name: 'last'/);
  expect(fieldsFile).not.toContain(`name: 'a'`);
  expect(generateFields('Base', schemas)).toContain('export const fields = [');
});

test('spreads each of several extended schemas', () => {
  const schemas = { A: object({ a: text }), B: object({ b: text }), Both: { allOf: [ref('A'), ref('B')] } };
  expect(generateFields('Both', schemas)).toContain('const fields = [...AList, ...BList] as const');
});

test('does not spread fields that the extending schema changes', () => {
  const schemas = {
    Base: object({ a: text, b: text }),
    Whole: { allOf: [ref('Base'), { type: 'object', required: ['b'], properties: { c: text } }] },
  };
  expect(generateFields('Whole', schemas)).not.toContain('...');
  expect(generateFields('Base', schemas)).not.toContain('export const fields');
});

test('does not spread a schema that only has equal fields, or that refers back to its extension', () => {
  expect(generateFields('Other', { Base: object({ a: text }), Other: object({ a: text, b: text }) })).not.toContain(
    '...',
  );
  const schemas = {
    Base: object({ whole: ref('Whole') }),
    Whole: { allOf: [ref('Base'), object({ b: text })] },
  };
  expect(generateFields('Whole', schemas)).not.toContain('...');
});
