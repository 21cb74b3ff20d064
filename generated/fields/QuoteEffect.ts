// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { QuoteStatus as QuoteStatusChoices } from '../enums/choices/QuoteStatus.ts';

const fields = [
  {
    name: 'quotes',
    type: 'array',
    label: 'fields.quotes',
    required: true,
    items: [
      { name: 'id', type: 'integer', label: 'fields.id', required: true },
      { name: 'number', type: 'text', label: 'fields.number', required: true },
      { name: 'name', type: 'text', label: 'fields.name', required: true },
      { name: 'status', type: 'select', label: 'fields.status', required: true, data: QuoteStatusChoices },
      { name: 'before', type: 'money', label: 'fields.before', required: true },
      { name: 'after', type: 'money', label: 'fields.after', required: true },
      { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
    ],
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'unchanged', type: 'integer', label: 'fields.unchanged', required: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteEffectFields: typeof fields & Makes<FormValues<'QuoteEffect'>> = fields;
