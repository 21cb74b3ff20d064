// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const QuoteRequestedFields: typeof fields & Makes<FormValues<'QuoteRequested'>> = fields;
