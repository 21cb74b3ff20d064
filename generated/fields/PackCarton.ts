// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', required: true },
] as const satisfies readonly FieldDefinition[];

export const PackCartonFields: typeof fields & Makes<FormValues<'PackCarton'>> = fields;
