// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { RefundReason as RefundReasonChoices } from '../enums/RefundReason.ts';
import { RefundStatus as RefundStatusChoices } from '../enums/choices/RefundStatus.ts';

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
    name: 'payment_id',
    type: 'reference',
    label: 'fields.payment_id',
    readOnly: true,
    ref: { resource: 'payments', label: 'provider_id' },
  },
  {
    name: 'change_id',
    type: 'integer',
    label: 'fields.change_id',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RefundStatusChoices },
  { name: 'amount', type: 'money', label: 'fields.amount', sortable: true, readOnly: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'reason', type: 'select', label: 'fields.reason', readOnly: true, data: RefundReasonChoices },
  { name: 'comment', type: 'textarea', label: 'fields.comment', nullable: true, readOnly: true },
  { name: 'restocked', type: 'switch', label: 'fields.restocked', readOnly: true },
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', sortable: true, nullable: true, readOnly: true },
  { name: 'failure_code', type: 'text', label: 'fields.failure_code', nullable: true, readOnly: true },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.created_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'settled_at', type: 'datetime', label: 'fields.settled_at', sortable: true, nullable: true, readOnly: true },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    items: [
      { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', required: true },
      { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 0, required: true },
      { name: 'amount', type: 'money', label: 'fields.amount', required: true },
      { name: 'vat', type: 'money', label: 'fields.vat' },
    ],
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const RefundFields: typeof fields & Makes<FormValues<'Refund'>> = fields;
