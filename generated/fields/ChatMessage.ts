// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'by_staff', type: 'checkbox', label: 'fields.by_staff', required: true },
  { name: 'author_name', type: 'text', label: 'fields.author_name', required: true },
  { name: 'text', type: 'text', label: 'fields.text', required: true },
  { name: 'pictures', type: 'chips', label: 'fields.message_pictures' },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const ChatMessageFields: typeof fields & Makes<FormValues<'ChatMessage'>> = fields;
