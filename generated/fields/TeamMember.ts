// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const TeamMemberFields: typeof fields & Makes<FormValues<'TeamMember'>> = fields;
