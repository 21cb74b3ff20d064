import { Genre, OrderStatus } from '#generated/enums.ts';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { ProjectFields } from '#generated/fields/Project.ts';
import { ERROR_CODES } from './rule-table.ts';
import { checkField as check, checkFields as checkAll } from './rules.ts';
import { shopValidators } from './shop-validators.ts';
import type { RuleViolation } from './validators.ts';

const named = shopValidators;
const checkField = (...[field, value, siblings]: Parameters<typeof check>) => check(field, value, siblings, named);
const checkFields = (...[fields, values, options]: Parameters<typeof checkAll>) =>
  checkAll(fields, values, { named, ...options });

const field = (type: FieldType, properties: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'it',
  type,
  label: 'fields.it',
  ...properties,
});
const createFile = (bytes: number): File => new File([new Uint8Array(bytes)], 'cover.png');
const MEGABYTE = 1_048_576;

type Case = readonly [FieldType, Partial<FieldDefinition>, unknown, (string | RuleViolation)?];

function testCases(cases: readonly Case[]): void {
  for (const [type, properties, value, violation] of cases) {
    const expected = typeof violation === 'string' ? { code: violation } : violation;
    it(`${type} ${JSON.stringify(properties)} given ${JSON.stringify(value)} → ${expected?.code ?? 'valid'}`, () => {
      expect(checkField(field(type, properties), value)).toEqual(expected);
    });
  }
}

describe('§5 required', () => {
  const required = { required: true };
  testCases([
    ['text', required, '', 'input_required'],
    ['text', required, '   ', 'input_required'],
    ['text', required, null, 'input_required'],
    ['integer', required, undefined, 'input_required'],
    ['multi-select', required, [], 'input_required'],
    ['integer', required, 0],
    ['checkbox', required, false],
    ['text', {}, ''],
    ['email', {}, null],
    ['integer', { min: 3 }, undefined],
    ['text', { minLength: 2 }, ''],
  ]);
});

describe('§5 types', () => {
  testCases([
    ['integer', {}, 12],
    ['integer', {}, '12'],
    ['integer', {}, 1.5, 'input_must_integer'],
    ['integer', {}, 'abc', 'input_must_integer'],
    ['integer', {}, '1e3', 'input_must_integer'],
    ['integer', {}, Infinity, 'input_must_integer'],
    ['number', {}, 1.5],
    ['number', {}, '-1.5'],
    ['number', {}, 'abc', 'input_must_number'],
    ['number', {}, NaN, 'input_must_number'],
    ['money', {}, '12,5', 'input_must_number'],
    ['percent', {}, 'half', 'input_must_number'],
    ['duration', {}, 'long', 'duration_invalid'],
    ['duration', {}, 214],
    ['email', {}, 'lea.moreau@example.com'],
    ['email', {}, 'lea+vinyl@mail.example.co.uk'],
    ['email', {}, 'lea', 'email_invalid'],
    ['email', {}, 'lea@example', 'email_invalid'],
    ['email', {}, 'lea @example.com', 'email_invalid'],
    ['email', {}, 'lea..m@example.com', 'email_invalid'],
    ['text', { validations: ['isEmail'] }, 'lea@', 'email_invalid'],
    ['text', { validations: ['isEmail'] }, 'lea@example.com'],
  ]);
});

describe('§5 latin', () => {
  const latin = { validations: ['latin'] };
  testCases([
    ['text', latin, "12 rue de l’Église, bât. #3 - app't 4/5"],
    ['text', latin, 'Łódź Ærøskøbing Straße Ñuñoa'],
    ['text', latin, 'Léa'.normalize('NFD')],
    ['text', latin, '東京', 'latin_invalid'],
    ['text', latin, 'Москва', 'latin_invalid'],
    ['text', latin, 'Rock & Roll', 'latin_invalid'],
    ['text', latin, 'a@b', 'latin_invalid'],
    ['text', latin, 'two\nlines', 'latin_invalid'],
    ['text', latin, '٣', 'latin_invalid'],
  ]);
});

describe('§5 custom function and files', () => {
  testCases([
    ['text', { validate: 'ean' }, '3760123456784'],
    ['text', { validate: 'ean' }, '036000291452'],
    ['text', { validate: 'ean' }, ''],
    ['text', { validate: 'ean' }, 'none yet'],
    ['text', { validate: 'ean' }, '3760123456785', 'ean_invalid'],
    ['file', { maxSize: 1 }, createFile(MEGABYTE)],
    ['file', { maxSize: 1 }, createFile(MEGABYTE + 1), { code: 'file_max_size', params: { max: 1 } }],
    ['file', { maxSize: 1 }, [createFile(1), createFile(MEGABYTE + 1)], { code: 'file_max_size', params: { max: 1 } }],
  ]);

  it('validates a postal code by the sibling country', () => {
    const zip = field('text', { validate: 'postalCode' });
    expect(checkField(zip, '75009', { country_id: 'FR' })).toBeUndefined();
    expect(checkField(zip, '75009')).toBeUndefined();
    expect(checkField(zip, '', { country_id: 'GB' })).toEqual({ code: 'input_required' });
    expect(checkField(zip, '', { country_id: 'HK' })).toBeUndefined();
    expect(checkField(zip, '')).toBeUndefined();
    expect(checkField(zip, '75009', { country_id: 'GB' })).toEqual({
      code: 'postal_code_invalid',
      params: { like: 'AB1 2CD' },
    });
  });

  it('validates a state by the sibling country', () => {
    const state = field('text', { validate: 'stateOfCountry' });
    const draft = field('text', { validate: 'knownState' });
    expect(checkField(state, 'IL', { country_id: 'US' })).toBeUndefined();
    expect(checkField(state, '', { country_id: 'US' })).toEqual({ code: 'input_required' });
    expect(checkField(draft, '', { country_id: 'US' })).toBeUndefined();
    expect(checkField(state, '', { country_id: 'FR' })).toBeUndefined();
    expect(checkField(state, null, { country_id: 'IE' })).toBeUndefined();
    for (const [code, country_id] of [
      ['IL', 'CA'],
      ['IL', 'FR'],
      ['Illinois', 'US'],
    ]) {
      expect(checkField(state, code, { country_id })).toEqual({ code: 'state_invalid' });
      expect(checkField(draft, code, { country_id })).toEqual({ code: 'state_invalid' });
    }
  });

  it('throws for an unregistered validation function', () => {
    expect(() => checkField(field('text', { validate: 'nobody' }), 'x')).toThrow(/no validation function "nobody"/);
  });
});

describe('limits of the description', () => {
  testCases([
    ['number', { min: 3 }, 2, { code: 'input_min', params: { min: 3 } }],
    ['number', { min: 0 }, -1, { code: 'input_min', params: { min: 0 } }],
    ['number', { min: 3 }, 3],
    ['integer', { max: 5 }, '6', { code: 'input_max', params: { max: 5 } }],
    ['number', { exclusiveMin: 0 }, 0, { code: 'input_above', params: { min: 0 } }],
    ['number', { exclusiveMax: 1 }, 1, { code: 'input_below', params: { max: 1 } }],
    ['number', { decimals: 2 }, 1.005, { code: 'input_decimals', params: { max: 2 } }],
    ['money', {}, 24.99],
    ['money', {}, 24.999, { code: 'input_decimals', params: { max: 2 } }],
    ['integer', { step: 5 }, 12, { code: 'input_step', params: { step: 5 } }],
    ['number', { step: 0.1 }, 0.3],
    ['text', { minLength: 3 }, 'ab', { code: 'input_min_length', params: { min: 3 } }],
    ['text', { maxLength: 3 }, 'abcd', { code: 'input_max_length', params: { max: 3 } }],
    ['text', { maxLength: 2 }, '🎵🎶'],
    ['text', { pattern: '^[a-z]+$' }, 'Abc', 'input_pattern'],
    ['text', { pattern: '^[a-z]+$' }, 'abc'],
    ['chips', { maxItems: 1 }, ['a', 'b'], { code: 'input_max_items', params: { max: 1 } }],
    ['chips', { minItems: 2 }, ['a'], { code: 'input_min_items', params: { min: 2 } }],
    ['chips', { unique: true }, ['a', 'a'], 'input_unique'],
    ['select', { data: OrderStatus }, 'sent'],
    ['select', { data: OrderStatus }, 'lost', 'input_not_allowed'],
    ['multi-select', { data: Genre }, [7, 19], 'input_not_allowed'],
    ['select', { options: ['left', 'right'] }, 'up', 'input_not_allowed'],
    ['text', { value: 'fixed' }, 'other', 'input_not_allowed'],
    ['url', {}, 'https://example.com/a'],
    ['url', {}, 'example', 'url_invalid'],
    ['url', {}, 'javascript:alert(1)', 'url_invalid'],
    ['date', {}, '2026-02-28'],
    ['date', {}, '2026-02-30', 'date_invalid'],
    ['datetime', {}, 1767222030],
    ['datetime', {}, 'tomorrow', 'date_invalid'],
    ['datetime', { iso: true }, '2026-01-01T00:00:00Z'],
    ['datetime', { iso: true }, 'tomorrow', 'date_invalid'],
  ]);

  it('limits the decimals of an amount by its currency', () => {
    const price = field('money');
    expect(checkField(price, 1500.5, { currency: 'JPY' })).toEqual({ code: 'input_decimals', params: { max: 0 } });
    expect(checkField(price, 1500, { currency: 'JPY' })).toBeUndefined();
    expect(checkField({ ...price, currency: 'paid_in' }, 10.5, { currency: 'JPY', paid_in: 'EUR' })).toBeUndefined();
  });
});

describe('order', () => {
  it('is that of §5: the first violation wins', () => {
    const all = field('email', { required: true, validations: ['latin'], validate: 'ean', maxLength: 3 });
    const code: FieldDefinition = { ...all, type: 'text' };
    expect(checkField(all, '')?.code).toBe('input_required');
    expect(checkField(all, 'a@b')?.code).toBe('email_invalid');
    expect(checkField(all, 'a@b.de')?.code).toBe('latin_invalid');
    expect(checkField(code, '3760123456785')?.code).toBe('ean_invalid');
    expect(checkField({ ...code, validate: undefined }, '3760123456785')?.code).toBe('input_max_length');
  });

  it('is that of the table', () => {
    expect(ERROR_CODES.slice(0, 6)).toEqual([
      'input_required',
      'input_must_integer',
      'input_must_number',
      'email_invalid',
      'latin_invalid',
      'file_max_size',
    ]);
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  });
});

describe('checkFields', () => {
  const address = [field('text', { name: 'city', required: true }), field('text', { name: 'zip', maxLength: 5 })];
  const definitions = [
    field('text', { name: 'name', required: true }),
    field('group', { name: 'customer', required: true, items: address }),
    field('group', { name: 'pickup', nullable: true, items: address }),
    field('array', { name: 'items', minItems: 1, items: [field('money', { name: 'price', required: true, min: 0 })] }),
    field('chips', { name: 'tags', each: field('text', { name: '', maxLength: 3 }) }),
    field('integer', { name: 'id', required: true, readOnly: true }),
  ];
  const validRecord = {
    name: 'Salt',
    customer: { city: 'Paris' },
    pickup: null,
    items: [{ price: 9.9 }],
    tags: ['lp'],
  };

  it('returns no problems for a valid record', () => {
    expect(checkFields(definitions, validRecord)).toEqual([]);
  });

  it('returns problems by path in the order of the definitions', () => {
    const invalidRecord = {
      name: '',
      customer: { city: null, zip: '123456' },
      pickup: {},
      items: [{ price: 1 }, { price: -1 }],
      tags: ['lp', 'long'],
    };
    expect(checkFields(definitions, invalidRecord)).toEqual([
      { path: 'name', code: 'input_required' },
      { path: 'customer.city', code: 'input_required' },
      { path: 'customer.zip', code: 'input_max_length', params: { max: 5 } },
      { path: 'pickup.city', code: 'input_required' },
      { path: 'items.1.price', code: 'input_min', params: { min: 0 } },
      { path: 'tags.1', code: 'input_max_length', params: { max: 3 } },
    ]);
  });

  it('reports the missing members of an absent required group', () => {
    expect(checkFields(definitions, { ...validRecord, customer: undefined })).toEqual([
      { path: 'customer.city', code: 'input_required' },
    ]);
  });

  it('resolves arrow names', () => {
    const arrow = [field('text', { name: 'customer->city', required: true })];
    expect(checkFields(arrow, { customer: { city: '' } })).toEqual([{ path: 'customer.city', code: 'input_required' }]);
    expect(checkFields(arrow, { customer: { city: 'Lyon' } })).toEqual([]);
  });

  it('partial updates may omit fields but not empty required ones', () => {
    expect(checkFields(definitions, { name: '' }, { partial: true })).toEqual([
      { path: 'name', code: 'input_required' },
    ]);
    expect(checkFields(definitions, {}, { partial: true })).toEqual([]);
  });

  it('applies requiredIf', () => {
    const condition = { path: 'method', schema: { enum: ['transfer'] } };
    const reference = [field('text', { name: 'reference', nullable: true, requiredIf: condition })];
    expect(checkFields(reference, { method: 'cash', reference: null })).toEqual([]);
    expect(checkFields(reference, { method: 'transfer', reference: null })).toEqual([
      { path: 'reference', code: 'input_required' },
    ]);
    expect(checkFields(reference, { method: 'transfer', reference: 'RF18' })).toEqual([]);
  });

  it('does not require fields hidden by showIf, but validates given values', () => {
    const condition = { path: 'type', schema: { enum: ['preorder'] } };
    const goal = [field('integer', { name: 'goal', required: true, min: 1, showIf: condition })];
    expect(checkFields(goal, { type: 'stock' })).toEqual([]);
    expect(checkFields(goal, { type: 'stock', goal: 0 })[0]?.code).toBe('input_min');
    expect(checkFields(goal, { type: 'preorder' })[0]?.code).toBe('input_required');
  });

  it('runs form validators after the rules, in every list entry', () => {
    const options = {
      validators: { 'items.price': (value: unknown) => (value === 13 ? { code: 'unlucky' } : undefined) },
    };
    const values = { ...validRecord, items: [{ price: 13 }, { price: 12 }, { price: -1 }] };
    expect(checkFields(definitions, values, options)).toEqual([
      { path: 'items.0.price', code: 'unlucky' },
      { path: 'items.2.price', code: 'input_min', params: { min: 0 } },
    ]);
  });

  it('validates a project of the description', () => {
    const project = {
      name: 'Salt & Signal',
      artist_id: 31,
      shop_id: 4,
      category: 'vinyl',
      type: 'crowdfunding',
      price: 24.9,
      currency: 'EUR',
      barcode: 'abc',
    };
    expect(checkFields(ProjectFields, project)).toEqual([{ path: 'barcode', code: 'input_pattern' }]);
  });
});
