// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CodeState as CodeStateChoices } from '../enums/choices/CodeState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'hint', type: 'text', label: 'fields.code', readOnly: true },
  {
    name: 'batch_id',
    type: 'reference',
    label: 'fields.batch_name',
    readOnly: true,
    ref: { resource: 'digital-batches', label: 'name' },
  },
  {
    name: 'release_id',
    type: 'reference',
    label: 'fields.digital_release',
    readOnly: true,
    ref: { resource: 'digital', label: 'title' },
  },
  { name: 'state', type: 'select', label: 'fields.status', readOnly: true, data: CodeStateChoices },
  { name: 'used', type: 'integer', label: 'fields.times_redeemed', align: 'right', sortable: true, readOnly: true },
  {
    name: 'redeemed_at',
    type: 'datetime',
    label: 'fields.redeemed_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'redeemed_by',
    type: 'reference',
    label: 'fields.redeemed_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'revoked_at', type: 'datetime', label: 'fields.revoked_at', nullable: true, readOnly: true },
  { name: 'revoked_because', type: 'text', label: 'fields.revoked_because', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const DownloadCodeFields: typeof fields & Makes<FormValues<'DownloadCode'>> = fields;
