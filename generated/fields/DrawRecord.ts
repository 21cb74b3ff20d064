// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { EntryStatus as EntryStatusChoices } from '../enums/choices/EntryStatus.ts';

const fields = [
  { name: 'contest', type: 'text', label: 'fields.contest', required: true },
  { name: 'algorithm', type: 'text', label: 'fields.algorithm', required: true },
  { name: 'seed', type: 'text', label: 'fields.seed', required: true },
  { name: 'seed_hash', type: 'text', label: 'fields.seed_hash', required: true },
  { name: 'entries_hash', type: 'text', label: 'fields.entries_hash', required: true, nullable: true },
  { name: 'winners_count', type: 'integer', label: 'fields.winners_count', required: true },
  { name: 'drawn_at', type: 'datetime', label: 'fields.drawn_at', iso: true, required: true },
  {
    name: 'entries',
    type: 'array',
    label: 'fields.entries',
    required: true,
    items: [
      { name: 'code', type: 'text', label: 'fields.code', required: true },
      { name: 'key', type: 'text', label: 'fields.key', required: true },
      { name: 'place', type: 'integer', label: 'fields.place', required: true },
      { name: 'status', type: 'select', label: 'fields.status', required: true, data: EntryStatusChoices },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const DrawRecordFields: typeof fields & Makes<FormValues<'DrawRecord'>> = fields;
