// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, minLength: 1, maxLength: 80, required: true },
  { name: 'name_fr', type: 'text', label: 'fields.name_fr', editInList: true, maxLength: 80, nullable: true },
  { name: 'name_zh', type: 'text', label: 'fields.name_zh', editInList: true, maxLength: 80, nullable: true },
  {
    name: 'slug',
    type: 'text',
    label: 'fields.slug',
    compute: 'slugOfName',
    maxLength: 80,
    pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
    required: true,
  },
  { name: 'pro_only', type: 'switch', label: 'fields.pro_only', editInList: true, defaultValue: false },
  { name: 'in_menu', type: 'switch', label: 'fields.in_menu', editInList: true, defaultValue: true },
  {
    name: 'position',
    type: 'integer',
    label: 'fields.position',
    align: 'right',
    sortable: true,
    editInList: true,
    min: 0,
    max: 10000,
    defaultValue: 100,
  },
  {
    name: 'projects_count',
    type: 'integer',
    label: 'fields.projects_count',
    align: 'right',
    sortable: true,
    readOnly: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const CategoryFields: typeof fields & Makes<FormValues<'Category'>> = fields;
