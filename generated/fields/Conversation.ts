// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ContactTopic as ContactTopicChoices } from '../enums/ContactTopic.ts';
import { ConversationStatus as ConversationStatusChoices } from '../enums/choices/ConversationStatus.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { ConversationMessageFields } from '../fields/ConversationMessage.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list', 'filter'], readOnly: true },
  { name: 'reference', type: 'text', label: 'fields.reference', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, readOnly: true },
  { name: 'email', type: 'email', label: 'fields.email', readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    min: 1,
    nullable: true,
    ref: { resource: 'orders', label: 'number' },
  },
  { name: 'topic', type: 'select', label: 'fields.topic', required: true, data: ContactTopicChoices },
  {
    name: 'subject',
    type: 'text',
    label: 'fields.subject',
    sortable: true,
    minLength: 1,
    maxLength: 120,
    required: true,
  },
  { name: 'lang', type: 'language', label: 'fields.lang', readOnly: true, data: LanguageChoices },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: ConversationStatusChoices,
  },
  {
    name: 'assigned_to',
    type: 'reference',
    label: 'fields.assigned_to',
    min: 1,
    nullable: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'waiting_since',
    type: 'datetime',
    label: 'fields.waiting_since',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  {
    name: 'direct_id',
    type: 'integer',
    label: 'fields.reported_conversation',
    hidden: ['list', 'form'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'reported',
    type: 'array',
    label: 'fields.reported',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'ConversationMessage',
    items: ConversationMessageFields,
  },
  {
    name: 'messages',
    type: 'array',
    label: 'fields.messages',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'ConversationMessage',
    items: ConversationMessageFields,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ConversationFields: typeof fields & Makes<FormValues<'Conversation'>> = fields;
