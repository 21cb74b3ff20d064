// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BulkRefusalFields } from '../fields/BulkRefusal.ts';

export const fields = [
  {
    name: 'done',
    type: 'chips',
    label: 'fields.done',
    required: true,
    each: { name: '', type: 'integer', label: 'fields.done' },
  },
  {
    name: 'refused',
    type: 'array',
    label: 'fields.refused',
    required: true,
    schema: 'BulkRefusal',
    items: BulkRefusalFields,
  },
] as const satisfies readonly FieldDefinition[];

export const BulkAnswerFields: typeof fields & Makes<FormValues<'BulkAnswer'>> = fields;
