// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { InvoiceType as InvoiceTypeChoices } from '../enums/choices/InvoiceType.ts';
import { OrderChangeStatus as OrderChangeStatusChoices } from '../enums/choices/OrderChangeStatus.ts';
import { OrderChangeLineFields } from '../fields/OrderChangeLine.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', readOnly: true, data: OrderChangeStatusChoices },
  { name: 'reason', type: 'text', label: 'fields.reason', readOnly: true },
  { name: 'old_total', type: 'money', label: 'fields.old_total', readOnly: true },
  { name: 'new_total', type: 'money', label: 'fields.new_total', readOnly: true },
  { name: 'amount', type: 'money', label: 'fields.amount', readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat', readOnly: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.created_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', readOnly: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', nullable: true, readOnly: true },
  { name: 'settled_at', type: 'datetime', label: 'fields.settled_at', nullable: true, readOnly: true },
  { name: 'pay_url', type: 'text', label: 'fields.pay_url', nullable: true, readOnly: true },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    readOnly: true,
    schema: 'OrderChangeLine',
    items: OrderChangeLineFields,
  },
  {
    name: 'documents',
    type: 'array',
    label: 'fields.documents',
    readOnly: true,
    items: [
      { name: 'id', type: 'integer', label: 'fields.id', required: true },
      { name: 'number', type: 'text', label: 'fields.number', required: true },
      { name: 'type', type: 'select', label: 'fields.type', required: true, data: InvoiceTypeChoices },
    ],
  },
  {
    name: 'exchanged',
    type: 'group',
    label: 'fields.exchanged',
    nullable: true,
    readOnly: true,
    items: [
      { name: 'amount', type: 'money', label: 'fields.amount', required: true },
      { name: 'shipping', type: 'money', label: 'fields.shipping', required: true },
      { name: 'vat', type: 'money', label: 'fields.vat', required: true },
      {
        name: 'lines',
        type: 'array',
        label: 'fields.lines',
        required: true,
        items: [
          { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', required: true },
          { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 0, required: true },
          { name: 'amount', type: 'money', label: 'fields.amount', required: true },
          { name: 'vat', type: 'money', label: 'fields.vat', required: true },
        ],
      },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const OrderChangeFields: typeof fields & Makes<FormValues<'OrderChange'>> = fields;
