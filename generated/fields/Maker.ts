// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { LinkSite as LinkSiteChoices } from '../enums/LinkSite.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, minLength: 1, maxLength: 120, required: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'picture', type: 'image', label: 'fields.picture', preview: 'pictures', maxLength: 100, nullable: true },
  { name: 'bio_en', type: 'rich-text', label: 'fields.bio_en', maxLength: 10000, nullable: true },
  { name: 'bio_fr', type: 'rich-text', label: 'fields.bio_fr', maxLength: 10000, nullable: true },
  { name: 'shop_code', type: 'text', label: 'fields.shop_code', nullable: true },
  { name: 'profile_id', type: 'integer', label: 'fields.has_profile', nullable: true },
  {
    name: 'links',
    type: 'array',
    label: 'fields.links',
    required: true,
    items: [
      { name: 'site', type: 'select', label: 'fields.site', required: true, data: LinkSiteChoices },
      { name: 'url', type: 'url', label: 'fields.url', required: true },
    ],
  },
  { name: 'followers', type: 'integer', label: 'fields.followers', required: true },
  { name: 'following', type: 'checkbox', label: 'fields.following', required: true },
] as const satisfies readonly FieldDefinition[];

export const MakerFields: typeof fields & Makes<FormValues<'Maker'>> = fields;
