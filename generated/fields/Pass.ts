// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PassState as PassStateChoices } from '../enums/choices/PassState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'type_id',
    type: 'reference',
    label: 'fields.pass_type',
    readOnly: true,
    ref: { resource: 'pass-types', label: 'name' },
  },
  { name: 'holder', type: 'text', label: 'fields.holder', sortable: true, nullable: true, readOnly: true },
  { name: 'email', type: 'text', label: 'fields.email', sortable: true, readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'code', type: 'text', label: 'fields.code', readOnly: true },
  { name: 'state', type: 'select', label: 'fields.status', readOnly: true, data: PassStateChoices },
  { name: 'valid_from', type: 'datetime', label: 'fields.holds_from', readOnly: true },
  {
    name: 'valid_until',
    type: 'datetime',
    label: 'fields.valid_until',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'used', type: 'integer', label: 'fields.times_used', align: 'right', sortable: true, readOnly: true },
  { name: 'uses', type: 'integer', label: 'fields.uses_allowed', align: 'right', nullable: true, readOnly: true },
  {
    name: 'last_used_at',
    type: 'datetime',
    label: 'fields.last_used_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'mailed_at', type: 'datetime', label: 'fields.mailed_at', nullable: true, readOnly: true },
  { name: 'revoked_at', type: 'datetime', label: 'fields.revoked_at', nullable: true, readOnly: true },
  { name: 'revoked_because', type: 'text', label: 'fields.revoked_because', nullable: true, readOnly: true },
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

export const PassFields: typeof fields & Makes<FormValues<'Pass'>> = fields;
