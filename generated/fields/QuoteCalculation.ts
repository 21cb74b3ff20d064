// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { QuoteLine as QuoteLineChoices } from '../enums/choices/QuoteLine.ts';
import { QuoteLineAmountFields } from '../fields/QuoteLineAmount.ts';

const fields = [
  { name: 'subtotal', type: 'money', label: 'fields.subtotal', hidden: ['list', 'filter'], readOnly: true },
  { name: 'discount', type: 'money', label: 'fields.discount', hidden: ['list', 'filter'], readOnly: true },
  { name: 'net', type: 'money', label: 'fields.net', sortable: true, readOnly: true },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', hidden: ['list', 'filter'], readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat_added', hidden: ['list', 'filter'], readOnly: true },
  { name: 'total', type: 'money', label: 'fields.total', sortable: true, readOnly: true },
  { name: 'unit_price', type: 'money', label: 'fields.unit_price', hidden: ['filter'], readOnly: true },
  {
    name: 'overrun_copies',
    type: 'integer',
    label: 'fields.overrun_copies',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
  },
  { name: 'overrun', type: 'money', label: 'fields.overrun', hidden: ['list', 'form', 'filter'], readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    required: true,
    schema: 'QuoteLineAmount',
    items: QuoteLineAmountFields,
  },
  { name: 'missing', type: 'multi-select', label: 'fields.unpriced', required: true, data: QuoteLineChoices },
] as const satisfies readonly FieldDefinition[];

export const QuoteCalculationFields: typeof fields & Makes<FormValues<'QuoteCalculation'>> = fields;
