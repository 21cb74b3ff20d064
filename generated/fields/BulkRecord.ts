// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BulkRecordState as BulkRecordStateChoices } from '../enums/choices/BulkRecordState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'bulk_id',
    type: 'reference',
    label: 'fields.bulk_id',
    readOnly: true,
    ref: { resource: 'bulk', label: 'id' },
  },
  { name: 'resource', type: 'text', label: 'fields.resource', readOnly: true },
  { name: 'record_id', type: 'integer', label: 'fields.record_id', align: 'right', readOnly: true },
  { name: 'state', type: 'select', label: 'fields.record_outcome', readOnly: true, data: BulkRecordStateChoices },
  { name: 'code', type: 'text', label: 'fields.refusal_code', nullable: true, readOnly: true },
  {
    name: 'params',
    type: 'json',
    label: 'fields.params',
    hidden: ['list', 'filter', 'form'],
    nullable: true,
    readOnly: true,
  },
  { name: 'done_at', type: 'datetime', label: 'fields.done_at', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BulkRecordFields: typeof fields & Makes<FormValues<'BulkRecord'>> = fields;
