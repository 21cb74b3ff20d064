// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'key', type: 'text', label: 'fields.code', required: true },
  { name: 'url', type: 'text', label: 'fields.picture', required: true },
] as const satisfies readonly FieldDefinition[];

export const KeptFileFields: typeof fields & Makes<FormValues<'KeptFile'>> = fields;
