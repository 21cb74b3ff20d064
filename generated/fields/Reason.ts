// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const ReasonFields = [
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];
