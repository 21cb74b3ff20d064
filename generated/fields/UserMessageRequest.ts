// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 1, maxLength: 4000, required: true },
] as const satisfies readonly FieldDefinition[];

export const UserMessageRequestFields: typeof fields & Makes<FormValues<'UserMessageRequest'>> = fields;
