// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true, nullable: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', required: true, nullable: true },
  { name: 'has_profile', type: 'checkbox', label: 'fields.has_profile', required: true },
] as const satisfies readonly FieldDefinition[];

export const DirectPersonFields: typeof fields & Makes<FormValues<'DirectPerson'>> = fields;
