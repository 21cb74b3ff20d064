// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DigitalStore as DigitalStoreChoices } from '../enums/DigitalStore.ts';
import { DistributionStatus as DistributionStatusChoices } from '../enums/choices/DistributionStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'release_id',
    type: 'reference',
    label: 'fields.digital_release',
    readOnly: true,
    ref: { resource: 'digital', label: 'title' },
  },
  {
    name: 'store',
    type: 'select',
    label: 'fields.digital_store',
    sortable: true,
    readOnly: true,
    data: DigitalStoreChoices,
  },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: DistributionStatusChoices,
  },
  { name: 'link', type: 'url', label: 'fields.link', nullable: true, readOnly: true },
  { name: 'note', type: 'text', label: 'fields.note', nullable: true, readOnly: true },
  { name: 'changed_at', type: 'datetime', label: 'fields.since', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const DigitalDistributionFields: typeof fields & Makes<FormValues<'DigitalDistribution'>> = fields;
