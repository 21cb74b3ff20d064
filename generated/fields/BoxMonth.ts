// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxMonthStatus as BoxMonthStatusChoices } from '../enums/choices/BoxMonthStatus.ts';
import { BoxExceptionCountFields } from '../fields/BoxExceptionCount.ts';
import { BoxMonthSumFields } from '../fields/BoxMonthSum.ts';
import { BoxPickFields } from '../fields/BoxPick.ts';
import { BoxSkipCountFields } from '../fields/BoxSkipCount.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  {
    name: 'month',
    type: 'text',
    label: 'fields.month',
    sortable: true,
    distinct: true,
    minLength: 7,
    maxLength: 7,
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
    required: true,
  },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: BoxMonthStatusChoices,
  },
  { name: 'note', type: 'textarea', label: 'fields.note', maxLength: 500, nullable: true },
  { name: 'periods_count', type: 'integer', label: 'fields.periods_count', align: 'right', readOnly: true },
  { name: 'chosen_count', type: 'integer', label: 'fields.chosen_count', align: 'right', readOnly: true },
  { name: 'open_count', type: 'integer', label: 'fields.open_count', align: 'right', readOnly: true },
  { name: 'ordered_count', type: 'integer', label: 'fields.ordered_count', align: 'right', readOnly: true },
  { name: 'failed_count', type: 'integer', label: 'fields.failed_count', align: 'right', readOnly: true },
  { name: 'skipped_count', type: 'integer', label: 'fields.skipped_count', align: 'right', readOnly: true },
  {
    name: 'picks',
    type: 'array',
    label: 'fields.box_picks',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'BoxPick',
    items: BoxPickFields,
  },
  {
    name: 'exceptions',
    type: 'array',
    label: 'fields.exceptions',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'BoxExceptionCount',
    items: BoxExceptionCountFields,
  },
  {
    name: 'skips',
    type: 'array',
    label: 'fields.skips',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'BoxSkipCount',
    items: BoxSkipCountFields,
  },
  {
    name: 'sums',
    type: 'array',
    label: 'fields.sums',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'BoxMonthSum',
    items: BoxMonthSumFields,
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
    name: 'finished_at',
    type: 'datetime',
    label: 'fields.finished_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxMonthFields: typeof fields & Makes<FormValues<'BoxMonth'>> = fields;
