// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { DisputeReason as DisputeReasonChoices } from '../enums/DisputeReason.ts';
import { DisputeStatus as DisputeStatusChoices } from '../enums/choices/DisputeStatus.ts';

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
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: DisputeStatusChoices,
  },
  { name: 'reason', type: 'select', label: 'fields.reason', readOnly: true, data: DisputeReasonChoices },
  { name: 'amount', type: 'money', label: 'fields.amount', sortable: true, readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', sortable: true, readOnly: true },
  { name: 'due_at', type: 'datetime', label: 'fields.due_at', sortable: true, nullable: true, readOnly: true },
  {
    name: 'evidence',
    type: 'textarea',
    label: 'fields.evidence',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'evidence_files', type: 'chips', label: 'fields.evidence_files', hidden: ['list', 'filter'], readOnly: true },
  { name: 'submitted_at', type: 'datetime', label: 'fields.submitted_at', nullable: true, readOnly: true },
  {
    name: 'submitted_by',
    type: 'reference',
    label: 'fields.submitted_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'closed_at', type: 'datetime', label: 'fields.closed_at', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const DisputeFields: typeof fields & Makes<FormValues<'Dispute'>> = fields;
