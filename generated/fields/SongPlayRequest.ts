// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'song_id', type: 'integer', label: 'fields.song_id', min: 1, max: 2147483647, required: true },
  { name: 'duration', type: 'number', label: 'fields.duration', min: 0, max: 36000, required: true },
  { name: 'play_id', type: 'text', label: 'fields.play_id', minLength: 16, maxLength: 64, pattern: '^[\\w-]{16,64}$' },
] as const satisfies readonly FieldDefinition[];

export const SongPlayRequestFields: typeof fields & Makes<FormValues<'SongPlayRequest'>> = fields;
