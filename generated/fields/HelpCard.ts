// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'slug', type: 'text', label: 'fields.slug', required: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'description', type: 'text', label: 'fields.description', required: true },
  { name: 'is_draft', type: 'checkbox', label: 'fields.is_draft', required: true },
] as const satisfies readonly FieldDefinition[];

export const HelpCardFields: typeof fields & Makes<FormValues<'HelpCard'>> = fields;
