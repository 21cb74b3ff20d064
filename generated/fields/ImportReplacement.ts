// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'field', type: 'text', label: 'fields.field', minLength: 1, maxLength: 60, required: true },
  { name: 'from', type: 'textarea', label: 'fields.from', maxLength: 10000, required: true },
  { name: 'to', type: 'textarea', label: 'fields.to', maxLength: 10000, required: true },
] as const satisfies readonly FieldDefinition[];

export const ImportReplacementFields: typeof fields & Makes<FormValues<'ImportReplacement'>> = fields;
