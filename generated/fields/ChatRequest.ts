// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', maxLength: 120, nullable: true },
  { name: 'email', type: 'email', label: 'fields.email', maxLength: 200, nullable: true },
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 1, maxLength: 2000, required: true },
  { name: 'website', type: 'text', label: 'fields.website', hidden: ['form'], maxLength: 200, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ChatRequestFields: typeof fields & Makes<FormValues<'ChatRequest'>> = fields;
