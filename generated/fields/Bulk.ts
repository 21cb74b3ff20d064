// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BulkFailure as BulkFailureChoices } from '../enums/BulkFailure.ts';
import { BulkStatus as BulkStatusChoices } from '../enums/choices/BulkStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'operation', type: 'text', label: 'fields.operation', readOnly: true },
  { name: 'resource', type: 'text', label: 'fields.resource', readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: BulkStatusChoices },
  {
    name: 'failure',
    type: 'select',
    label: 'fields.failure',
    nullable: true,
    readOnly: true,
    data: BulkFailureChoices,
  },
  { name: 'filter', type: 'json', label: 'fields.filter', hidden: ['filter'], readOnly: true },
  { name: 'body', type: 'json', label: 'fields.body', hidden: ['filter', 'list'], readOnly: true },
  { name: 'records_total', type: 'integer', label: 'fields.records_total', align: 'right', readOnly: true },
  { name: 'records_done', type: 'integer', label: 'fields.records_done', align: 'right', readOnly: true },
  { name: 'records_refused', type: 'integer', label: 'fields.records_refused', align: 'right', readOnly: true },
  { name: 'request_id', type: 'text', label: 'fields.request_id', hidden: ['list', 'filter'], readOnly: true },
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
] as const satisfies readonly FieldDefinition[];

export const BulkFields: typeof fields & Makes<FormValues<'Bulk'>> = fields;
