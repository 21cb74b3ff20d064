import { expect, it } from 'vitest';
import type { Schema } from '../description.ts';
import { fieldErrors } from './field-errors.ts';
import { bodyView } from './request-view.ts';
import { bodyValidator } from './validator.ts';

const errorOf = (schema: Schema, value: unknown) =>
  fieldErrors(bodyValidator(bodyView({ type: 'object', properties: { f: schema } }, 'whole'))({ f: value }))[0];

it.each<[string, Schema, unknown, string, object?]>([
  ['a missing text', { type: 'string' }, null, 'input_required'],
  ['an empty text', { type: 'string', minLength: 1 }, '', 'input_required'],
  ['an emptied number', { type: 'integer' }, '', 'input_required'],
  ['half a copy', { type: 'integer' }, 1.5, 'input_must_integer'],
  ['words for a number', { type: 'number' }, 'ten', 'input_must_number'],
  ['no e-mail', { type: 'string', format: 'email' }, 'lea@', 'email_invalid'],
  ['no link', { type: 'string', format: 'uri' }, 'not a link', 'url_invalid'],
  ['no day', { type: 'string', format: 'date' }, '2026-02-30', 'date_invalid'],
  ['a moment before time began', { type: 'integer', format: 'unix-time' }, -1, 'date_invalid'],
  ['a short text', { type: 'string', minLength: 3 }, 'ab', 'input_min_length', { min: 3 }],
  ['a long text', { type: 'string', maxLength: 3 }, 'abcd', 'input_max_length', { max: 3 }],
  ['too little', { type: 'number', minimum: 2 }, 1, 'input_min', { min: 2 }],
  ['too much', { type: 'number', maximum: 2 }, 3, 'input_max', { max: 2 }],
  ['a wrong choice', { type: 'string', enum: ['a'] }, 'b', 'input_not_allowed'],
  ['a wrong form', { type: 'string', pattern: '^\\d+$' }, 'b', 'input_pattern'],
  ['twice the same', { type: 'array', uniqueItems: true, items: { type: 'integer' } }, [1, 1], 'input_unique'],
  ['too many', { type: 'array', maxItems: 1, items: { type: 'integer' } }, [1, 2], 'input_max_items', { max: 1 }],
])('names %s as the forms do', (_what, schema, value, code, params) => {
  expect(errorOf(schema, value)).toEqual({ path: 'f', code, ...(params && { params }) });
});

it('joins the members of a path with dots', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', required: ['size'], properties: { size: { type: 'string' } } },
  };
  expect(errorOf(schema, [{}])).toEqual({ path: 'f.0.size', code: 'input_required' });
});
