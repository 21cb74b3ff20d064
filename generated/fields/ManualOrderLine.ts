// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ManualOrderIssueCode as ManualOrderIssueCodeChoices } from '../enums/ManualOrderIssueCode.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', hidden: ['form'], min: 1, required: true },
  {
    name: 'quantity',
    type: 'integer',
    label: 'fields.quantity',
    align: 'right',
    min: 1,
    max: 9999,
    defaultValue: 1,
    required: true,
  },
  {
    name: 'chosen_sizes',
    type: 'sizes',
    label: 'fields.chosen_sizes',
    nullable: true,
    each: { name: '', type: 'integer', label: 'fields.chosen_sizes', min: 0, max: 9999 },
  },
  { name: 'price', type: 'money', label: 'fields.price', min: 0, max: 100000, nullable: true },
  { name: 'discount_percent', type: 'percent', label: 'fields.discount_percent', min: 0, max: 100, nullable: true },
  { name: 'reason', type: 'text', label: 'fields.reason', maxLength: 200, nullable: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', readOnly: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true, readOnly: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', nullable: true, readOnly: true },
  { name: 'category', type: 'select', label: 'fields.category', readOnly: true, data: ProjectCategoryChoices },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true, readOnly: true },
  { name: 'barcode', type: 'text', label: 'fields.barcode', nullable: true, readOnly: true },
  { name: 'stock', type: 'integer', label: 'fields.stock', readOnly: true },
  { name: 'list_price', type: 'money', label: 'fields.list_price', readOnly: true },
  { name: 'discount', type: 'money', label: 'fields.discount', readOnly: true },
  { name: 'total', type: 'money', label: 'fields.total', readOnly: true },
  {
    name: 'issue',
    type: 'select',
    label: 'fields.issue',
    nullable: true,
    readOnly: true,
    data: ManualOrderIssueCodeChoices,
  },
] as const satisfies readonly FieldDefinition[];

export const ManualOrderLineFields: typeof fields & Makes<FormValues<'ManualOrderLine'>> = fields;
