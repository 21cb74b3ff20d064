// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', min: 1, required: true },
  { name: 'rating', type: 'integer', label: 'fields.rating', min: 1, max: 5, nullable: true },
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 3, maxLength: 4000, required: true },
  { name: 'lang', type: 'language', label: 'fields.lang', data: LanguageChoices },
] as const satisfies readonly FieldDefinition[];

export const CommentRequestFields: typeof fields & Makes<FormValues<'CommentRequest'>> = fields;
