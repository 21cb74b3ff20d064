// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'group', type: 'text', label: 'fields.group', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const GroupShipmentFields: typeof fields & Makes<FormValues<'GroupShipment'>> = fields;
