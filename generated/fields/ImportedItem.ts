// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';
import { Size as SizeChoices } from '../enums/Size.ts';

const fields = [
  { name: 'row_group', type: 'text', label: 'fields.row_group', maxLength: 200 },
  { name: 'project_name', type: 'text', label: 'fields.project_name', minLength: 1, maxLength: 200, required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', minLength: 1, maxLength: 160, required: true },
  { name: 'label_name', type: 'text', label: 'fields.label_name', maxLength: 160 },
  { name: 'catalog_number', type: 'text', label: 'fields.catalog_number', maxLength: 40 },
  { name: 'category', type: 'select', label: 'fields.category', data: ProjectCategoryChoices },
  { name: 'released_on', type: 'date', label: 'fields.released_on' },
  { name: 'item_name', type: 'text', label: 'fields.item_name', maxLength: 120 },
  { name: 'barcode', type: 'text', label: 'fields.barcode', validate: 'ean', pattern: '^\\d{8,14}$' },
  { name: 'size', type: 'select', label: 'fields.size', data: SizeChoices },
  { name: 'price', type: 'money', label: 'fields.price', min: 0, max: 100000, required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'stock', type: 'integer', label: 'fields.stock', min: 0, max: 1000000 },
  { name: 'weight', type: 'integer', label: 'fields.weight', min: 0, max: 100000 },
] as const satisfies readonly FieldDefinition[];

export const ImportedItemFields: typeof fields & Makes<FormValues<'ImportedItem'>> = fields;
