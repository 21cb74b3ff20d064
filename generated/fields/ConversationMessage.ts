// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'by_staff', type: 'checkbox', label: 'fields.by_staff', readOnly: true },
  {
    name: 'author_id',
    type: 'reference',
    label: 'fields.author_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'author_name', type: 'text', label: 'fields.author_name', readOnly: true },
  { name: 'text', type: 'textarea', label: 'fields.text', readOnly: true },
  {
    name: 'mail_id',
    type: 'reference',
    label: 'fields.mail_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'mails', label: 'subject' },
  },
  { name: 'pictures', type: 'chips', label: 'fields.message_pictures', readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ConversationMessageFields: typeof fields & Makes<FormValues<'ConversationMessage'>> = fields;
