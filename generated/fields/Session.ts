// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'browser', type: 'text', label: 'fields.browser', nullable: true },
  { name: 'system', type: 'text', label: 'fields.system', nullable: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'last_used_at', type: 'datetime', label: 'fields.last_used_at', nullable: true },
  { name: 'current', type: 'checkbox', label: 'fields.current', required: true },
] as const satisfies readonly FieldDefinition[];

export const SessionFields: typeof fields & Makes<FormValues<'Session'>> = fields;
