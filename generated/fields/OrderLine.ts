// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  {
    name: 'project_id',
    type: 'reference',
    label: 'fields.project_id',
    required: true,
    ref: { resource: 'projects', label: 'name' },
  },
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', nullable: true },
  { name: 'category', type: 'select', label: 'fields.category', data: ProjectCategoryChoices },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'barcode', type: 'text', label: 'fields.barcode', nullable: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', align: 'right', min: 1, required: true },
  { name: 'cancelled', type: 'integer', label: 'fields.cancelled', align: 'right', min: 0 },
  { name: 'open', type: 'integer', label: 'fields.open', align: 'right', min: 0, readOnly: true },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'total', type: 'money', label: 'fields.total' },
  { name: 'comment', type: 'text', label: 'fields.comment', nullable: true },
  { name: 'change_id', type: 'integer', label: 'fields.change_id', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const OrderLineFields: typeof fields & Makes<FormValues<'OrderLine'>> = fields;
