// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SongCardFields } from '../fields/SongCard.ts';

const fields = [
  { name: 'songs', type: 'array', label: 'fields.songs', required: true, schema: 'SongCard', items: SongCardFields },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
] as const satisfies readonly FieldDefinition[];

export const SongListFields: typeof fields & Makes<FormValues<'SongList'>> = fields;
