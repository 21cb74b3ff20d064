// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ContestState as ContestStateChoices } from '../enums/choices/ContestState.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'title_en', type: 'text', label: 'fields.title_en', required: true },
  { name: 'title_fr', type: 'text', label: 'fields.title_fr', nullable: true },
  { name: 'title_zh', type: 'text', label: 'fields.title_zh', nullable: true },
  { name: 'text_en', type: 'text', label: 'fields.text_en', nullable: true },
  { name: 'text_fr', type: 'text', label: 'fields.text_fr', nullable: true },
  { name: 'text_zh', type: 'text', label: 'fields.text_zh', nullable: true },
  { name: 'question', type: 'text', label: 'fields.contest_question', nullable: true },
  { name: 'rules', type: 'text', label: 'fields.rules', nullable: true },
  { name: 'prize', type: 'text', label: 'fields.prize', required: true },
  { name: 'winners_count', type: 'integer', label: 'fields.winners_count', required: true },
  { name: 'starts_at', type: 'datetime', label: 'fields.starts_at', required: true },
  { name: 'ends_at', type: 'datetime', label: 'fields.ends_at', required: true },
  { name: 'state', type: 'select', label: 'fields.state', required: true, data: ContestStateChoices },
  { name: 'seed_hash', type: 'text', label: 'fields.seed_hash', nullable: true },
  { name: 'entries_hash', type: 'text', label: 'fields.entries_hash', nullable: true },
  { name: 'seed', type: 'text', label: 'fields.seed', nullable: true },
  { name: 'winning_codes', type: 'chips', label: 'fields.winners' },
] as const satisfies readonly FieldDefinition[];

export const PublicContestFields: typeof fields & Makes<FormValues<'PublicContest'>> = fields;
