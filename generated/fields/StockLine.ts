// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id' },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', nullable: true },
  { name: 'barcode', type: 'text', label: 'fields.barcode', nullable: true },
  { name: 'wanted', type: 'integer', label: 'fields.wanted', required: true },
  { name: 'allocated', type: 'integer', label: 'fields.allocated', required: true },
  { name: 'stock', type: 'integer', label: 'fields.stock', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const StockLineFields: typeof fields & Makes<FormValues<'StockLine'>> = fields;
