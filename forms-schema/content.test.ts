import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { parseJsonText, isOfFieldType } from './content.ts';
import { checkFields } from './rules.ts';

const field = (properties: Partial<FieldDefinition>): FieldDefinition => ({
  name: 'it',
  type: 'text',
  label: 'fields.name',
  ...properties,
});

it('parses JSON text, undefined for other text', () => {
  expect(parseJsonText('["black"]')).toEqual(['black']);
  expect(parseJsonText('black')).toBeUndefined();
  expect(parseJsonText(null)).toBeUndefined();
});

it.each<[Partial<FieldDefinition>, unknown, unknown]>([
  [{ type: 'integer' }, 3, '3'],
  [{ type: 'switch' }, true, 'true'],
  [{ type: 'multi-select' }, ['black'], 'black'],
  [{ type: 'multi-select' }, ['black'], [['black']]],
  [{ type: 'chips' }, ['limited'], [1]],
  [{ type: 'chips', each: field({ type: 'integer' }) }, [1], ['limited']],
  [{ type: 'group', items: [field({ name: 'n', type: 'number' })] }, { n: 1 }, { n: '1' }],
  [{ type: 'array', items: [field({ name: 'n', type: 'number' })] }, [{}, { n: 1 }], [1]],
  [{ nullable: true }, null, {}],
  [{}, 'Salt', null],
])('%j accepts %j and not %j', (properties, right, wrong) => {
  expect(isOfFieldType(right, field(properties))).toBe(true);
  expect(isOfFieldType(wrong, field(properties))).toBe(false);
});

describe('JSON text with a content definition is validated by the same rules', () => {
  const sizes = field({
    nullable: true,
    content: field({
      name: '',
      type: 'array',
      maxItems: 2,
      required: true,
      items: [field({ name: 'n', type: 'integer', min: 1, required: true })],
    }),
  });

  it.each([
    [null],
    ['[{"n":1}]'],
    ['[{"n":1', 'input_json'],
    ['{"n":1}', 'input_json'],
    ['[{"n":"1"}]', 'input_json'],
    ['[{"n":0}]', 'input_min', { min: 1 }],
    ['[{}]', 'input_required'],
    ['[{"n":1},{"n":1},{"n":1}]', 'input_max_items', { max: 2 }],
  ])('%s', (it, code?: string, params?: object) => {
    const problems = code ? [{ path: 'it', code, ...(params && { params }) }] : [];
    expect(checkFields([sizes], { it })).toEqual(problems);
  });
});
