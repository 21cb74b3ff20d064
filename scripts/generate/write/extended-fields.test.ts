import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { createModel } from '../testing.ts';
import { writeFields } from './fields.ts';

const text = { type: 'string' };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

/** Returns the text of a schema's fields file. */
function fileOf(name: string, schemas: JsonObject): string {
  return writeFields(createModel(schemas)).find(({ path }) => path === `fields/${name}.ts`)?.text ?? '';
}

test('spreads the fields of an extended schema', () => {
  const schemas = {
    Base: object({ a: text, b: text }),
    Whole: { allOf: [object({ first: text }), ref('Base'), object({ last: text })] },
  };
  const whole = fileOf('Whole', schemas);
  expect(whole).toContain(`import { fields as BaseList } from './Base.ts';`);
  expect(whole).toMatch(/name: 'first'.*\n {2}\.\.\.BaseList,\n.*name: 'last'/);
  expect(whole).not.toContain(`name: 'a'`);
  expect(fileOf('Base', schemas)).toContain('export const fields = [');
});

test('spreads each of several extended schemas', () => {
  const schemas = { A: object({ a: text }), B: object({ b: text }), Both: { allOf: [ref('A'), ref('B')] } };
  expect(fileOf('Both', schemas)).toContain('const fields = [...AList, ...BList] as const');
});

test('does not spread fields that the extending schema changes', () => {
  const schemas = {
    Base: object({ a: text, b: text }),
    Whole: { allOf: [ref('Base'), { type: 'object', required: ['b'], properties: { c: text } }] },
  };
  expect(fileOf('Whole', schemas)).not.toContain('...');
  expect(fileOf('Base', schemas)).not.toContain('export const fields');
});

test('does not spread a schema that only has equal fields, or that refers back to its extension', () => {
  expect(fileOf('Other', { Base: object({ a: text }), Other: object({ a: text, b: text }) })).not.toContain('...');
  const schemas = {
    Base: object({ whole: ref('Whole') }),
    Whole: { allOf: [ref('Base'), object({ b: text })] },
  };
  expect(fileOf('Whole', schemas)).not.toContain('...');
});
