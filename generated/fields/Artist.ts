// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, minLength: 1, maxLength: 120, required: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'bio_en', type: 'rich-text', label: 'fields.bio_en', maxLength: 10000, nullable: true },
  { name: 'bio_fr', type: 'rich-text', label: 'fields.bio_fr', maxLength: 10000, nullable: true },
  { name: 'picture', type: 'image', label: 'fields.picture', preview: 'pictures', maxLength: 100, nullable: true },
  {
    name: 'shop_code',
    type: 'text',
    label: 'fields.shop_code',
    maxLength: 60,
    pattern: '^[a-z0-9-]+$',
    nullable: true,
  },
  { name: 'website', type: 'url', label: 'fields.website', group: 'links', maxLength: 300, nullable: true },
  { name: 'facebook', type: 'url', label: 'fields.facebook', group: 'links', maxLength: 300, nullable: true },
  { name: 'instagram', type: 'url', label: 'fields.instagram', group: 'links', maxLength: 300, nullable: true },
  { name: 'youtube', type: 'url', label: 'fields.youtube', group: 'links', maxLength: 300, nullable: true },
  { name: 'spotify', type: 'url', label: 'fields.spotify', group: 'links', maxLength: 300, nullable: true },
  {
    name: 'soundcloud',
    type: 'url',
    label: 'fields.soundcloud',
    group: 'links',
    maxLength: 300,
    pattern: '^https://(www\\.|m\\.|on\\.)?soundcloud\\.com/',
    nullable: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ArtistFields: typeof fields & Makes<FormValues<'Artist'>> = fields;
