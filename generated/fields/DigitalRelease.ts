// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { AudioFormat as AudioFormatChoices } from '../enums/AudioFormat.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { DigitalStore as DigitalStoreChoices } from '../enums/DigitalStore.ts';
import { DigitalDistributionFields } from '../fields/DigitalDistribution.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'project_id',
    type: 'reference',
    label: 'fields.project_id',
    sortable: true,
    min: 1,
    required: true,
    ref: { resource: 'projects', label: 'name' },
  },
  { name: 'title', type: 'text', label: 'fields.title', sortable: true, minLength: 1, maxLength: 200, required: true },
  {
    name: 'artist_name',
    type: 'text',
    label: 'fields.artist_name',
    sortable: true,
    minLength: 1,
    maxLength: 200,
    required: true,
  },
  { name: 'label_name', type: 'text', label: 'fields.label_name', maxLength: 200, nullable: true },
  {
    name: 'upc',
    type: 'text',
    label: 'fields.upc',
    validate: 'ean',
    distinct: true,
    sortable: true,
    inline: true,
    pattern: '^\\d{12,13}$',
    nullable: true,
  },
  { name: 'released_on', type: 'date', label: 'fields.released_on', sortable: true, inline: true, nullable: true },
  {
    name: 'territories',
    type: 'multi-select',
    label: 'fields.territories',
    hidden: ['filter'],
    maxItems: 250,
    unique: true,
    data: CountryChoices,
  },
  {
    name: 'formats',
    type: 'multi-select',
    label: 'fields.audio_formats',
    hidden: ['filter'],
    minItems: 1,
    unique: true,
    defaultValue: ['mp3'],
    required: true,
    data: AudioFormatChoices,
  },
  {
    name: 'stores',
    type: 'multi-select',
    label: 'fields.digital_stores',
    hidden: ['list', 'filter'],
    maxItems: 12,
    unique: true,
    data: DigitalStoreChoices,
  },
  { name: 'online_count', type: 'integer', label: 'fields.online_count', align: 'right', readOnly: true },
  { name: 'stores_count', type: 'integer', label: 'fields.stores_count', align: 'right', readOnly: true },
  { name: 'codes_count', type: 'integer', label: 'fields.codes_count', align: 'right', readOnly: true },
  { name: 'downloads_count', type: 'integer', label: 'fields.downloads_count', align: 'right', readOnly: true },
  {
    name: 'distributions',
    type: 'array',
    label: 'fields.distributions',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'DigitalDistribution',
    items: DigitalDistributionFields,
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const DigitalReleaseFields: typeof fields & Makes<FormValues<'DigitalRelease'>> = fields;
