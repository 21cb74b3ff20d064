// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'email', type: 'text', label: 'fields.email', required: true },
] as const satisfies readonly FieldDefinition[];

export const StockNoticeFields: typeof fields & Makes<FormValues<'StockNotice'>> = fields;
