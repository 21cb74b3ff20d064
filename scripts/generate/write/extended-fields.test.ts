import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { modelOf } from '../testing.ts';
import { writeFields } from './fields.ts';

const text = { type: 'string' };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

/** Text of the file with the fields of a schema. */
function fileOf(name: string, schemas: JsonObject): string {
  return writeFields(modelOf(schemas)).find(({ path }) => path === `fields/${name}.ts`)?.text ?? '';
}

test('fields of a schema that another extends are spread', () => {
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

test('of several extended schemas each is spread', () => {
  const schemas = { A: object({ a: text }), B: object({ b: text }), Both: { allOf: [ref('A'), ref('B')] } };
  expect(fileOf('Both', schemas)).toContain('const fields = [...AList, ...BList] as const');
});

test('fields that the extending schema changes are its own', () => {
  const schemas = {
    Base: object({ a: text, b: text }),
    Whole: { allOf: [ref('Base'), { type: 'object', required: ['b'], properties: { c: text } }] },
  };
  expect(fileOf('Whole', schemas)).not.toContain('...');
  expect(fileOf('Base', schemas)).not.toContain('export const fields');
});

test('a schema that merely has the same fields, or leads back to its extension, is not spread', () => {
  expect(fileOf('Other', { Base: object({ a: text }), Other: object({ a: text, b: text }) })).not.toContain('...');
  const schemas = {
    Base: object({ whole: ref('Whole') }),
    Whole: { allOf: [ref('Base'), object({ b: text })] },
  };
  expect(fileOf('Whole', schemas)).not.toContain('...');
});
