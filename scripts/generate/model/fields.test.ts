import { describe, expect, test } from 'vitest';
import { listCodes, createModel } from '../testing.ts';
import type { FieldModel } from './field-model.ts';
import type { JsonObject } from './json.ts';

const schemas: JsonObject = {
  Deep: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Deep' } },
  Grade: { type: 'string', enum: ['low', 'high'], 'x-field': { widget: 'radio' } },
  Part: { type: 'object', required: ['n'], properties: { n: { type: 'number' } } },
};

const cases: Record<string, [property: JsonObject, field: Partial<FieldModel>]> = {
  text: [
    { type: 'string', minLength: 1, maxLength: 80, pattern: '^a' },
    { type: 'text', minLength: 1, maxLength: 80, pattern: '^a' },
  ],
  'a long text': [
    { type: 'string', maxLength: 5000 },
    { type: 'textarea', maxLength: 5000 },
  ],
  'a number with the initial value of a setting': [
    { type: 'integer', 'x-field': { setting: 'quote_days' } },
    { type: 'integer', setting: 'quote_days' },
  ],
  'a picture that is uploaded beforehand': [
    {
      type: 'string',
      'x-field': { upload: { purpose: 'logo', accept: 'image/png, image/webp', maxLength: 2_097_152 } },
    },
    { type: 'image', upload: 'logo', accept: 'image/png, image/webp', maxSize: 2 },
  ],
  'a property that is edited in a list': [
    { type: 'string', 'x-field': { editInList: true } },
    { type: 'text', editInList: true },
  ],
  email: [{ type: 'string', format: 'email' }, { type: 'email' }],
  url: [{ type: 'string', format: 'uri' }, { type: 'url' }],
  date: [{ type: 'string', format: 'date' }, { type: 'date' }],
  'a moment in seconds': [{ type: 'integer', format: 'unix-time' }, { type: 'datetime' }],
  'a moment as text': [
    { type: 'string', format: 'date-time' },
    { type: 'datetime', iso: true },
  ],
  integer: [
    { type: 'integer', minimum: 1, maximum: 9, default: 2 },
    { type: 'integer', min: 1, max: 9, defaultValue: 2 },
  ],
  'a number with two digits': [
    { type: 'number', multipleOf: 0.01 },
    { type: 'number', step: 0.01, decimals: 2 },
  ],
  'an open limit': [
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', exclusiveMin: 0 },
  ],
  money: [
    { type: 'number', format: 'money', 'x-field': { currency: 'paid_in' } },
    { type: 'money', currency: 'paid_in' },
  ],
  boolean: [{ type: 'boolean' }, { type: 'checkbox' }],
  'a boolean as a switch': [{ type: 'boolean', 'x-field': { widget: 'switch' } }, { type: 'switch' }],
  'a named enum, with its widget': [{ $ref: '#/components/schemas/Grade' }, { type: 'radio', data: 'Grade' }],
  'an enum with another widget at its use': [
    { $ref: '#/components/schemas/Grade', 'x-field': { widget: 'select', group: 'school' } },
    { type: 'select', data: 'Grade', group: 'school' },
  ],
  'values of its own': [
    { type: 'string', enum: ['a', 'b'] },
    { type: 'select', options: ['a', 'b'] },
  ],
  'many of an enum': [
    { type: 'array', uniqueItems: true, maxItems: 2, items: { $ref: '#/components/schemas/Grade' } },
    { type: 'multi-select', data: 'Grade', unique: true, maxItems: 2 },
  ],
  chips: [{ type: 'array', items: { type: 'string' } }, { type: 'chips' }],
  'chips with rules': [
    { type: 'array', items: { type: 'string', maxLength: 9 } },
    { type: 'chips', each: { name: '', label: 'fields.it', type: 'text', maxLength: 9 } },
  ],
  'a reference': [
    { type: 'integer', 'x-ref': { resource: 'shops', label: 'name' } },
    { type: 'reference', ref: { resource: 'shops', label: 'name' } },
  ],
  references: [
    { type: 'array', items: { type: 'integer', 'x-ref': { resource: 'shops', label: 'name' } } },
    { type: 'references', ref: { resource: 'shops', label: 'name', many: true } },
  ],
  'a group': [{ $ref: '#/components/schemas/Part' }, { type: 'group', schema: 'Part', items: { fieldsOf: 'Part' } }],
  'a group that may be null': [
    { oneOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] },
    { type: 'group', nullable: true, schema: 'Part', items: { fieldsOf: 'Part' } },
  ],
  'a group without a name': [
    { type: 'object', required: ['x'], properties: { x: { type: 'string' } } },
    { type: 'group', items: [{ name: 'x', type: 'text', label: 'fields.x', required: true }] },
  ],
  'a list of groups': [
    { type: 'array', items: { $ref: '#/components/schemas/Part' } },
    { type: 'array', schema: 'Part', items: { fieldsOf: 'Part' } },
  ],
  'a mapping': [
    { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    { type: 'json', each: { name: '', label: 'fields.it', type: 'integer', min: 0 } },
  ],
  'a recursive mapping': [
    { $ref: '#/components/schemas/Deep' },
    { type: 'json', each: { name: '', label: 'fields.it', type: 'json' } },
  ],
  'a file with a limit': [
    { type: 'string', format: 'binary', maxLength: 1_572_864 },
    { type: 'file', binary: true, maxSize: 1.5 },
  ],
  'a picture': [{ contentMediaType: 'image/png' }, { type: 'image', binary: true, accept: 'image/png' }],
  'a rich text in HTML': [{ type: 'string', format: 'html' }, { type: 'rich-text' }],
  'the same by its media type': [
    { type: 'string', maxLength: 2000, contentMediaType: 'text/html' },
    { type: 'rich-text', maxLength: 2000 },
  ],
  'a text in Markdown': [
    { type: 'string', maxLength: 200, contentMediaType: 'text/markdown' },
    { type: 'textarea', maxLength: 200 },
  ],
  'the same by its format': [{ type: 'string', format: 'markdown' }, { type: 'textarea' }],
  'a text that is JSON': [
    {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Grade' } },
    },
    {
      type: 'text',
      content: { name: '', type: 'multi-select', label: 'fields.it', required: true, data: 'Grade', maxItems: 2 },
    },
  ],
  'JSON in bytes': [
    {
      type: 'string',
      contentEncoding: 'base64',
      contentMediaType: 'application/json',
      contentSchema: { type: 'array' },
    },
    { type: 'file', accept: 'application/json' },
  ],
  'a choice between plain values': [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { type: 'text' }],
  'a constant': [{ const: 'card' }, { type: 'text', value: 'card' }],
  'a constant that is an object': [
    { const: { a: 1 }, type: 'object', properties: { a: { type: 'integer' } } },
    { type: 'json', value: { a: 1 } },
  ],
  'values that are objects': [{ enum: [{ a: 1 }, { b: 2 }] }, { type: 'json' }],
  'a list of values that are lists': [{ type: 'array', items: { enum: [[1], [2]] } }, { type: 'json' }],
  'anything at all': [{}, { type: 'json' }],
  'read only': [
    { type: 'integer', readOnly: true },
    { type: 'integer', readOnly: true },
  ],
  'write only': [
    { type: 'string', format: 'password', writeOnly: true },
    { type: 'password', writeOnly: true },
  ],
  'words of x-field': [
    {
      type: 'string',
      'x-field': {
        label: 'fields.title',
        help: 'help.title',
        order: 2,
        inline: true,
        rules: ['latin'],
        validate: 'isbn',
        hidden: ['list'],
        roles: ['admin'],
      },
    },
    {
      type: 'text',
      label: 'fields.title',
      help: 'help.title',
      order: 2,
      inline: true,
      validations: ['latin'],
      validate: 'isbn',
      hidden: ['list'],
      roles: ['admin'],
    },
  ],
  'a condition': [
    { type: 'string', 'x-field': { showIf: { path: 'kind', schema: { const: 'a' } } } },
    { type: 'text', showIf: { path: 'kind', schema: { const: 'a' } } },
  ],
  'a condition in short': [
    { type: 'string', 'x-field': { showIf: { field: 'kind', in: ['a'] } } },
    { type: 'text', showIf: { path: 'kind', schema: { enum: ['a'] } } },
  ],
};

describe('the field of', () => {
  test.each(Object.entries(cases))('%s', (_name, [property, field]) => {
    const model = createModel({ ...schemas, Case: { type: 'object', properties: { it: property } } });
    expect(listCodes(model)).toEqual([]);
    expect(model.fields.get('Case')?.fields).toEqual([{ name: 'it', label: 'fields.it', ...field }]);
  });
});

test('read-only properties are not required', () => {
  const Case: JsonObject = {
    required: ['id', 'name', 'lang'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      note: { type: 'string' },
    },
  };
  const fields = createModel({ Case }).fields.get('Case')?.fields ?? [];
  expect(fields.filter((field) => field.required).map((field) => field.name)).toEqual(['name', 'lang']);
});

test('shows fields by discriminator', () => {
  const Card: JsonObject = { properties: { number: { type: 'string' }, holder: { type: 'string' } } };
  const Debit: JsonObject = { properties: { iban: { type: 'string' }, holder: { type: 'string' } } };
  const Case: JsonObject = {
    oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Debit' }],
    discriminator: { propertyName: 'kind', mapping: { card: 'Card', debit: '#/components/schemas/Debit' } },
  };
  expect(createModel({ Card, Debit, Case }).fields.get('Case')?.fields).toEqual([
    { name: 'kind', type: 'select', label: 'fields.kind', required: true, options: ['card', 'debit'] },
    { name: 'number', type: 'text', label: 'fields.number', showIf: { path: 'kind', schema: { enum: ['card'] } } },
    { name: 'holder', type: 'text', label: 'fields.holder' },
    { name: 'iban', type: 'text', label: 'fields.iban', showIf: { path: 'kind', schema: { enum: ['debit'] } } },
  ]);
});

test('edits a recursive unnamed union as JSON', () => {
  const part = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const Reply: JsonObject = {
    type: 'object',
    properties: {
      text: { type: 'string' },
      to: { oneOf: [part('Reply'), { oneOf: [part('Post'), part('Link')] }] },
      all: { type: 'array', items: { anyOf: [part('Reply'), part('Link')] } },
    },
  };
  const createObject = (name: string): JsonObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const model = createModel({
    Reply,
    Post: { allOf: [createObject('title'), part('Reply')] },
    Link: createObject('href'),
  });
  const [, to] = model.fields.get('Reply')?.fields ?? [];
  const members = to?.items as readonly FieldModel[];
  expect(members.map(({ name, type }) => [name, type])).toEqual([
    ['text', 'text'],
    ['to', 'json'],
    ['all', 'json'],
    ['title', 'text'],
    ['href', 'text'],
  ]);
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };

test('edits a recursive named list as JSON', () => {
  const Items = { type: 'array', items: { type: 'object', properties: { items: ref('Items'), name: text } } };
  const Order = { type: 'object', properties: { items: ref('Items') } };
  const [field] = createModel({ Items, Order }).fields.get('Order')?.fields ?? [];
  expect(field).toMatchObject({ type: 'array', items: [{ name: 'items', type: 'json' }, { name: 'name' }] });
});

test('values take precedence over a type that none of them has', () => {
  const Group = { type: 'object', enum: ['car', 'van'], properties: { name: text } };
  const model = createModel({ Group, Ad: { type: 'object', properties: { group: ref('Group') } } });
  expect(model.fields.get('Ad')?.fields[0]).toMatchObject({ type: 'select' });
  expect(model.schemas.get('Group')?.types).toEqual(['string']);
});

test('schemas that only the mapping names have the members of the base', () => {
  const Media: JsonObject = {
    type: 'object',
    required: ['kind', 'title'],
    properties: { kind: { type: 'string', enum: ['disc', 'file'] }, title: { type: 'string' } },
    discriminator: {
      propertyName: 'kind',
      mapping: { disc: '#/components/schemas/Disc', file: '#/components/schemas/Media' },
    },
  };
  const Disc: JsonObject = { type: 'object', required: ['rpm'], properties: { rpm: { type: 'integer' } } };
  const model = createModel({ Media, Disc });
  expect(listCodes(model)).toEqual([]);
  const [kind, ...otherFields] = model.fields.get('Media')?.fields ?? [];
  expect(kind).toMatchObject({ name: 'kind', options: ['disc', 'file'] });
  expect(otherFields).toEqual([
    { name: 'title', type: 'text', label: 'fields.title', required: true },
    {
      name: 'rpm',
      type: 'integer',
      label: 'fields.rpm',
      required: true,
      showIf: { path: 'kind', schema: { enum: ['disc'] } },
    },
  ]);
  expect([...(model.schemas.get('Disc')?.properties?.keys() ?? [])]).toEqual(['rpm']);
});

test('reads accept from the encoding of a multipart body', () => {
  const body: JsonObject = {
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties: { song: { type: 'string', format: 'binary' } } },
        encoding: { song: { contentType: 'audio/flac, audio/wav' } },
      },
    },
  };
  const model = createModel(
    {},
    { paths: { '/songs': { post: { operationId: 'addSong', requestBody: body, responses: {} } } } },
  );
  expect(model.fields.get('AddSongBody')?.fields).toEqual([
    { name: 'song', type: 'audio', label: 'fields.song', binary: true, accept: 'audio/flac, audio/wav' },
  ]);
});

test('options of a union are the values of its branches and of nested unions', () => {
  const branch = (value: string, name: string) => ({
    properties: { does: { const: value }, [name]: { type: 'integer' } },
  });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const discriminator = { propertyName: 'does' };
  const model = createModel({
    Left: branch('left', 'far'),
    Turn: { oneOf: [ref('Left'), branch('right', 'near')], discriminator },
    Step: { oneOf: [ref('Turn'), branch('wait', 'pause')], discriminator },
  });
  expect(model.fields.get('Step')?.fields).toMatchObject([
    { name: 'does', type: 'select', options: ['left', 'right', 'wait'] },
    { name: 'far', showIf: { path: 'does', schema: { enum: ['left'] } } },
    { name: 'near', showIf: { path: 'does', schema: { enum: ['right'] } } },
    { name: 'pause', showIf: { path: 'does', schema: { enum: ['wait'] } } },
  ]);
});

test('shows the default branch for unmapped values and makes the discriminator optional', () => {
  const branch = (name: string) => ({ properties: { [name]: { type: 'integer' } } });
  const oneOf = ['A', 'B', 'C'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const discriminator = { propertyName: 'is', mapping: { a: 'A', b: 'B' }, defaultMapping: 'C' };
  const model = createModel({ A: branch('one'), B: branch('two'), C: branch('two'), Any: { oneOf, discriminator } });
  expect(model.fields.get('Any')?.fields).toEqual([
    { name: 'is', type: 'select', label: 'fields.is', options: ['a', 'b', 'C'] },
    { name: 'one', type: 'integer', label: 'fields.one', showIf: { path: 'is', schema: { enum: ['a'] } } },
    { name: 'two', type: 'integer', label: 'fields.two', showIf: { path: 'is', schema: { not: { enum: ['a'] } } } },
  ]);
});

describe('reports', () => {
  test.each([
    ['an unknown word of x-field', { type: 'string', 'x-field': { colour: 'red' } }],
    ['a word that is an inherited member', { type: 'string', 'x-field': { constructor: 'red' } }],
    ['an unknown widget', { type: 'string', 'x-field': { widget: 'slider' } }],
  ])('%s', (_name, property) => {
    expect(listCodes(createModel({ Case: { properties: { it: property } } }))).toEqual(['unknown-word']);
  });
});

test('read-only properties cannot be edited in a list', () => {
  const property = { type: 'string', readOnly: true, 'x-field': { editInList: true } };
  expect(listCodes(createModel({ A: { properties: { a: property } } }))).toEqual(['not-editable']);
});
