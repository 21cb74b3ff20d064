// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ChangeSettlement as ChangeSettlementChoices } from '../enums/ChangeSettlement.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

export const fields = [
  { name: 'settlement', type: 'select', label: 'fields.settlement', required: true, data: ChangeSettlementChoices },
  { name: 'old_total', type: 'money', label: 'fields.old_total', required: true },
  { name: 'new_total', type: 'money', label: 'fields.new_total', required: true },
  { name: 'difference', type: 'money', label: 'fields.difference', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'vat_rate', type: 'number', label: 'fields.vat_rate' },
  { name: 'shipping', type: 'money', label: 'fields.shipping', required: true },
  { name: 'refund', type: 'money', label: 'fields.refund', required: true },
  { name: 'charge', type: 'money', label: 'fields.charge', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'refund_limit', type: 'money', label: 'fields.refund_limit', nullable: true },
  { name: 'refund_left', type: 'money', label: 'fields.refund_left', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const OrderChangeSumsFields: typeof fields & Makes<FormValues<'OrderChangeSums'>> = fields;
