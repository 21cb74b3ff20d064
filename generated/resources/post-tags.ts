// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PostTagFields } from '../fields/PostTag.ts';

export const postTagsResource = {
  name: 'post-tags',
  single: 'post-tag',
  schema: 'PostTag',
  path: '/admin/post-tags',
  title: 'name',
  icon: 'topic',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPostTags',
    get: 'adminGetPostTag',
    create: 'adminCreatePostTag',
    update: 'adminUpdatePostTag',
    delete: 'adminDeletePostTag',
  },
  columns: ['name', 'name_fr', 'name_zh', 'slug', 'posts_count'],
  sorts: ['id', 'name', 'slug'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields: PostTagFields,
  create: PostTagFields,
  update: PostTagFields,
  filters: [{ name: 'name', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] }],
  actions: [],
} as const satisfies ResourceDefinition;
