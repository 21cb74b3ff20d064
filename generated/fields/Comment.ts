// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'author_name', type: 'text', label: 'fields.author', required: true },
  { name: 'rating', type: 'integer', label: 'fields.rating', required: true, nullable: true },
  { name: 'text', type: 'text', label: 'fields.text', required: true },
  { name: 'lang', type: 'language', label: 'fields.lang', required: true, data: LanguageChoices },
  { name: 'verified', type: 'checkbox', label: 'fields.verified_buyer', required: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'answer', type: 'text', label: 'fields.answer', nullable: true },
  { name: 'answered_at', type: 'datetime', label: 'fields.answered_at', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CommentFields: typeof fields & Makes<FormValues<'Comment'>> = fields;
