// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.file', required: true },
  { name: 'url', type: 'url', label: 'fields.url', required: true },
] as const satisfies readonly FieldDefinition[];

export const DigitalFileFields: typeof fields & Makes<FormValues<'DigitalFile'>> = fields;
