// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DirectPersonFields } from '../fields/DirectPerson.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  {
    name: 'person',
    type: 'group',
    label: 'fields.person',
    required: true,
    schema: 'DirectPerson',
    items: DirectPersonFields,
  },
  { name: 'unread', type: 'integer', label: 'fields.unread_messages', required: true },
  { name: 'muted', type: 'checkbox', label: 'fields.muted', required: true },
  { name: 'blocked', type: 'checkbox', label: 'fields.blocked', required: true },
  { name: 'can_write', type: 'checkbox', label: 'fields.can_write', required: true },
  { name: 'updated_at', type: 'datetime', label: 'fields.last_message_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const DirectConversationFields: typeof fields & Makes<FormValues<'DirectConversation'>> = fields;
