// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PostFields } from '../fields/Post.ts';

export const postsResource = {
  name: 'posts',
  single: 'post',
  schema: 'Post',
  path: '/admin/posts',
  title: 'title_en',
  icon: 'article',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPosts',
    get: 'adminGetPost',
    create: 'adminCreatePost',
    update: 'adminUpdatePost',
    delete: 'adminDeletePost',
  },
  columns: ['title_en', 'status', 'published_at', 'author', 'tags', 'slug', 'updated_at'],
  sorts: ['id', 'slug', 'author', 'status', 'published_at', 'title_en', 'created_at', 'updated_at'],
  defaultSort: { field: 'published_at', order: 'DESC' },
  search: true,
  fields: PostFields,
  create: PostFields,
  update: PostFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'published_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'author', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'tags', type: 'references', operators: ['contains', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'updated_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'drafts', filter: { status: 'draft' }, sort: { field: 'updated_at', order: 'DESC' } },
    {
      name: 'planned',
      filter: { status: 'published', published_at_gt: 'P0D' },
      sort: { field: 'published_at', order: 'ASC' },
    },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
