// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'rows', type: 'integer', label: 'fields.rows', required: true },
  { name: 'gross', type: 'money', label: 'fields.before_fees', required: true },
  { name: 'fees', type: 'money', label: 'fields.fees', required: true },
  { name: 'net', type: 'money', label: 'fields.after_fees', required: true },
  { name: 'paid_out', type: 'money', label: 'fields.paid_out', nullable: true },
  { name: 'balanced', type: 'switch', label: 'fields.balanced', required: true },
  { name: 'matched', type: 'integer', label: 'fields.rows_matched', required: true },
  { name: 'unmatched', type: 'integer', label: 'fields.rows_unmatched', required: true },
  { name: 'conflicting', type: 'integer', label: 'fields.rows_conflicting', required: true },
] as const satisfies readonly FieldDefinition[];

export const PayoutSumsFields: typeof fields & Makes<FormValues<'PayoutSums'>> = fields;
