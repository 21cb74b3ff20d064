// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'operation', type: 'text', label: 'fields.operation', minLength: 1, maxLength: 100, required: true },
  { name: 'record_id', type: 'integer', label: 'fields.record_id', nullable: true },
  { name: 'part_id', type: 'integer', label: 'fields.part_id', nullable: true },
  { name: 'filter', type: 'json', label: 'fields.filter', nullable: true },
  { name: 'body', type: 'json', label: 'fields.body', defaultValue: {} },
] as const satisfies readonly FieldDefinition[];

export const ActionPreviewRequestFields: typeof fields & Makes<FormValues<'ActionPreviewRequest'>> = fields;
