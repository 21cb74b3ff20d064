// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { EntryStatus as EntryStatusChoices } from '../enums/choices/EntryStatus.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'contest_id',
    type: 'reference',
    label: 'fields.contest',
    readOnly: true,
    ref: { resource: 'challenge', label: 'title_en' },
  },
  { name: 'code', type: 'text', label: 'fields.entry_code', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, readOnly: true },
  { name: 'email', type: 'text', label: 'fields.email', sortable: true, readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'lang', type: 'language', label: 'fields.lang', readOnly: true, data: LanguageChoices },
  { name: 'answer', type: 'text', label: 'fields.answer', nullable: true, readOnly: true },
  { name: 'newsletter', type: 'checkbox', label: 'fields.wants_newsletter', readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: EntryStatusChoices },
  {
    name: 'place',
    type: 'integer',
    label: 'fields.draw_place',
    align: 'right',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'reason', type: 'text', label: 'fields.reason', nullable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ContestEntryFields: typeof fields & Makes<FormValues<'ContestEntry'>> = fields;
