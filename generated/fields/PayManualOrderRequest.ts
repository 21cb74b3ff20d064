// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { HandPaymentMethod as HandPaymentMethodChoices } from '../enums/HandPaymentMethod.ts';

const fields = [
  {
    name: 'method',
    type: 'select',
    label: 'fields.method',
    defaultValue: 'transfer',
    required: true,
    data: HandPaymentMethodChoices,
  },
  { name: 'amount', type: 'money', label: 'fields.amount', inline: true, min: 0, max: 10000000, required: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    inline: true,
    defaultValue: 'EUR',
    required: true,
    data: CurrencyChoices,
  },
  {
    name: 'reference',
    type: 'text',
    label: 'fields.reference',
    requiredIf: { path: 'method', schema: { enum: ['transfer'] } },
    maxLength: 100,
    nullable: true,
  },
  { name: 'paid_on', type: 'date', label: 'fields.paid_on', required: true },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const PayManualOrderRequestFields: typeof fields & Makes<FormValues<'PayManualOrderRequest'>> = fields;
