// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';

export const GroupShipmentFields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'group', type: 'text', label: 'fields.group', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];
