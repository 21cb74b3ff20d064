// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'song_id', type: 'integer', label: 'fields.song_id', required: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'project_name', type: 'text', label: 'fields.project_name', required: true },
  { name: 'plays', type: 'integer', label: 'fields.plays', align: 'right', required: true },
  { name: 'seconds', type: 'duration', label: 'fields.seconds', align: 'right', required: true },
] as const satisfies readonly FieldDefinition[];

export const PlayedSongFields: typeof fields & Makes<FormValues<'PlayedSong'>> = fields;
