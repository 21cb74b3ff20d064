// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', min: 1, required: true },
  { name: 'type', type: 'select', label: 'fields.type', data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', data: BoxPeriodicityChoices },
  { name: 'genres', type: 'multi-select', label: 'fields.genres', maxItems: 8, unique: true, data: GenreChoices },
  { name: 'taste', type: 'textarea', label: 'fields.taste', maxLength: 500, nullable: true },
  { name: 'paused', type: 'checkbox', label: 'fields.paused' },
  {
    name: 'until',
    type: 'text',
    label: 'fields.paused_until',
    minLength: 7,
    maxLength: 7,
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
    nullable: true,
  },
  {
    name: 'skip_month',
    type: 'text',
    label: 'fields.month',
    minLength: 7,
    maxLength: 7,
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
  },
] as const satisfies readonly FieldDefinition[];

export const ChangeUserBoxRequestFields: typeof fields & Makes<FormValues<'ChangeUserBoxRequest'>> = fields;
