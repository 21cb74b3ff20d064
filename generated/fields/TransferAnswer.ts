// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BulkRefusalFields } from '../fields/BulkRefusal.ts';

const fields = [
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
  { name: 'url', type: 'url', label: 'fields.url' },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at' },
] as const satisfies readonly FieldDefinition[];

export const TransferAnswerFields: typeof fields & Makes<FormValues<'TransferAnswer'>> = fields;
