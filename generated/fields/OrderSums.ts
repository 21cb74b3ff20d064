// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { OrderStatus as OrderStatusChoices } from '../enums/choices/OrderStatus.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: OrderStatusChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'items', type: 'money', label: 'fields.items', readOnly: true },
  { name: 'discount', type: 'money', label: 'fields.discount', readOnly: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat', readOnly: true },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', readOnly: true },
  { name: 'total', type: 'money', label: 'fields.total', sortable: true, readOnly: true },
  { name: 'items_count', type: 'integer', label: 'fields.items_count', align: 'right', sortable: true, readOnly: true },
  { name: 'refunded', type: 'money', label: 'fields.refunded', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const OrderSumsFields: typeof fields & Makes<FormValues<'OrderSums'>> = fields;
