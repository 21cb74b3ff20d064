// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  {
    name: 'name',
    type: 'text',
    label: 'fields.name',
    validations: ['latin'],
    minLength: 1,
    maxLength: 120,
    required: true,
  },
  { name: 'email', type: 'email', label: 'fields.email', maxLength: 200, required: true },
  { name: 'answer', type: 'text', label: 'fields.answer', maxLength: 500, nullable: true },
  { name: 'newsletter', type: 'checkbox', label: 'fields.wants_newsletter', defaultValue: false },
  { name: 'lang', type: 'language', label: 'fields.lang', data: LanguageChoices },
] as const satisfies readonly FieldDefinition[];

export const EnterContestRequestFields: typeof fields & Makes<FormValues<'EnterContestRequest'>> = fields;
