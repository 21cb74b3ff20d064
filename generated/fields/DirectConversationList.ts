// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DirectConversationFields } from '../fields/DirectConversation.ts';

const fields = [
  {
    name: 'conversations',
    type: 'array',
    label: 'fields.conversations',
    required: true,
    schema: 'DirectConversation',
    items: DirectConversationFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
  { name: 'accepts_messages', type: 'checkbox', label: 'fields.accepts_messages', required: true, nullable: true },
  { name: 'unread_of_shop', type: 'integer', label: 'fields.unread_messages', required: true },
] as const satisfies readonly FieldDefinition[];

export const DirectConversationListFields: typeof fields & Makes<FormValues<'DirectConversationList'>> = fields;
