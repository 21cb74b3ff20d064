// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'tracks', type: 'integer', label: 'fields.tracks', required: true },
] as const satisfies readonly FieldDefinition[];

export const DigitalOfferFields: typeof fields & Makes<FormValues<'DigitalOffer'>> = fields;
