// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.batch_name', sortable: true, readOnly: true },
  {
    name: 'release_id',
    type: 'reference',
    label: 'fields.digital_release',
    readOnly: true,
    ref: { resource: 'digital', label: 'title' },
  },
  { name: 'size', type: 'integer', label: 'fields.codes_count', align: 'right', sortable: true, readOnly: true },
  { name: 'uses', type: 'integer', label: 'fields.uses_each', align: 'right', readOnly: true },
  { name: 'redeemed_count', type: 'integer', label: 'fields.codes_redeemed', align: 'right', readOnly: true },
  { name: 'revoked_count', type: 'integer', label: 'fields.codes_revoked', align: 'right', readOnly: true },
  {
    name: 'expires_at',
    type: 'datetime',
    label: 'fields.redeem_until',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'exported', type: 'checkbox', label: 'fields.codes_exported', readOnly: true },
  {
    name: 'exported_at',
    type: 'datetime',
    label: 'fields.exported_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'exported_by',
    type: 'reference',
    label: 'fields.exported_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.made_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const CodeBatchFields: typeof fields & Makes<FormValues<'CodeBatch'>> = fields;
