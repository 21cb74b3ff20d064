// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.answer', minLength: 1, maxLength: 4000, required: true },
  { name: 'close', type: 'switch', label: 'fields.close_conversation', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const AnswerConversationRequestFields: typeof fields & Makes<FormValues<'AnswerConversationRequest'>> = fields;
