// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PublicContestFields } from '../fields/PublicContest.ts';

const fields = [
  {
    name: 'contests',
    type: 'array',
    label: 'fields.contests',
    required: true,
    schema: 'PublicContest',
    items: PublicContestFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PublicContestsFields: typeof fields & Makes<FormValues<'PublicContests'>> = fields;
