// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { MailStatus as MailStatusChoices } from '../enums/choices/MailStatus.ts';
import { MailTemplate as MailTemplateChoices } from '../enums/MailTemplate.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'recipient', type: 'text', label: 'fields.recipient', sortable: true, readOnly: true },
  { name: 'subject', type: 'text', label: 'fields.subject', readOnly: true },
  { name: 'template', type: 'select', label: 'fields.template', readOnly: true, data: MailTemplateChoices },
  { name: 'status', type: 'select', label: 'fields.status', readOnly: true, data: MailStatusChoices },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'orders', label: 'number' },
  },
  {
    name: 'project_id',
    type: 'reference',
    label: 'fields.project_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'projects', label: 'name' },
  },
  { name: 'text', type: 'textarea', label: 'fields.text', hidden: ['list', 'filter'], readOnly: true },
  { name: 'html', type: 'text', label: 'fields.html', hidden: ['list', 'filter'], readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  {
    name: 'attempts',
    type: 'integer',
    label: 'fields.attempts',
    align: 'right',
    hidden: ['list'],
    min: 0,
    readOnly: true,
  },
  {
    name: 'next_attempt_at',
    type: 'datetime',
    label: 'fields.next_attempt_at',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
  },
  { name: 'error', type: 'text', label: 'fields.error', hidden: ['list', 'filter'], nullable: true, readOnly: true },
  { name: 'sent_at', type: 'datetime', label: 'fields.sent_at', sortable: true, nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const MailFields: typeof fields & Makes<FormValues<'Mail'>> = fields;
