// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxException as BoxExceptionChoices } from '../enums/choices/BoxException.ts';
import { BoxPeriodStatus as BoxPeriodStatusChoices } from '../enums/choices/BoxPeriodStatus.ts';
import { BoxSkipReason as BoxSkipReasonChoices } from '../enums/BoxSkipReason.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'holder', type: 'text', label: 'fields.holder', readOnly: true },
  { name: 'box_id', type: 'reference', label: 'fields.box', readOnly: true, ref: { resource: 'box', label: 'holder' } },
  {
    name: 'month_id',
    type: 'reference',
    label: 'fields.box_month',
    readOnly: true,
    ref: { resource: 'box-months', label: 'month' },
  },
  { name: 'month', type: 'text', label: 'fields.month', sortable: true, readOnly: true },
  { name: 'type', type: 'select', label: 'fields.type', readOnly: true, data: BoxTypeChoices },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: BoxPeriodStatusChoices,
  },
  {
    name: 'exception',
    type: 'select',
    label: 'fields.exception',
    nullable: true,
    readOnly: true,
    data: BoxExceptionChoices,
  },
  {
    name: 'item_id',
    type: 'reference',
    label: 'fields.record',
    nullable: true,
    readOnly: true,
    ref: { resource: 'items', label: 'title' },
  },
  { name: 'by_hand', type: 'checkbox', label: 'fields.by_hand', readOnly: true },
  { name: 'amount', type: 'money', label: 'fields.amount', sortable: true, readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'orders', label: 'number' },
  },
  {
    name: 'payment_id',
    type: 'reference',
    label: 'fields.payment_id',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'payments', label: 'provider_id' },
  },
  { name: 'attempts', type: 'integer', label: 'fields.attempts', align: 'right', readOnly: true },
  { name: 'failure_code', type: 'text', label: 'fields.failure_code', nullable: true, readOnly: true },
  { name: 'retry_at', type: 'datetime', label: 'fields.retry_at', sortable: true, nullable: true, readOnly: true },
  {
    name: 'skipped_because',
    type: 'select',
    label: 'fields.skipped_because',
    nullable: true,
    readOnly: true,
    data: BoxSkipReasonChoices,
  },
  { name: 'settled_at', type: 'datetime', label: 'fields.settled_at', sortable: true, nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxPeriodFields: typeof fields & Makes<FormValues<'BoxPeriod'>> = fields;
