// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserConversationFields } from '../fields/UserConversation.ts';

const fields = [
  {
    name: 'conversations',
    type: 'array',
    label: 'fields.conversations',
    required: true,
    schema: 'UserConversation',
    items: UserConversationFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
  { name: 'unread_of_people', type: 'integer', label: 'fields.unread_messages', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserConversationListFields: typeof fields & Makes<FormValues<'UserConversationList'>> = fields;
