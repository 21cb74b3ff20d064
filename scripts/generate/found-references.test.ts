import { expect, test } from 'vitest';
import { collectReferences } from './found-references.ts';
import { createDocument } from './testing.ts';

const refs = (...args: Parameters<typeof createDocument>) =>
  collectReferences(createDocument(...args)).map(({ ref }) => ref);

test('finds references anywhere in the document, with their pointers', () => {
  const document = createDocument(
    { A: { properties: { default: { $ref: '#/b' } } } },
    { paths: { '/a b': { $ref: '#/c' } } },
  );
  expect(collectReferences(document)).toMatchObject([
    { ref: '#/c', pointer: '#/paths/~1a b' },
    { ref: '#/b', pointer: '#/components/schemas/A/properties/default' },
  ]);
});

test('ignores examples, defaults, values, extensions and a property called $ref', () => {
  const data = { $ref: '#/nowhere' };
  const schema = { example: data, examples: [data], default: data, enum: [data], const: data, 'x-own': data };
  expect(refs({ A: { ...schema, properties: { $ref: { type: 'string' } } } })).toEqual([]);
});

test('finds references and files in the mapping of a discriminator, but no bare names', () => {
  const mapping = { a: '#/components/schemas/A', b: './B.yaml', c: 'C', d: 'v1.D' };
  expect(refs({ U: { oneOf: [], discriminator: { propertyName: 'k', mapping } } })).toEqual([
    '#/components/schemas/A',
    './B.yaml',
  ]);
});
