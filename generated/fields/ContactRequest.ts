// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ContactTopic as ContactTopicChoices } from '../enums/ContactTopic.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', minLength: 1, maxLength: 120, required: true },
  { name: 'email', type: 'email', label: 'fields.email', maxLength: 200, required: true },
  { name: 'topic', type: 'select', label: 'fields.topic', required: true, data: ContactTopicChoices },
  { name: 'order_number', type: 'text', label: 'fields.order_number', maxLength: 20, nullable: true },
  { name: 'reference', type: 'text', label: 'fields.reference', maxLength: 20, nullable: true },
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 10, maxLength: 4000, required: true },
  { name: 'website', type: 'text', label: 'fields.website', hidden: ['form'], maxLength: 200, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ContactRequestFields: typeof fields & Makes<FormValues<'ContactRequest'>> = fields;
