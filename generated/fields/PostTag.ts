// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, minLength: 1, maxLength: 60, required: true },
  { name: 'name_fr', type: 'text', label: 'fields.name_fr', editInList: true, maxLength: 60, nullable: true },
  { name: 'name_zh', type: 'text', label: 'fields.name_zh', editInList: true, maxLength: 60, nullable: true },
  {
    name: 'slug',
    type: 'text',
    label: 'fields.slug',
    compute: 'slugOfName',
    sortable: true,
    minLength: 1,
    maxLength: 60,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    required: true,
  },
  { name: 'posts_count', type: 'integer', label: 'fields.posts_count', align: 'right', readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PostTagFields: typeof fields & Makes<FormValues<'PostTag'>> = fields;
