// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { PayoutConflict as PayoutConflictChoices } from '../enums/PayoutConflict.ts';
import { PayoutRowKind as PayoutRowKindChoices } from '../enums/PayoutRowKind.ts';
import { PayoutRowStatus as PayoutRowStatusChoices } from '../enums/choices/PayoutRowStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'payout_id',
    type: 'reference',
    label: 'fields.payout_id',
    readOnly: true,
    ref: { resource: 'payouts', label: 'provider_id' },
  },
  { name: 'line', type: 'integer', label: 'fields.line', align: 'right', sortable: true, readOnly: true },
  { name: 'kind', type: 'select', label: 'fields.movement_kind', readOnly: true, data: PayoutRowKindChoices },
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', nullable: true, readOnly: true },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: PayoutRowStatusChoices,
  },
  {
    name: 'conflict',
    type: 'select',
    label: 'fields.conflict',
    nullable: true,
    readOnly: true,
    data: PayoutConflictChoices,
  },
  { name: 'amount', type: 'money', label: 'fields.amount', sortable: true, readOnly: true },
  { name: 'fee', type: 'money', label: 'fields.fee', readOnly: true },
  { name: 'net', type: 'money', label: 'fields.after_fees', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  {
    name: 'payment_id',
    type: 'reference',
    label: 'fields.payment_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'payments', label: 'provider_id' },
  },
  {
    name: 'refund_id',
    type: 'reference',
    label: 'fields.refund_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'refunds', label: 'provider_id' },
  },
  {
    name: 'dispute_id',
    type: 'reference',
    label: 'fields.dispute_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'disputes', label: 'provider_id' },
  },
  {
    name: 'matched_by',
    type: 'reference',
    label: 'fields.matched_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'matched_at', type: 'datetime', label: 'fields.matched_at', nullable: true, readOnly: true },
  { name: 'note', type: 'text', label: 'fields.note', nullable: true, readOnly: true },
  {
    name: 'occurred_at',
    type: 'datetime',
    label: 'fields.occurred_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'description', type: 'text', label: 'fields.description', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PayoutRowFields: typeof fields & Makes<FormValues<'PayoutRow'>> = fields;
