// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const StepRequestFields = [
  { name: 'step', type: 'select', label: 'fields.step', required: true, data: 'ProjectStep' },
] as const satisfies readonly FieldDefinition[];
