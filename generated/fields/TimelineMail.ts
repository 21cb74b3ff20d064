// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { MailStatus as MailStatusChoices } from '../enums/choices/MailStatus.ts';
import { MailTemplate as MailTemplateChoices } from '../enums/MailTemplate.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'recipient', type: 'text', label: 'fields.recipient', readOnly: true },
  { name: 'subject', type: 'text', label: 'fields.subject', readOnly: true },
  { name: 'template', type: 'select', label: 'fields.template', readOnly: true, data: MailTemplateChoices },
  { name: 'status', type: 'select', label: 'fields.status', readOnly: true, data: MailStatusChoices },
] as const satisfies readonly FieldDefinition[];

export const TimelineMailFields: typeof fields & Makes<FormValues<'TimelineMail'>> = fields;
