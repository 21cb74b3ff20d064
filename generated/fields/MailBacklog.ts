// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'waiting', type: 'integer', label: 'fields.waiting', min: 0, required: true },
  { name: 'failed', type: 'integer', label: 'fields.failed', min: 0, required: true },
  { name: 'sent_last_minute', type: 'integer', label: 'fields.sent_last_minute', min: 0, required: true },
  { name: 'oldest_at', type: 'datetime', label: 'fields.oldest_at', required: true, nullable: true },
  { name: 'mails_per_minute', type: 'integer', label: 'fields.mails_per_minute', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const MailBacklogFields: typeof fields & Makes<FormValues<'MailBacklog'>> = fields;
