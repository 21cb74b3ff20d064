// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const HealthFields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, options: ['ok', 'degraded'] },
  { name: 'database', type: 'select', label: 'fields.database', required: true, options: ['ok', 'unreachable'] },
] as const satisfies readonly FieldDefinition[];
