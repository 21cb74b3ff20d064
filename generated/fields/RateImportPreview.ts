// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { RateImportRowFields } from '../fields/RateImportRow.ts';

const fields = [
  { name: 'headings', type: 'chips', label: 'fields.headings', required: true },
  {
    name: 'rows',
    type: 'array',
    label: 'fields.rows',
    required: true,
    schema: 'RateImportRow',
    items: RateImportRowFields,
  },
  { name: 'added', type: 'integer', label: 'fields.added', required: true },
  { name: 'changed', type: 'integer', label: 'fields.changed', required: true },
  { name: 'unchanged', type: 'integer', label: 'fields.unchanged', required: true },
  { name: 'refused', type: 'integer', label: 'fields.refused', required: true },
] as const satisfies readonly FieldDefinition[];

export const RateImportPreviewFields: typeof fields & Makes<FormValues<'RateImportPreview'>> = fields;
