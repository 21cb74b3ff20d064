// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'rows', type: 'json', label: 'fields.rows', required: true },
  { name: 'text', type: 'text', label: 'fields.text', required: true },
  { name: 'orders', type: 'integer', label: 'fields.orders', required: true },
] as const satisfies readonly FieldDefinition[];

export const MapPreviewFields: typeof fields & Makes<FormValues<'MapPreview'>> = fields;
