// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, options: ['ok', 'degraded'] },
  { name: 'database', type: 'select', label: 'fields.database', required: true, options: ['ok', 'unreachable'] },
  { name: 'disk', type: 'select', label: 'fields.disk', required: true, options: ['ok', 'full', 'not_writable'] },
] as const satisfies readonly FieldDefinition[];

export const HealthFields: typeof fields & Makes<FormValues<'Health'>> = fields;
