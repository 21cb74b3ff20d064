// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'email', type: 'email', label: 'fields.email', maxLength: 200, required: true },
  { name: 'lang', type: 'language', label: 'fields.lang', hidden: ['form'], data: LanguageChoices },
  { name: 'website', type: 'text', label: 'fields.website', hidden: ['form'], maxLength: 200, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const NewsletterRequestFields: typeof fields & Makes<FormValues<'NewsletterRequest'>> = fields;
