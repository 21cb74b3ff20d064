// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'number', type: 'integer', label: 'fields.number', min: 1, max: 10000, required: true },
  { name: 'etag', type: 'text', label: 'fields.code', maxLength: 34, pattern: '^"[0-9a-f]{32}"$', required: true },
] as const satisfies readonly FieldDefinition[];

export const UploadPartFields: typeof fields & Makes<FormValues<'UploadPart'>> = fields;
