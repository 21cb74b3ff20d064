// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PackEventType as PackEventTypeChoices } from '../enums/PackEventType.ts';

const fields = [
  { name: 'key', type: 'text', label: 'fields.call_key', minLength: 8, maxLength: 60, required: true },
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: PackEventTypeChoices },
  { name: 'code', type: 'text', label: 'fields.code', maxLength: 100 },
  { name: 'line_id', type: 'integer', label: 'fields.line_id', min: 1 },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 0, max: 100000 },
  { name: 'reason', type: 'text', label: 'fields.reason', minLength: 3, maxLength: 200 },
] as const satisfies readonly FieldDefinition[];

export const PackEventFields: typeof fields & Makes<FormValues<'PackEvent'>> = fields;
