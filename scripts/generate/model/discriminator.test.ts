import { expect, test, vi } from 'vitest';
import { createDocument, listCodes, createModel, createOperation } from '../testing.ts';
import { NESTED_SCHEMAS } from '../testing-nested.ts';
import { generateFrom } from '../generate.ts';
import type { JsonObject } from './json.ts';

vi.setConfig({ testTimeout: 60_000 });

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const animal = (kind: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind, ...more },
});
const mapped = { 1: '#/components/schemas/Cat', 2: '#/components/schemas/Dog' };

async function generateTypes(schemas: JsonObject): Promise<string> {
  const { files, diagnostics } = await generateFrom(createDocument(schemas));
  expect(diagnostics.errors).toBe(0);
  return files.find(({ path }) => path === 'types.ts')?.text ?? '';
}

test('casts the tags of a mapping to the type of the property', async () => {
  const kind = { type: 'integer' };
  const types = await generateTypes({
    Pet: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind', mapping: mapped } },
    Cat: animal(kind),
    Dog: animal(kind),
  });
  expect(types).toContain('kind: 1;');
  expect(types).toContain('kind: 2;');
  expect(types).not.toContain('never;\n        }');
});

test.each([
  ['integer', { 1: 'Cat', 2: 'Dog' }, [1, 2]],
  ['boolean', { true: 'Cat', false: 'Dog' }, [true, false]],
  ['string', { c: 'Cat', d: 'Dog' }, ['c', 'd']],
])('subtypes of a base with a discriminator of type %s', (type, mapping, tags) => {
  const subtype: JsonObject = { allOf: [ref('Pet'), { type: 'object', properties: { name: { type: 'string' } } }] };
  const model = createModel({
    Pet: { ...animal({ type }), discriminator: { propertyName: 'kind', mapping } },
    Cat: subtype,
    Dog: subtype,
  });
  expect(listCodes(model)).toEqual([]);
  const kinds = ['Cat', 'Dog'].map((name) => model.schemas.get(name)?.properties?.get('kind')?.values);
  expect(kinds).toEqual(tags.map((tag) => [tag]));
  expect(model.schemas.get('Pet')?.discriminator?.tags).toEqual(tags.map((tag) => [tag]));
});

test('ignores a schema name that the property cannot have', () => {
  const model = createModel({
    Pet: { ...animal({ type: 'integer' }), discriminator: { propertyName: 'kind' } },
    Cat: { allOf: [ref('Pet'), { properties: { kind: { const: 7 } } }] },
    Dog: { allOf: [ref('Pet'), { properties: { bark: { type: 'string' } } }] },
  });
  expect(listCodes(model)).toEqual([]);
  expect(model.schemas.get('Cat')?.properties?.get('kind')?.values).toEqual([7]);
  expect(model.schemas.get('Dog')?.properties?.get('kind')?.values).toBeUndefined();
});

test('generates nested oneOf with repeated branches in linear time', async () => {
  const depth = 24;
  const schemas = NESTED_SCHEMAS['oneOf that names each choice twice'](depth);
  const paths = { '/a': { post: createOperation('a', `A${depth}`, `A${depth}`) } };
  const start = performance.now();
  const { diagnostics } = await generateFrom(createDocument(schemas, { paths }));
  expect(diagnostics.list).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('reports an unknown type and allows any value', () => {
  const model = createModel({ A: { type: 'object', properties: { name: { type: 'strng' }, none: { type: 'null' } } } });
  expect(listCodes(model)).toEqual(['unknown-type']);
  expect(model.diagnostics.errors).toBe(0);
  expect(model.diagnostics.list[0]?.pointer).toBe('#/components/schemas/A/properties/name/type');
});

test('exports the write view under another name when its name is taken', async () => {
  const id = { type: 'integer', readOnly: true };
  const order: JsonObject = { type: 'object', properties: { id, note: { type: 'string' } } };
  const { files } = await generateFrom(
    createDocument({ Order: order, OrderInput: { type: 'object', properties: { id } } }),
  );
  const text = files.find(({ path }) => path === 'schemas.ts')?.text;
  expect(text).toContain("export type Order_Input = Schemas['OrderInput_'];");
  expect(text).toContain("export type OrderInput = Schemas['OrderInput'];");
  const types = files.find(({ path }) => path === 'types.ts')?.text;
  expect(types).toMatch(/ OrderInput_: \{\s+note\?: string;\s+\}/);
});
