// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 1, maxLength: 4000, required: true },
  {
    name: 'mentions',
    type: 'chips',
    label: 'fields.mentions',
    hidden: ['form'],
    maxItems: 30,
    unique: true,
    defaultValue: [],
    each: { name: '', type: 'integer', label: 'fields.mentions', min: 1 },
  },
] as const satisfies readonly FieldDefinition[];

export const NoteChangeFields: typeof fields & Makes<FormValues<'NoteChange'>> = fields;
