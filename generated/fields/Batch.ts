// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BatchStatus as BatchStatusChoices } from '../enums/choices/BatchStatus.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { PushStatus as PushStatusChoices } from '../enums/choices/PushStatus.ts';
import { BatchOrderFields } from '../fields/BatchOrder.ts';
import { BatchPushFields } from '../fields/BatchPush.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  { name: 'partner', type: 'select', label: 'fields.partner', sortable: true, readOnly: true, data: PartnerChoices },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: BatchStatusChoices },
  {
    name: 'orders_count',
    type: 'integer',
    label: 'fields.orders_count',
    align: 'right',
    sortable: true,
    readOnly: true,
  },
  { name: 'copies', type: 'integer', label: 'fields.copies', align: 'right', readOnly: true },
  { name: 'weight', type: 'integer', label: 'fields.weight', align: 'right', readOnly: true },
  { name: 'note', type: 'textarea', label: 'fields.note', maxLength: 500, nullable: true },
  { name: 'push_status', type: 'select', label: 'fields.push_status', readOnly: true, data: PushStatusChoices },
  {
    name: 'map_version',
    type: 'integer',
    label: 'fields.map_version',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.created_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'checked_at', type: 'datetime', label: 'fields.checked_at', nullable: true, readOnly: true },
  {
    name: 'handed_over_at',
    type: 'datetime',
    label: 'fields.handed_over_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'orders',
    type: 'array',
    label: 'fields.orders',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'BatchOrder',
    items: BatchOrderFields,
  },
  {
    name: 'pushes',
    type: 'array',
    label: 'fields.pushes',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'BatchPush',
    items: BatchPushFields,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BatchFields: typeof fields & Makes<FormValues<'Batch'>> = fields;
