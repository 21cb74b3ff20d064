// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    distinct: true,
    required: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'code',
    type: 'text',
    label: 'fields.code',
    distinct: true,
    sortable: true,
    minLength: 3,
    maxLength: 20,
    pattern: '^[A-Z0-9]+$',
    required: true,
  },
  { name: 'brought', type: 'integer', label: 'fields.brought', align: 'right', readOnly: true },
  { name: 'rewarded', type: 'integer', label: 'fields.rewarded', align: 'right', readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxSponsorFields: typeof fields & Makes<FormValues<'BoxSponsor'>> = fields;
