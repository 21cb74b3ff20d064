// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PostCardFields } from '../fields/PostCard.ts';
import { fields as PostCardList } from './PostCard.ts';

const fields = [
  ...PostCardList,
  { name: 'description', type: 'text', label: 'fields.description', required: true },
  { name: 'body', type: 'rich-text', label: 'fields.body', required: true },
  { name: 'updated_at', type: 'datetime', label: 'fields.updated_at', required: true },
  {
    name: 'related',
    type: 'array',
    label: 'fields.related',
    required: true,
    schema: 'PostCard',
    items: PostCardFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PostPageFields: typeof fields & Makes<FormValues<'PostPage'>> = fields;
