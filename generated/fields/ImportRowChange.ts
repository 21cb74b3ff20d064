// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'values',
    type: 'json',
    label: 'fields.values',
    each: { name: '', type: 'textarea', label: 'fields.values', maxLength: 10000 },
  },
  { name: 'skipped', type: 'checkbox', label: 'fields.skipped' },
] as const satisfies readonly FieldDefinition[];

export const ImportRowChangeFields: typeof fields & Makes<FormValues<'ImportRowChange'>> = fields;
