import { expect, it } from 'vitest';
import type { Schema } from '../description.ts';
import { toFieldErrors } from './field-errors.ts';
import { toBodyView } from './request-view.ts';
import { createBodyValidator } from './validator.ts';

const getError = (schema: Schema, value: unknown) =>
  toFieldErrors(
    createBodyValidator(toBodyView({ type: 'object', properties: { f: schema } }, 'whole'))({ f: value }),
  )[0];

it.each<[string, Schema, unknown, string, object?]>([
  ['null', { type: 'string' }, null, 'input_required'],
  ['an empty text', { type: 'string', minLength: 1 }, '', 'input_required'],
  ['an empty number', { type: 'integer' }, '', 'input_required'],
  ['a fraction', { type: 'integer' }, 1.5, 'input_must_integer'],
  ['a text for a number', { type: 'number' }, 'ten', 'input_must_number'],
  ['an invalid e-mail', { type: 'string', format: 'email' }, 'lea@', 'email_invalid'],
  ['an invalid URL', { type: 'string', format: 'uri' }, 'not a link', 'url_invalid'],
  ['an invalid day', { type: 'string', format: 'date' }, '2026-02-30', 'date_invalid'],
  ['a time before 1970', { type: 'integer', format: 'unix-time' }, -1, 'date_invalid'],
  ['a short text', { type: 'string', minLength: 3 }, 'ab', 'input_min_length', { min: 3 }],
  ['a long text', { type: 'string', maxLength: 3 }, 'abcd', 'input_max_length', { max: 3 }],
  ['a number below the minimum', { type: 'number', minimum: 2 }, 1, 'input_min', { min: 2 }],
  ['a number above the maximum', { type: 'number', maximum: 2 }, 3, 'input_max', { max: 2 }],
  ['a value outside the enum', { type: 'string', enum: ['a'] }, 'b', 'input_not_allowed'],
  ['a text that does not match the pattern', { type: 'string', pattern: '^\\d+$' }, 'b', 'input_pattern'],
  ['a duplicate item', { type: 'array', uniqueItems: true, items: { type: 'integer' } }, [1, 1], 'input_unique'],
  ['too many items', { type: 'array', maxItems: 1, items: { type: 'integer' } }, [1, 2], 'input_max_items', { max: 1 }],
])('returns the code of the forms for %s', (_case, schema, value, code, params) => {
  expect(getError(schema, value)).toEqual({ path: 'f', code, ...(params && { params }) });
});

it('joins the members of a path with dots', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', required: ['size'], properties: { size: { type: 'string' } } },
  };
  expect(getError(schema, [{}])).toEqual({ path: 'f.0.size', code: 'input_required' });
});
