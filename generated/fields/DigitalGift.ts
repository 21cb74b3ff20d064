// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DigitalFileFields } from '../fields/DigitalFile.ts';

const fields = [
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'tracks', type: 'integer', label: 'fields.tracks', required: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', required: true },
  { name: 'fetches_each', type: 'integer', label: 'fields.fetches_each', required: true },
  {
    name: 'files',
    type: 'array',
    label: 'fields.files',
    required: true,
    schema: 'DigitalFile',
    items: DigitalFileFields,
  },
] as const satisfies readonly FieldDefinition[];

export const DigitalGiftFields: typeof fields & Makes<FormValues<'DigitalGift'>> = fields;
