// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ContactTopic as ContactTopicChoices } from '../enums/ContactTopic.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', minLength: 1, maxLength: 120, required: true },
  { name: 'email', type: 'email', label: 'fields.email', maxLength: 200, required: true },
  { name: 'lang', type: 'language', label: 'fields.lang', required: true, data: LanguageChoices },
  { name: 'topic', type: 'select', label: 'fields.topic', required: true, data: ContactTopicChoices },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    min: 1,
    nullable: true,
    ref: { resource: 'orders', label: 'number' },
  },
  { name: 'subject', type: 'text', label: 'fields.subject', minLength: 1, maxLength: 120, required: true },
  { name: 'text', type: 'textarea', label: 'fields.message', minLength: 1, maxLength: 4000, required: true },
] as const satisfies readonly FieldDefinition[];

export const WriteConversationRequestFields: typeof fields & Makes<FormValues<'WriteConversationRequest'>> = fields;
