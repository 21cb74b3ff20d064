// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', readOnly: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true, readOnly: true },
  { name: 'prod', type: 'checkbox', label: 'fields.prod', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ColleagueFields: typeof fields & Makes<FormValues<'Colleague'>> = fields;
