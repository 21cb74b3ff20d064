// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'title',
    type: 'text',
    label: 'fields.title',
    sortable: true,
    inline: true,
    minLength: 1,
    maxLength: 120,
    required: true,
  },
  { name: 'text', type: 'text', label: 'fields.text', inline: true, maxLength: 300, nullable: true },
  {
    name: 'picture',
    type: 'image',
    label: 'fields.picture',
    preview: 'pictures',
    upload: 'banner',
    accept: 'image/png, image/jpeg, image/webp',
    maxSize: 8,
    maxLength: 100,
    required: true,
  },
  { name: 'link', type: 'text', label: 'fields.link', maxLength: 500, pattern: '^(/|https://)\\S*$', required: true },
  {
    name: 'position',
    type: 'integer',
    label: 'fields.position',
    align: 'right',
    sortable: true,
    inline: true,
    min: 1,
    max: 99,
    defaultValue: 1,
  },
  {
    name: 'active',
    type: 'switch',
    label: 'fields.shown_to_visitors',
    inline: true,
    sortable: true,
    defaultValue: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BannerEntryFields: typeof fields & Makes<FormValues<'BannerEntry'>> = fields;
