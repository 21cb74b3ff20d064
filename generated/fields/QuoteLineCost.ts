// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as QuoteLineAmountList } from './QuoteLineAmount.ts';

const fields = [
  ...QuoteLineAmountList,
  { name: 'list_amount', type: 'money', label: 'fields.list_price' },
  { name: 'reason', type: 'text', label: 'fields.reason', nullable: true },
  { name: 'cost', type: 'money', label: 'fields.cost', nullable: true },
  { name: 'margin', type: 'money', label: 'fields.margin', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteLineCostFields: typeof fields & Makes<FormValues<'QuoteLineCost'>> = fields;
