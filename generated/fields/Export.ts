// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ExportFailure as ExportFailureChoices } from '../enums/ExportFailure.ts';
import { ExportFormat as ExportFormatChoices } from '../enums/ExportFormat.ts';
import { ExportStatus as ExportStatusChoices } from '../enums/choices/ExportStatus.ts';
import { ListSortFields } from '../fields/ListSort.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', readOnly: true },
  { name: 'resource', type: 'text', label: 'fields.resource', readOnly: true },
  { name: 'format', type: 'select', label: 'fields.format', readOnly: true, data: ExportFormatChoices },
  {
    name: 'customer_id',
    type: 'reference',
    label: 'fields.customer',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'client', label: 'name' },
  },
  { name: 'mailed', type: 'checkbox', label: 'fields.mailed', hidden: ['list', 'filter'], readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: ExportStatusChoices },
  {
    name: 'failure',
    type: 'select',
    label: 'fields.failure',
    nullable: true,
    readOnly: true,
    data: ExportFailureChoices,
  },
  { name: 'columns', type: 'chips', label: 'fields.columns', hidden: ['filter', 'list'], readOnly: true },
  { name: 'filter', type: 'json', label: 'fields.filter', hidden: ['filter'], readOnly: true },
  {
    name: 'sort',
    type: 'group',
    label: 'fields.sort',
    hidden: ['filter', 'list'],
    readOnly: true,
    schema: 'ListSort',
    items: ListSortFields,
  },
  { name: 'rows_done', type: 'integer', label: 'fields.rows_done', align: 'right', readOnly: true },
  { name: 'rows_total', type: 'integer', label: 'fields.rows_total', align: 'right', nullable: true, readOnly: true },
  { name: 'bytes', type: 'integer', label: 'fields.bytes', align: 'right', nullable: true, readOnly: true },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.created_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'finished_at', type: 'datetime', label: 'fields.finished_at', nullable: true, readOnly: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ExportFields: typeof fields & Makes<FormValues<'Export'>> = fields;
