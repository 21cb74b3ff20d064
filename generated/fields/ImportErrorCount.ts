// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'path', type: 'text', label: 'fields.path', required: true },
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'params', type: 'json', label: 'fields.params' },
] as const satisfies readonly FieldDefinition[];

export const ImportErrorCountFields: typeof fields & Makes<FormValues<'ImportErrorCount'>> = fields;
