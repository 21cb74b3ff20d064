// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { QuoteLine as QuoteLineChoices } from '../enums/choices/QuoteLine.ts';
import { QuoteLineCostFields } from '../fields/QuoteLineCost.ts';
import { fields as QuoteSumsList } from './QuoteSums.ts';
import { fields as QuoteOverrunList } from './QuoteOverrun.ts';
import { fields as QuoteMarginList } from './QuoteMargin.ts';

const fields = [
  ...QuoteSumsList,
  ...QuoteOverrunList,
  ...QuoteMarginList,
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    required: true,
    schema: 'QuoteLineCost',
    items: QuoteLineCostFields,
  },
  { name: 'missing', type: 'multi-select', label: 'fields.unpriced', required: true, data: QuoteLineChoices },
] as const satisfies readonly FieldDefinition[];

export const QuoteCostingFields: typeof fields & Makes<FormValues<'QuoteCosting'>> = fields;
