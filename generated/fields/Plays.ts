// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DayRangeFields } from '../fields/DayRange.ts';
import { PlayedSongFields } from '../fields/PlayedSong.ts';

const fields = [
  { name: 'range', type: 'group', label: 'fields.range', required: true, schema: 'DayRange', items: DayRangeFields },
  { name: 'plays', type: 'integer', label: 'fields.plays', required: true },
  { name: 'seconds', type: 'duration', label: 'fields.seconds', align: 'right', required: true },
  {
    name: 'songs',
    type: 'array',
    label: 'fields.songs',
    required: true,
    schema: 'PlayedSong',
    items: PlayedSongFields,
  },
  { name: 'more', type: 'checkbox', label: 'fields.more', required: true },
] as const satisfies readonly FieldDefinition[];

export const PlaysFields: typeof fields & Makes<FormValues<'Plays'>> = fields;
