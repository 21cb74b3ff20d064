// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const LogoutFields = [
  { name: 'ok', type: 'checkbox', label: 'fields.ok', required: true },
] as const satisfies readonly FieldDefinition[];
