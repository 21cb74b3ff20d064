// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', required: true, nullable: true },
  { name: 'sold', type: 'integer', label: 'fields.sold', required: true },
  { name: 'returned', type: 'integer', label: 'fields.returned', required: true },
  { name: 'gross', type: 'money', label: 'fields.gross', required: true },
  { name: 'refunds', type: 'money', label: 'fields.refunds', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'net', type: 'money', label: 'fields.net', required: true },
  { name: 'fee', type: 'money', label: 'fields.fee', required: true },
  { name: 'due', type: 'money', label: 'fields.due', required: true },
] as const satisfies readonly FieldDefinition[];

export const StatementRowFields: typeof fields & Makes<FormValues<'StatementRow'>> = fields;
