// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { fields as OrderChangeWishList } from './OrderChangeWish.ts';

const fields = [
  ...OrderChangeWishList,
  { name: 'refund', type: 'money', label: 'fields.refund', hidden: ['form'], min: 0, required: true },
  { name: 'charge', type: 'money', label: 'fields.charge', hidden: ['form'], min: 0, required: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['form'],
    required: true,
    data: CurrencyChoices,
  },
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
  { name: 'days', type: 'integer', label: 'fields.pay_link_days', setting: 'pay_link_days', min: 1, max: 90 },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const OrderChangeRequestFields: typeof fields & Makes<FormValues<'OrderChangeRequest'>> = fields;
