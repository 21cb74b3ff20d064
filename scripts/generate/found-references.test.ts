import { expect, test } from 'vitest';
import { referencesIn } from './found-references.ts';
import { documentOf } from './testing.ts';

const refs = (...args: Parameters<typeof documentOf>) => referencesIn(documentOf(...args)).map(({ ref }) => ref);

test('a reference is found wherever it stands, with its place', () => {
  const document = documentOf(
    { A: { properties: { default: { $ref: '#/b' } } } },
    { paths: { '/a b': { $ref: '#/c' } } },
  );
  expect(referencesIn(document)).toMatchObject([
    { ref: '#/c', pointer: '#/paths/~1a b' },
    { ref: '#/b', pointer: '#/components/schemas/A/properties/default' },
  ]);
});

test('data is no reference: examples, defaults, values, own words, a property of that name', () => {
  const data = { $ref: '#/nowhere' };
  const schema = { example: data, examples: [data], default: data, enum: [data], const: data, 'x-own': data };
  expect(refs({ A: { ...schema, properties: { $ref: { type: 'string' } } } })).toEqual([]);
});

test('a mapping of a discriminator refers by reference or file; a bare name is none', () => {
  const mapping = { a: '#/components/schemas/A', b: './B.yaml', c: 'C', d: 'v1.D' };
  expect(refs({ U: { oneOf: [], discriminator: { propertyName: 'k', mapping } } })).toEqual([
    '#/components/schemas/A',
    './B.yaml',
  ]);
});
