// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'team',
    type: 'chips',
    label: 'fields.team',
    maxItems: 20,
    unique: true,
    defaultValue: [],
    each: { name: '', type: 'integer', label: 'fields.team', min: 1 },
  },
] as const satisfies readonly FieldDefinition[];

export const ProjectTeamFields: typeof fields & Makes<FormValues<'ProjectTeam'>> = fields;
