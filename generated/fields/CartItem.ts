// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';
import { ProjectType as ProjectTypeChoices } from '../enums/ProjectType.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', min: 1, required: true },
  { name: 'item_id', type: 'integer', label: 'fields.item_id', min: 1, required: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 1, max: 99, required: true },
  {
    name: 'chosen_sizes',
    type: 'sizes',
    label: 'fields.chosen_sizes',
    nullable: true,
    each: { name: '', type: 'integer', label: 'fields.chosen_sizes', min: 0, max: 99 },
  },
  { name: 'type', type: 'select', label: 'fields.type', nullable: true, data: ProjectTypeChoices },
  { name: 'category', type: 'select', label: 'fields.category', data: ProjectCategoryChoices },
  { name: 'name', type: 'text', label: 'fields.name', maxLength: 200 },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', maxLength: 200 },
  { name: 'item_name', type: 'text', label: 'fields.item_name', maxLength: 200 },
  { name: 'picture', type: 'text', label: 'fields.picture', maxLength: 100, nullable: true },
  { name: 'comment', type: 'textarea', label: 'fields.comment', maxLength: 500, nullable: true },
  { name: 'price', type: 'money', label: 'fields.price' },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'marketplace_item_id', type: 'integer', label: 'fields.marketplace_item_id', nullable: true },
  { name: 'size_XS', type: 'integer', label: 'fields.size_XS', min: 0, max: 99 },
  { name: 'size_S', type: 'integer', label: 'fields.size_S', min: 0, max: 99 },
  { name: 'size_M', type: 'integer', label: 'fields.size_M', min: 0, max: 99 },
  { name: 'size_L', type: 'integer', label: 'fields.size_L', min: 0, max: 99 },
  { name: 'size_XL', type: 'integer', label: 'fields.size_XL', min: 0, max: 99 },
  { name: 'size_XXL', type: 'integer', label: 'fields.size_XXL', min: 0, max: 99 },
] as const satisfies readonly FieldDefinition[];

export const CartItemFields: typeof fields & Makes<FormValues<'CartItem'>> = fields;
