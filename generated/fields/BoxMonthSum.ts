// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'charges', type: 'integer', label: 'fields.charges', readOnly: true },
  { name: 'amount', type: 'money', label: 'fields.amount', readOnly: true },
  { name: 'paid', type: 'money', label: 'fields.paid_sum', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxMonthSumFields: typeof fields & Makes<FormValues<'BoxMonthSum'>> = fields;
