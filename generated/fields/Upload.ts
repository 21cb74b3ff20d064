// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'text', label: 'fields.id', required: true },
  { name: 'part_size', type: 'integer', label: 'fields.size', required: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.ends_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const UploadFields: typeof fields & Makes<FormValues<'Upload'>> = fields;
