// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'lang', type: 'language', label: 'fields.lang', required: true, data: LanguageChoices },
] as const satisfies readonly FieldDefinition[];

export const UserLanguageFields: typeof fields & Makes<FormValues<'UserLanguage'>> = fields;
