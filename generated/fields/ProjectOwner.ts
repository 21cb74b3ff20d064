// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'email', type: 'text', label: 'fields.email', required: true },
  { name: 'lang', type: 'language', label: 'fields.lang', required: true, data: LanguageChoices },
] as const satisfies readonly FieldDefinition[];

export const ProjectOwnerFields: typeof fields & Makes<FormValues<'ProjectOwner'>> = fields;
