// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DirectMessageFields } from '../fields/DirectMessage.ts';
import { fields as DirectConversationList } from './DirectConversation.ts';

const fields = [
  ...DirectConversationList,
  {
    name: 'messages',
    type: 'array',
    label: 'fields.messages',
    required: true,
    schema: 'DirectMessage',
    items: DirectMessageFields,
  },
] as const satisfies readonly FieldDefinition[];

export const DirectConversationDetailFields: typeof fields & Makes<FormValues<'DirectConversationDetail'>> = fields;
