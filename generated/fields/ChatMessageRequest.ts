// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 1, maxLength: 2000, required: true },
] as const satisfies readonly FieldDefinition[];

export const ChatMessageRequestFields: typeof fields & Makes<FormValues<'ChatMessageRequest'>> = fields;
