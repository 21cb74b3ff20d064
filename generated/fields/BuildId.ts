// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const BuildIdFields = [
  { name: 'buildId', type: 'text', label: 'fields.buildId', required: true },
] as const satisfies readonly FieldDefinition[];
