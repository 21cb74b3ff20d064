// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ListSortFields } from '../fields/ListSort.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  {
    name: 'resource',
    type: 'text',
    label: 'fields.resource',
    hidden: ['form'],
    minLength: 1,
    maxLength: 40,
    pattern: '^[a-z][a-z-]*$',
    required: true,
  },
  { name: 'name', type: 'text', label: 'fields.name', minLength: 1, maxLength: 60, required: true },
  { name: 'shared', type: 'switch', label: 'fields.shared', defaultValue: false },
  { name: 'filter', type: 'json', label: 'fields.filter', hidden: ['form'], required: true },
  {
    name: 'sort',
    type: 'group',
    label: 'fields.sort',
    hidden: ['form'],
    required: true,
    schema: 'ListSort',
    items: ListSortFields,
  },
  {
    name: 'columns',
    type: 'chips',
    label: 'fields.columns',
    hidden: ['form'],
    minItems: 1,
    maxItems: 60,
    unique: true,
    required: true,
    each: { name: '', type: 'text', label: 'fields.columns', maxLength: 60 },
  },
  {
    name: 'owner_id',
    type: 'reference',
    label: 'fields.owner_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'owner_name', type: 'text', label: 'fields.owner_name', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ViewFields: typeof fields & Makes<FormValues<'View'>> = fields;
