// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'shop_name', type: 'text', label: 'fields.shop_name', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'earned', type: 'money', label: 'fields.earned', required: true },
  { name: 'pending', type: 'money', label: 'fields.pending', required: true },
  { name: 'paid_out', type: 'money', label: 'fields.paid_out', required: true },
  { name: 'available', type: 'money', label: 'fields.available', required: true },
  { name: 'minimum', type: 'money', label: 'fields.minimum', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserBalanceFields: typeof fields & Makes<FormValues<'UserBalance'>> = fields;
