// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, minLength: 1, maxLength: 60, required: true },
  { name: 'name_fr', type: 'text', label: 'fields.name_fr', editInList: true, maxLength: 60, nullable: true },
  { name: 'name_zh', type: 'text', label: 'fields.name_zh', editInList: true, maxLength: 60, nullable: true },
  {
    name: 'genres',
    type: 'multi-select',
    label: 'fields.genres',
    maxItems: 19,
    unique: true,
    defaultValue: [],
    data: GenreChoices,
  },
  {
    name: 'category_id',
    type: 'reference',
    label: 'fields.category_id',
    nullable: true,
    ref: { resource: 'category', label: 'name' },
  },
  { name: 'in_menu', type: 'switch', label: 'fields.in_menu', editInList: true, defaultValue: true },
  {
    name: 'position',
    type: 'integer',
    label: 'fields.position',
    align: 'right',
    sortable: true,
    min: 0,
    max: 10000,
    defaultValue: 1000,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const GenreEntryFields: typeof fields & Makes<FormValues<'GenreEntry'>> = fields;
