// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'own', type: 'checkbox', label: 'fields.own_message', required: true },
  { name: 'text', type: 'text', label: 'fields.text', required: true },
  { name: 'pictures', type: 'chips', label: 'fields.message_pictures', required: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const DirectMessageFields: typeof fields & Makes<FormValues<'DirectMessage'>> = fields;
