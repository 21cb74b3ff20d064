// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PostCardFields } from '../fields/PostCard.ts';
import { TopicLinkFields } from '../fields/TopicLink.ts';

const fields = [
  { name: 'posts', type: 'array', label: 'fields.posts', required: true, schema: 'PostCard', items: PostCardFields },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
  { name: 'tags', type: 'array', label: 'fields.tags', required: true, schema: 'TopicLink', items: TopicLinkFields },
] as const satisfies readonly FieldDefinition[];

export const PostListFields: typeof fields & Makes<FormValues<'PostList'>> = fields;
