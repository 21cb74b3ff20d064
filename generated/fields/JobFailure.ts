// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { JobFailureStatus as JobFailureStatusChoices } from '../enums/choices/JobFailureStatus.ts';
import { JobName as JobNameChoices } from '../enums/JobName.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'select', label: 'fields.work', sortable: true, readOnly: true, data: JobNameChoices },
  {
    name: 'job_id',
    type: 'reference',
    label: 'fields.work',
    hidden: ['list'],
    readOnly: true,
    ref: { resource: 'jobs', label: 'name' },
  },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: JobFailureStatusChoices,
  },
  { name: 'error', type: 'textarea', label: 'fields.error', readOnly: true },
  { name: 'attempts', type: 'integer', label: 'fields.attempts', align: 'right', sortable: true, readOnly: true },
  { name: 'subject', type: 'text', label: 'fields.subject', readOnly: true },
  { name: 'failed_at', type: 'datetime', label: 'fields.failed_at', sortable: true, readOnly: true },
  { name: 'first_failed_at', type: 'datetime', label: 'fields.first_failed_at', hidden: ['list'], readOnly: true },
  {
    name: 'dealt_with_by',
    type: 'reference',
    label: 'fields.dealt_with_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const JobFailureFields: typeof fields & Makes<FormValues<'JobFailure'>> = fields;
