// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { QuoteLine as QuoteLineChoices } from '../enums/choices/QuoteLine.ts';

const fields = [
  { name: 'line', type: 'select', label: 'fields.cost_line', inline: true, required: true, data: QuoteLineChoices },
  {
    name: 'amount',
    type: 'money',
    label: 'fields.amount',
    inline: true,
    currency: 'currency',
    min: 0,
    max: 1000000,
    required: true,
  },
  { name: 'reason', type: 'text', label: 'fields.reason', inline: true, minLength: 1, maxLength: 200, required: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteAgreementFields: typeof fields & Makes<FormValues<'QuoteAgreement'>> = fields;
