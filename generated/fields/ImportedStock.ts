// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', min: 1 },
  { name: 'barcode', type: 'text', label: 'fields.barcode', maxLength: 60 },
  { name: 'sku', type: 'text', label: 'fields.sku', maxLength: 60 },
  { name: 'project_name', type: 'text', label: 'fields.project_name', maxLength: 200 },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', maxLength: 160 },
  { name: 'item_name', type: 'text', label: 'fields.item_name', maxLength: 200 },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', min: -1000000, max: 1000000, required: true },
] as const satisfies readonly FieldDefinition[];

export const ImportedStockFields: typeof fields & Makes<FormValues<'ImportedStock'>> = fields;
