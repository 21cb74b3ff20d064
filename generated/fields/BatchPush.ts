// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'attempted_at', type: 'datetime', label: 'fields.attempted_at', required: true },
  { name: 'ok', type: 'checkbox', label: 'fields.ok', required: true },
  { name: 'status', type: 'integer', label: 'fields.status', nullable: true },
  { name: 'detail', type: 'text', label: 'fields.detail', nullable: true },
  { name: 'duration_ms', type: 'integer', label: 'fields.duration_ms' },
] as const satisfies readonly FieldDefinition[];

export const BatchPushFields: typeof fields & Makes<FormValues<'BatchPush'>> = fields;
