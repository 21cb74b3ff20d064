// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'params', type: 'json', label: 'fields.params' },
] as const satisfies readonly FieldDefinition[];

export const BulkRefusalFields: typeof fields & Makes<FormValues<'BulkRefusal'>> = fields;
