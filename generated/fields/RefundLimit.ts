// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'most', type: 'money', label: 'fields.most', required: true, nullable: true },
  { name: 'used', type: 'money', label: 'fields.used', required: true },
  { name: 'left', type: 'money', label: 'fields.left', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const RefundLimitFields: typeof fields & Makes<FormValues<'RefundLimit'>> = fields;
