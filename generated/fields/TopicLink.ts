// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'slug', type: 'text', label: 'fields.slug', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
] as const satisfies readonly FieldDefinition[];

export const TopicLinkFields: typeof fields & Makes<FormValues<'TopicLink'>> = fields;
