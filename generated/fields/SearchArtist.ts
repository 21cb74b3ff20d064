// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'shop_code_artist', type: 'text', label: 'fields.shop_code_artist', nullable: true },
  { name: 'shop_code_label', type: 'text', label: 'fields.shop_code_label', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SearchArtistFields: typeof fields & Makes<FormValues<'SearchArtist'>> = fields;
