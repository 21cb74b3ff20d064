// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { EntryStatus as EntryStatusChoices } from '../enums/choices/EntryStatus.ts';
import { PublicContestFields } from '../fields/PublicContest.ts';

const fields = [
  {
    name: 'contest',
    type: 'group',
    label: 'fields.contest',
    required: true,
    schema: 'PublicContest',
    items: PublicContestFields,
  },
  { name: 'code', type: 'text', label: 'fields.entry_code', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: EntryStatusChoices },
  { name: 'place', type: 'integer', label: 'fields.draw_place', required: true, nullable: true },
  { name: 'entered_at', type: 'datetime', label: 'fields.created_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserContestFields: typeof fields & Makes<FormValues<'UserContest'>> = fields;
