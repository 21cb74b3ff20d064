import { Country, Currency, Genre, OrderStatus } from '#generated/enums.ts';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { ProjectFields } from '#generated/fields/Project.ts';
import * as fieldLists from '#generated/fields.ts';
import { parseFormData } from './form-data.ts';
import { fromInputs, toInputs, toRow } from './form-values.ts';
import { checkFields } from './rules.ts';
import { shopValidators } from './shop-validators.ts';

const field = (type: FieldType, properties: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'it',
  type,
  label: 'fields.it',
  ...properties,
});
const fr = { locale: 'fr' };

type Case = readonly [FieldType, Partial<FieldDefinition>, value: unknown, input: unknown];

describe('conversion of a value in both directions', () => {
  const cases: readonly Case[] = [
    ['text', {}, 'Salt', 'Salt'],
    ['integer', {}, 1204, '1204'],
    ['number', {}, 1.5, '1,5'],
    ['money', {}, 24.9, '24,90'],
    ['percent', {}, 5.5, '5,5'],
    ['duration', {}, 214, '3:34'],
    ['duration', {}, 3725, '1:02:05'],
    ['date', {}, '2026-10-02', '2026-10-02'],
    ['datetime', {}, 1767222030, '2026-01-01T00:00:30'],
    ['datetime', { iso: true }, '2025-12-31T23:00:30.000Z', '2026-01-01T00:00:30'],
    ['select', { data: Genre }, 7, '7'],
    ['select', { data: OrderStatus }, 'sent', 'sent'],
    ['multi-select', { data: Genre }, [7, 12], [7, 12]],
    ['reference', {}, 31, 31],
    ['references', {}, [31, 4], [31, 4]],
    ['chips', {}, ['a'], ['a']],
    ['checkbox', {}, true, true],
    ['checkbox', { options: ['1', '0'] }, '1', true],
    ['switch', { options: ['1', '0'] }, '0', false],
    ['text', { nullable: true }, null, ''],
    ['integer', { nullable: true }, null, ''],
    ['date', { nullable: true }, null, ''],
    ['select', { nullable: true }, null, ''],
    ['reference', { nullable: true }, null, null],
    ['text', {}, '', ''],
  ];
  for (const [type, properties, value, input] of cases) {
    it(`${type} ${JSON.stringify(properties)}: ${JSON.stringify(value)} ↔ ${JSON.stringify(input)}`, () => {
      const definitions = [field(type, properties)];
      expect(toInputs(definitions, { it: value }, fr)).toEqual({ it: input });
      expect(fromInputs(definitions, { it: input }, {}, fr)).toEqual({ it: value });
    });
  }
});

describe('parsing of inputs', () => {
  const parse = (type: FieldType, properties: Partial<FieldDefinition>, input: unknown): unknown =>
    fromInputs([field(type, properties)], { it: input }, {}, fr).it;

  it('keeps unparsable text, which validation rejects', () => {
    expect(parse('integer', {}, 'many')).toBe('many');
    expect(parse('datetime', {}, 'soon')).toBe('soon');
    expect(parse('duration', {}, 'long')).toBe('long');
  });

  it('trims single-line text but not passwords, and normalises line endings', () => {
    expect(parse('text', {}, ' Salt ')).toBe('Salt');
    expect(parse('password', {}, ' secret ')).toBe(' secret ');
    expect(parse('textarea', {}, 'one\r\ntwo')).toBe('one\ntwo');
  });

  it('omits empty values that are not nullable, unless blank text is valid', () => {
    expect(parse('integer', {}, '')).toBeUndefined();
    expect(parse('text', { minLength: 1 }, ' ')).toBeUndefined();
    expect(parse('text', { required: true }, '')).toBeUndefined();
    expect(parse('url', {}, '')).toBeUndefined();
    expect(parse('textarea', {}, '')).toBe('');
  });

  it('shows an amount with the decimals of its currency', () => {
    const definitions = [field('money', { name: 'price' }), field('currency', { name: 'currency', data: Currency })];
    expect(toInputs(definitions, { price: 1500, currency: 'JPY' }, fr).price).toBe('1500');
    expect(toInputs(definitions, { price: 1500, currency: 'EUR' }, fr).price).toBe('1500,00');
  });
});

describe('records', () => {
  const member = field('text', { name: 'city', required: true });
  const country = field('country', { name: 'country', data: Country, defaultValue: 'FR' });

  it('uses defaults for a new record and not for null values', () => {
    const definitions = [field('integer', { defaultValue: 51, nullable: true })];
    expect(toInputs(definitions, {}, fr)).toEqual({ it: '51' });
    expect(toInputs(definitions, { it: null }, fr)).toEqual({ it: '' });
  });

  it('treats an empty optional group as absent', () => {
    const group = field('group', { nullable: true, items: [member, country] });
    const inputs = toInputs([group], { it: null }, fr);
    expect(inputs).toEqual({ it: { city: '', country: 'FR' } });
    expect(fromInputs([group], inputs, {}, fr)).toEqual({ it: null });
    expect(fromInputs([{ ...group, nullable: false }], inputs, {}, fr)).toEqual({});
    expect(fromInputs([{ ...group, required: true }], inputs, {}, fr)).toEqual({ it: { country: 'FR' } });
    expect(fromInputs([group], { it: { city: 'Lyon', country: 'FR' } }, {}, fr)).toEqual({
      it: { city: 'Lyon', country: 'FR' },
    });
  });

  it('supports names of Object.prototype', () => {
    const items = ['__proto__', 'constructor', 'valueOf'].map((name) => field('text', { name }));
    const group = field('group', { name: 'toString', items });
    const values = JSON.parse('{"__proto__":"a","constructor":"b","toString":{"__proto__":"c"}}') as object;
    const inputs = toInputs([...items, group], { ...values }, fr);
    expect(JSON.stringify(inputs)).toBe(
      '{"%__proto__":"a","%constructor":"b","%valueOf":"","%toString":{"%__proto__":"c","%constructor":"","%valueOf":""}}',
    );
    const back = fromInputs([...items, group], inputs, {}, fr);
    expect(JSON.stringify(back)).toBe(
      '{"__proto__":"a","constructor":"b","valueOf":"","toString":{"__proto__":"c","constructor":"","valueOf":""}}',
    );
    expect(checkFields([...items, group], back)).toEqual([]);
    expect(checkFields([field('text', { name: 'constructor', required: true })], {})).toEqual([
      { path: 'constructor', code: 'input_required' },
    ]);
  });

  it('nests arrow names in inputs and in the record', () => {
    const definitions = [field('text', { name: 'customer->city' })];
    const inputs = toInputs(definitions, { customer: { city: 'Paris' } }, fr);
    expect(inputs).toEqual({ customer: { city: 'Paris' } });
    expect(fromInputs(definitions, inputs, {}, fr)).toEqual({ customer: { city: 'Paris' } });
  });

  it('supports names with path syntax', () => {
    const definitions = [field('text', { name: 'a.b[0]' })];
    expect(fromInputs(definitions, toInputs(definitions, { 'a.b[0]': 'x' }, fr), {}, fr)).toEqual({ 'a.b[0]': 'x' });
  });

  it('omits read-only fields, sends constants, and keeps values without input', () => {
    const definitions = [
      field('integer', { name: 'id', readOnly: true }),
      field('text', { name: 'kind', value: 'card' }),
      field('text', { name: 'origin', hidden: ['form'] }),
      field('text', { name: 'name' }),
    ];
    const record = { id: 3, origin: 'IGO', name: 'Salt', other: 1 };
    expect(fromInputs(definitions, toInputs(definitions, record, fr), record, fr)).toEqual({
      kind: 'card',
      origin: 'IGO',
      name: 'Salt',
    });
  });

  it('omits fields hidden by showIf', () => {
    const showIf = { path: 'type', schema: { enum: ['preorder'] } };
    const definitions = [
      field('integer', { name: 'goal', showIf }),
      field('select', { name: 'type', options: ['stock', 'preorder'] }),
    ];
    expect(fromInputs(definitions, { goal: '5', type: 'stock' }, {}, fr)).toEqual({ type: 'stock' });
    expect(fromInputs(definitions, { goal: '5', type: 'preorder' }, {}, fr)).toEqual({ goal: 5, type: 'preorder' });
  });

  it('keeps values without input with their row when rows are sorted or added', () => {
    const items = [field('text', { name: 'name' }), field('text', { name: 'sku', hidden: ['form'] })];
    const list = field('array', { items });
    const record = {
      it: [
        { name: 'LP', sku: 'a' },
        { name: 'CD', sku: 'b' },
      ],
    };
    const rows = toInputs([list], record, fr).it;
    const sorted = Array.isArray(rows) ? [toRow(items, {}, fr), ...rows.toReversed()] : [];
    expect(fromInputs([list], { it: sorted }, record, fr)).toEqual({
      it: [{ name: '' }, { name: 'CD', sku: 'b' }, { name: 'LP', sku: 'a' }],
    });
  });

  it('returns a project unchanged', () => {
    const project = {
      name: 'Salt & Signal', artist_id: 31, label_id: null, shop_id: 4, category: 'vinyl', type: 'preorder', genres: [7, 12],
      categories: [9], catalog_number: 'HMA-014', barcode: null, released_on: '2026-10-02', description_en: 'One\ntake', description_fr: null,
      price: 24.9, currency: 'EUR', goal: 200, ends_at: 1798761600, group_shipment: null, picture: '1204', color_vinyl: '["black"]',
      url_vinyl: null, video: null, sleeve: 'gatefold', cover_picture: null, fee_rate: 12.5,
      artwork_cover: 'artwork-8f2c', artwork_back: null, artwork_label: null, artwork_label_bside: null, artwork_disc: null,
      artwork_cover2: null, artwork_cover3: null, artwork_cover4: null, artwork_cover5: null, artwork_display: null,
      audio_on: '2026-07-01', proof_sent_on: '2026-07-08', proof_approved_on: '2026-07-10', test_pressing_sent_on: '2026-08-03',
      test_pressing_approved_on: null, pressing_on: null, shipped_on: null,
      disc_format: '12_33', songs: [{ id: 5012, side: 'A', title: 'Salt', artist_name: null, duration: 214, uuid: null }],
      items: [{ name: 'LP', color: null, size: null, price: 24.9, currency: 'EUR', stock: 3, barcode: null, weight: 350 }],
    }; // prettier-ignore
    expect(fromInputs(ProjectFields, toInputs(ProjectFields, project, fr), project, fr)).toEqual(project);
  });
});

describe('a form posted without JavaScript', () => {
  it('parses text, options, checkboxes, lists, groups and rows by name', () => {
    const definitions = [
      field('text', { name: 'name' }),
      field('money', { name: 'price' }),
      field('checkbox', { name: 'gift' }),
      field('checkbox', { name: 'news' }),
      field('multi-select', { name: 'genres', data: Genre }),
      field('reference', { name: 'artist_id' }),
      field('group', { name: 'customer', items: [field('text', { name: 'city' })] }),
      field('array', { name: 'items', items: [field('integer', { name: 'stock' })] }),
    ];
    const data = new FormData();
    const posted = [
      ['name', 'Salt'], ['price', '24,90'], ['gift', 'on'], ['genres', '7'], ['genres', '12'], ['artist_id', '31'],
      ['customer.city', 'Paris'], ['items.0.stock', '3'], ['items.4.stock', 'x'], ['items.99999999999.stock', '1'],
    ] as const; // prettier-ignore
    for (const [name, value] of posted) data.append(name, value);
    expect(parseFormData(definitions, data, {}, fr)).toEqual({
      name: 'Salt',
      price: 24.9,
      gift: true,
      news: false,
      genres: [7, 12],
      artist_id: 31,
      customer: { city: 'Paris' },
      items: [{ stock: 3 }, { stock: 'x' }],
    });
  });
});

it('all field lists of the description convert in both directions', () => {
  for (const [name, fields] of Object.entries<readonly FieldDefinition[]>({ ...fieldLists })) {
    const inputs = toInputs(fields, {}, fr);
    expect([name, fromInputs(fields, inputs, {}, fr)]).toEqual([name, expect.any(Object)]);
    expect(() => checkFields(fields, fromInputs(fields, inputs, {}, fr), { named: shopValidators })).not.toThrow();
  }
});
