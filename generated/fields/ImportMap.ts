// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ImportKind as ImportKindChoices } from '../enums/choices/ImportKind.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, minLength: 1, maxLength: 80, required: true },
  { name: 'kind', type: 'select', label: 'fields.kind', sortable: true, required: true, data: ImportKindChoices },
  {
    name: 'columns',
    type: 'json',
    label: 'fields.columns',
    hidden: ['list', 'form', 'filter'],
    required: true,
    each: { name: '', type: 'text', label: 'fields.columns', maxLength: 300, nullable: true },
  },
  { name: 'shared', type: 'switch', label: 'fields.shared', defaultValue: false },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.created_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ImportMapFields: typeof fields & Makes<FormValues<'ImportMap'>> = fields;
