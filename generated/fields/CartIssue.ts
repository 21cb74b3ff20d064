// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const CartIssueFields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'code', type: 'select', label: 'fields.code', required: true, data: 'CartIssueCode' },
  { name: 'available', type: 'integer', label: 'fields.available' },
] as const satisfies readonly FieldDefinition[];
