// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', nullable: true },
  { name: 'category', type: 'select', label: 'fields.category', required: true, data: ProjectCategoryChoices },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'barcode', type: 'text', label: 'fields.barcode', nullable: true },
  { name: 'stock', type: 'integer', label: 'fields.stock', required: true },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const ManualOrderItemFields: typeof fields & Makes<FormValues<'ManualOrderItem'>> = fields;
