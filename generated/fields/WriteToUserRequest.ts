// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ContactTopic as ContactTopicChoices } from '../enums/ContactTopic.ts';

const fields = [
  { name: 'topic', type: 'select', label: 'fields.topic', required: true, data: ContactTopicChoices },
  { name: 'subject', type: 'text', label: 'fields.subject', minLength: 1, maxLength: 120, required: true },
  { name: 'text', type: 'textarea', label: 'fields.message', minLength: 1, maxLength: 4000, required: true },
] as const satisfies readonly FieldDefinition[];

export const WriteToUserRequestFields: typeof fields & Makes<FormValues<'WriteToUserRequest'>> = fields;
