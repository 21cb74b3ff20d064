import { describe, expect, test } from 'vitest';
import { listCodes, createModel } from '../testing.ts';
import type { Json, JsonObject } from './json.ts';
import type { Schema } from './schema.ts';

/** Converts the tested parts of a normal schema to plain values. */
function toPlain(schema: Schema): JsonObject {
  const {
    pointer: _pointer,
    types,
    words,
    properties,
    required,
    values,
    ref,
    nullable,
    union,
    items,
    additional,
  } = schema;
  return {
    ...(ref === undefined ? {} : { ref }),
    ...(types.length > 0 ? { types: [...types] } : {}),
    ...(nullable ? { nullable } : {}),
    ...(values ? { values: [...values] } : {}),
    ...(properties
      ? { properties: Object.fromEntries([...properties].map(([name, entry]) => [name, toPlain(entry)])) }
      : {}),
    ...(required ? { required: [...required] } : {}),
    ...(items ? { items: toPlain(items) } : {}),
    ...(union ? { union: union.map(toPlain) } : {}),
    ...(additional === undefined
      ? {}
      : { additional: typeof additional === 'boolean' ? additional : toPlain(additional) }),
    ...(Object.keys(words).length > 0 ? { words } : {}),
  };
}

const base: JsonObject = { type: 'object', properties: { id: { type: 'integer' } } };
const cases: Record<string, [schema: JsonObject, normal: JsonObject]> = {
  'a type list with null': [{ type: ['string', 'null'] }, { types: ['string'], nullable: true }],
  'nullable of 3.0': [
    { type: 'string', nullable: true },
    { types: ['string'], nullable: true },
  ],
  'nullable beside allOf of one reference': [
    { nullable: true, allOf: [{ $ref: '#/components/schemas/Base' }] },
    { ref: 'Base', nullable: true },
  ],
  'a choice between a reference and null': [
    { oneOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] },
    { ref: 'Base', nullable: true },
  ],
  'a reference and null beside a description': [
    { description: 'Why.', anyOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] },
    { ref: 'Base', nullable: true, words: { description: 'Why.' } },
  ],
  'null alone': [{ type: 'null' }, { nullable: true, values: [] }],
  'an enum that repeats itself': [{ enum: ['a', 'b', 'a'] }, { types: ['string'], values: ['a', 'b'] }],
  'a tuple and what follows it': [
    { prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
    { types: ['array'], items: { types: ['integer'] } },
  ],
  'branches that only require, of the properties they require': [
    { properties: { a: { type: 'string' }, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    {
      types: ['object'],
      properties: { a: { types: ['string'] }, b: {} },
      union: [
        { types: ['object'], properties: { a: { types: ['string'] } }, required: ['a'] },
        { types: ['object'], properties: { b: {} }, required: ['b'] },
      ],
    },
  ],
  'null among enum values': [{ enum: ['a', null] }, { types: ['string'], nullable: true, values: ['a'] }],
  const: [{ const: 'a' }, { types: ['string'], values: ['a'] }],
  'a constant that is an object': [{ const: { a: [1] } }, { types: ['object'], values: [{ a: [1] }] }],
  'values that are lists, each once': [
    { enum: [['a'], ['b', 1], ['a'], null] },
    { types: ['array'], nullable: true, values: [['a'], ['b', 1]] },
  ],
  'values that both branches of allOf allow, by what they hold': [
    { allOf: [{ enum: [{ a: 1, b: 2 }, 'c'] }, { enum: [{ b: 2, a: 1 }, 'd'] }] },
    { types: ['object', 'string'], values: [{ a: 1, b: 2 }] },
  ],
  'a choice between constants': [{ oneOf: [{ const: 1 }, { const: 2 }] }, { types: ['integer'], values: [1, 2] }],
  'exclusiveMinimum of 3.0': [
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    { types: ['number'], words: { exclusiveMinimum: 1 } },
  ],
  'a reference with words of its own': [
    { $ref: '#/components/schemas/Base', description: 'Mine.', readOnly: true },
    { ref: 'Base', words: { description: 'Mine.', readOnly: true } },
  ],
  'a reference with requirements of its own is merged': [
    { $ref: '#/components/schemas/Base', required: ['id'] },
    { types: ['object'], properties: { id: { types: ['integer'] } }, required: ['id'] },
  ],
  'allOf keeps the tighter limits': [
    {
      allOf: [
        { type: 'string', minLength: 2, maxLength: 9 },
        { minLength: 5, maxLength: 20 },
      ],
    },
    { types: ['string'], words: { minLength: 5, maxLength: 9 } },
  ],
  'allOf merges what both branches say of a property': [
    { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { id: { minimum: 1 } } }] },
    { types: ['object'], properties: { id: { types: ['integer'], words: { minimum: 1 } } } },
  ],
  'allOf over a choice': [
    { allOf: [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, { description: 'Either.' }] },
    { union: [{ types: ['string'] }, { types: ['number'] }], words: { description: 'Either.' } },
  ],
  'pattern properties that are a finite list': [
    { type: 'object', patternProperties: { '^n(1|2)$': { type: 'integer' } } },
    { types: ['object'], properties: { n1: { types: ['integer'] }, n2: { types: ['integer'] } } },
  ],
  'an object without type': [
    { properties: {}, additionalProperties: false },
    { types: ['object'], additional: false },
  ],
};

describe('normal form of', () => {
  test.each(Object.entries(cases))('%s', (_name, [schema, normal]) => {
    const model = createModel({ Base: base, Case: schema });
    expect(listCodes(model)).toEqual([]);
    const normalised = model.schemas.get('Case');
    expect(normalised && toPlain(normalised)).toEqual(normal);
  });
});

const faults: Record<string, [schemas: JsonObject, code: string]> = {
  'a reference to nothing': [{ Case: { $ref: '#/components/schemas/Gone' } }, 'unresolved-ref'],
  'a reference to what only every object has': [{ Case: { $ref: '#/components/schemas/toString' } }, 'unresolved-ref'],
  'properties that only refer to each other': [
    {
      Case: {
        properties: {
          a: { $ref: '#/components/schemas/Case/properties/b' },
          b: { $ref: '#/components/schemas/Case/properties/a' },
        },
      },
    },
    'circular-ref',
  ],
  'a default that is no branch': [
    {
      A: {},
      B: {},
      Case: {
        oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }],
        discriminator: { propertyName: 'a', defaultMapping: 'C' },
      },
    },
    'not-typed',
  ],
  'a property that refers to nothing': [{ Case: { properties: { a: { $ref: '#/nowhere' } } } }, 'unresolved-ref'],
  'allOf of itself': [{ Case: { allOf: [{ $ref: '#/components/schemas/Case' }, base] } }, 'circular-allof'],
  'allOf in a circle': [
    {
      Case: { allOf: [{ $ref: '#/components/schemas/Other' }, base] },
      Other: { allOf: [{ $ref: '#/components/schemas/Case' }, base] },
    },
    'circular-allof',
  ],
  'references in a circle': [
    { Case: { $ref: '#/components/schemas/Other' }, Other: { $ref: '#/components/schemas/Case' } },
    'circular-ref',
  ],
  'allOf that no value can satisfy': [
    { Case: { allOf: [{ type: 'string' }, { type: 'object' }] } },
    'conflicting-allof',
  ],
  'entries TypeScript cannot count': [{ Case: { type: 'array', contains: { const: 'a' } } }, 'not-typed'],
  'a keyword TypeScript cannot say': [{ Case: { type: 'string', not: { const: 'a' } } }, 'not-typed'],
};

describe('reports', () => {
  test.each(Object.entries(faults))('%s', (_name, [schemas, code]) => {
    expect(listCodes(createModel(schemas))).toContain(code);
  });
});

describe('reports keywords without a type once, with their place, and keeps the rest:', () => {
  test.each<[string, JsonObject]>([
    ['not', { not: { required: ['b'] } }],
    ['if', { if: { required: ['a'] }, then: { required: ['b'] }, else: { properties: { c: { type: 'string' } } } }],
    ['dependentRequired', { dependentRequired: { a: ['b'] } }],
    ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }],
  ])('%s', (word, words) => {
    const Case: JsonObject = { type: 'object', properties: { a: { type: 'string' }, b: {} }, ...words };
    const Heir: JsonObject = { allOf: [{ $ref: '#/components/schemas/Case' }, { required: ['a'] }] };
    const model = createModel({ Case, Heir, User: { properties: { it: { $ref: '#/components/schemas/Case' } } } });
    expect(model.diagnostics.list).toEqual([
      {
        code: 'not-typed',
        severity: 'warning',
        pointer: `#/components/schemas/Case/${word}`,
        message: `\`${word}\` is no part of the types.`,
      },
    ]);
    const heir = model.schemas.get('Heir');
    expect([...(heir?.properties?.keys() ?? [])]).toEqual(['a', 'b']);
    expect([...(heir?.required ?? [])]).toEqual(['a']);
  });
});

test('diagnostics contain the pointer', () => {
  const { diagnostics } = createModel({ Case: { properties: { 'a/b': { $ref: '#/nowhere' } } } });
  expect(diagnostics.list[0]?.pointer).toBe('#/components/schemas/Case/properties/a~1b');
});

test('merges recursive intersections as far as possible', () => {
  const [x, y] = [{ $ref: '#/components/schemas/X' }, { $ref: '#/components/schemas/Y' }];
  const model = createModel({
    X: { allOf: [y, { type: 'object', properties: { x: { type: 'string' } } }] },
    Y: { type: 'object', properties: { x, z: { allOf: [x, y] } } },
  });
  expect(model.schemas.size).toBeLessThan(6);
  const combined = model.schemas.get('Y')?.properties?.get('z');
  expect(combined && [...(model.resolve(combined).properties?.keys() ?? [])]).toEqual(['x', 'z']);
});

test('names a schema once that is referenced by anchor and by pointer', () => {
  const place = '#/components/schemas/Case/$defs/part';
  const model = createModel({
    Case: {
      properties: { a: { $ref: '#part' }, b: { $ref: place } },
      $defs: { part: { $anchor: 'part', type: 'string' } },
    },
  });
  expect([...model.schemas.keys()]).toEqual(['Case', 'CasePart']);
});

test('truncates long names and keeps them unique', () => {
  const [first, second] = ['é'.repeat(400), `${'é'.repeat(400)}2`] as const;
  const { getIdentifier: identifierOf } = createModel({ [first]: { type: 'object' }, [second]: { type: 'object' } });
  expect(Buffer.byteLength(identifierOf(first))).toBeLessThan(200);
  expect(identifierOf(second)).not.toBe(identifierOf(first));
});

test.each<[string, Json, string]>([
  ['text', 'just words', 'a string'],
  ['a list', [{ type: 'string' }], 'a list'],
  ['nothing', null, 'empty'],
])('reports %s in place of a schema and allows any value', (_what, node, kind) => {
  const model = createModel({ A: node, B: { type: 'object', properties: { a: true } } });
  expect(listCodes(model)).toEqual(['no-schema']);
  expect(model.diagnostics.list[0]).toMatchObject({
    severity: 'warning',
    pointer: '#/components/schemas/A',
    message: `This is ${kind}, not a schema; any value is taken.`,
  });
});
