// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { QuoteLine as QuoteLineChoices } from '../enums/choices/QuoteLine.ts';
import { QuoteLineAmountFields } from '../fields/QuoteLineAmount.ts';
import { fields as QuoteSumsList } from './QuoteSums.ts';
import { fields as QuoteOverrunList } from './QuoteOverrun.ts';

const fields = [
  ...QuoteSumsList,
  ...QuoteOverrunList,
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
