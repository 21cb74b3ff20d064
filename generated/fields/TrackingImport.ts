// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { TrackingImportStatus as TrackingImportStatusChoices } from '../enums/choices/TrackingImportStatus.ts';
import { TrackingColumnsFields } from '../fields/TrackingColumns.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, readOnly: true },
  {
    name: 'partner',
    type: 'select',
    label: 'fields.partner',
    sortable: true,
    nullable: true,
    readOnly: true,
    data: PartnerChoices,
  },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: TrackingImportStatusChoices,
  },
  { name: 'rows_count', type: 'integer', label: 'fields.rows_count', align: 'right', readOnly: true },
  { name: 'matched', type: 'integer', label: 'fields.matched', align: 'right', readOnly: true },
  { name: 'unmatched', type: 'integer', label: 'fields.unmatched', align: 'right', readOnly: true },
  { name: 'conflicting', type: 'integer', label: 'fields.conflicting', align: 'right', readOnly: true },
  { name: 'written', type: 'integer', label: 'fields.written', align: 'right', readOnly: true },
  { name: 'notify', type: 'switch', label: 'fields.notify', hidden: ['list'], readOnly: true },
  { name: 'headings', type: 'chips', label: 'fields.headings', hidden: ['list', 'form', 'filter'], readOnly: true },
  {
    name: 'columns',
    type: 'group',
    label: 'fields.columns',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'TrackingColumns',
    items: TrackingColumnsFields,
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
  { name: 'finished_at', type: 'datetime', label: 'fields.finished_at', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const TrackingImportFields: typeof fields & Makes<FormValues<'TrackingImport'>> = fields;
