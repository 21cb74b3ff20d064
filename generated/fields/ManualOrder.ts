// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ManualOrderStatus as ManualOrderStatusChoices } from '../enums/choices/ManualOrderStatus.ts';
import { fields as ManualOrderDraftList } from './ManualOrderDraft.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: ManualOrderStatusChoices,
  },
  { name: 'customer_name', type: 'text', label: 'fields.customer_name', sortable: true, readOnly: true },
  ...ManualOrderDraftList,
  { name: 'items', type: 'money', label: 'fields.items', hidden: ['filter'], readOnly: true },
  { name: 'discount', type: 'money', label: 'fields.discount', hidden: ['filter'], readOnly: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', hidden: ['filter'], readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat', hidden: ['filter'], readOnly: true },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', hidden: ['filter'], readOnly: true },
  { name: 'total', type: 'money', label: 'fields.total', sortable: true, readOnly: true },
  { name: 'items_count', type: 'integer', label: 'fields.items_count', align: 'right', sortable: true, readOnly: true },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'orders', label: 'number' },
  },
  {
    name: 'pay_url',
    type: 'url',
    label: 'fields.pay_url',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.begun_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  {
    name: 'priced_at',
    type: 'datetime',
    label: 'fields.priced_at',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'offered_at', type: 'datetime', label: 'fields.offered_at', sortable: true, nullable: true, readOnly: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.offer_until', sortable: true, nullable: true, readOnly: true },
  { name: 'paid_at', type: 'datetime', label: 'fields.paid_at', sortable: true, nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ManualOrderFields: typeof fields & Makes<FormValues<'ManualOrder'>> = fields;
