// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { QuoteLine as QuoteLineChoices } from '../enums/choices/QuoteLine.ts';
import { QuoteOption as QuoteOptionChoices } from '../enums/choices/QuoteOption.ts';

export const fields = [
  { name: 'line', type: 'select', label: 'fields.cost_line', required: true, data: QuoteLineChoices },
  { name: 'options', type: 'multi-select', label: 'fields.quote_option', required: true, data: QuoteOptionChoices },
  { name: 'fixed', type: 'money', label: 'fields.price_fixed' },
  { name: 'each', type: 'number', label: 'fields.price_each' },
  { name: 'copies', type: 'integer', label: 'fields.quantity' },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const QuoteLineAmountFields: typeof fields & Makes<FormValues<'QuoteLineAmount'>> = fields;
