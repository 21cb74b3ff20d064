// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ChatMessageFields } from '../fields/ChatMessage.ts';
import { fields as UserConversationList } from './UserConversation.ts';

const fields = [
  ...UserConversationList,
  {
    name: 'messages',
    type: 'array',
    label: 'fields.messages',
    required: true,
    schema: 'ChatMessage',
    items: ChatMessageFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserConversationDetailFields: typeof fields & Makes<FormValues<'UserConversationDetail'>> = fields;
