// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list', 'form'], min: 1 },
  { name: 'side', type: 'text', label: 'fields.side', pattern: '^[A-Z]$', nullable: true },
  { name: 'title', type: 'text', label: 'fields.title', minLength: 1, maxLength: 200, required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', maxLength: 120, nullable: true },
  { name: 'duration', type: 'duration', label: 'fields.duration', align: 'right', min: 0, max: 36000, defaultValue: 0 },
  {
    name: 'uuid',
    type: 'audio',
    label: 'fields.sound',
    button: 'fields.choose_sound',
    preview: 'songs',
    upload: 'track',
    accept: 'audio/wav, audio/mpeg',
    maxSize: 200,
    nullable: true,
  },
] as const satisfies readonly FieldDefinition[];

export const ProjectTrackFields: typeof fields & Makes<FormValues<'ProjectTrack'>> = fields;
