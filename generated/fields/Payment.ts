// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CardBrand as CardBrandChoices } from '../enums/CardBrand.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { PaymentMethod as PaymentMethodChoices } from '../enums/PaymentMethod.ts';
import { PaymentProvider as PaymentProviderChoices } from '../enums/PaymentProvider.ts';
import { PaymentStatus as PaymentStatusChoices } from '../enums/choices/PaymentStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    readOnly: true,
    ref: { resource: 'orders', label: 'number' },
  },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: PaymentStatusChoices,
  },
  { name: 'amount', type: 'money', label: 'fields.amount', sortable: true, readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'provider', type: 'select', label: 'fields.provider', readOnly: true, data: PaymentProviderChoices },
  { name: 'method', type: 'select', label: 'fields.method', readOnly: true, data: PaymentMethodChoices },
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', sortable: true, readOnly: true },
  { name: 'reference', type: 'text', label: 'fields.reference', nullable: true, readOnly: true },
  {
    name: 'card_brand',
    type: 'select',
    label: 'fields.card_brand',
    nullable: true,
    readOnly: true,
    data: CardBrandChoices,
  },
  { name: 'card_last4', type: 'text', label: 'fields.card_last4', nullable: true, readOnly: true },
  { name: 'failure_code', type: 'text', label: 'fields.failure_code', nullable: true, readOnly: true },
  { name: 'note', type: 'textarea', label: 'fields.note', editInList: true, maxLength: 1000, nullable: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'paid_at', type: 'datetime', label: 'fields.paid_at', sortable: true, nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PaymentFields: typeof fields & Makes<FormValues<'Payment'>> = fields;
