// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { JobName as JobNameChoices } from '../enums/JobName.ts';
import { JobStatus as JobStatusChoices } from '../enums/choices/JobStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'select', label: 'fields.work', sortable: true, readOnly: true, data: JobNameChoices },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: JobStatusChoices },
  { name: 'by_itself', type: 'switch', label: 'fields.by_itself', readOnly: true },
  { name: 'schedule', type: 'text', label: 'fields.schedule', nullable: true, readOnly: true },
  { name: 'waiting', type: 'integer', label: 'fields.waiting', align: 'right', sortable: true, readOnly: true },
  { name: 'active', type: 'integer', label: 'fields.under_way', align: 'right', readOnly: true },
  { name: 'failed', type: 'integer', label: 'fields.failures', align: 'right', sortable: true, readOnly: true },
  { name: 'started_at', type: 'datetime', label: 'fields.last_run', sortable: true, nullable: true, readOnly: true },
  {
    name: 'took_ms',
    type: 'integer',
    label: 'fields.took_ms',
    align: 'right',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'runs', type: 'integer', label: 'fields.runs', align: 'right', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const JobFields: typeof fields & Makes<FormValues<'Job'>> = fields;
