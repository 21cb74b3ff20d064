// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'orders', type: 'integer', label: 'fields.orders', required: true },
  { name: 'paid', type: 'money', label: 'fields.paid', required: true },
  { name: 'refunded', type: 'money', label: 'fields.refunded', required: true },
] as const satisfies readonly FieldDefinition[];

export const CustomerFigureFields: typeof fields & Makes<FormValues<'CustomerFigure'>> = fields;
