// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ContactTopic as ContactTopicChoices } from '../enums/ContactTopic.ts';
import { ConversationStatus as ConversationStatusChoices } from '../enums/choices/ConversationStatus.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'reference', type: 'text', label: 'fields.reference', required: true },
  { name: 'topic', type: 'select', label: 'fields.topic', required: true, data: ContactTopicChoices },
  { name: 'subject', type: 'text', label: 'fields.subject', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ConversationStatusChoices },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', nullable: true },
  { name: 'unread', type: 'integer', label: 'fields.unread_messages', required: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'updated_at', type: 'datetime', label: 'fields.last_message_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserConversationFields: typeof fields & Makes<FormValues<'UserConversation'>> = fields;
