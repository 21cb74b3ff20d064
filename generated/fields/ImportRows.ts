// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ImportRowFields } from '../fields/ImportRow.ts';

const fields = [
  { name: 'rows', type: 'array', label: 'fields.rows', required: true, schema: 'ImportRow', items: ImportRowFields },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
] as const satisfies readonly FieldDefinition[];

export const ImportRowsFields: typeof fields & Makes<FormValues<'ImportRows'>> = fields;
