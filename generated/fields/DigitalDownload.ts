// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.fetched_at', sortable: true, readOnly: true },
  {
    name: 'release_id',
    type: 'reference',
    label: 'fields.digital_release',
    readOnly: true,
    ref: { resource: 'digital', label: 'title' },
  },
  { name: 'what', type: 'text', label: 'fields.file', sortable: true, readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'code_id',
    type: 'reference',
    label: 'fields.code',
    nullable: true,
    readOnly: true,
    ref: { resource: 'digital-codes', label: 'hint' },
  },
  { name: 'grant_id', type: 'integer', label: 'fields.redemption', align: 'right', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const DigitalDownloadFields: typeof fields & Makes<FormValues<'DigitalDownload'>> = fields;
