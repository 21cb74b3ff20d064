// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ChatMessageFields } from '../fields/ChatMessage.ts';

const fields = [
  { name: 'token', type: 'text', label: 'fields.token', required: true },
  { name: 'reference', type: 'text', label: 'fields.reference', required: true },
  {
    name: 'messages',
    type: 'array',
    label: 'fields.messages',
    required: true,
    schema: 'ChatMessage',
    items: ChatMessageFields,
  },
] as const satisfies readonly FieldDefinition[];

export const StartedChatFields: typeof fields & Makes<FormValues<'StartedChat'>> = fields;
