// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'pass_id',
    type: 'reference',
    label: 'fields.pass',
    readOnly: true,
    ref: { resource: 'pass', label: 'code' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.used_at', sortable: true, readOnly: true },
  {
    name: 'scanned_by',
    type: 'reference',
    label: 'fields.scanned_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'place', type: 'text', label: 'fields.scan_place', sortable: true, nullable: true, readOnly: true },
  { name: 'taken_back', type: 'checkbox', label: 'fields.taken_back', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PassUseFields: typeof fields & Makes<FormValues<'PassUse'>> = fields;
