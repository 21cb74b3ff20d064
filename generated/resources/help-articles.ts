// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { HelpArticleFields } from '../fields/HelpArticle.ts';

export const helpArticlesResource = {
  name: 'help-articles',
  single: 'help-article',
  schema: 'HelpArticle',
  path: '/admin/help-articles',
  title: 'title_en',
  icon: 'help',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListHelpArticles',
    get: 'adminGetHelpArticle',
    create: 'adminCreateHelpArticle',
    update: 'adminUpdateHelpArticle',
    delete: 'adminDeleteHelpArticle',
  },
  columns: ['title_en', 'category_id', 'position', 'status', 'slug', 'updated_at'],
  sorts: ['id', 'slug', 'category_id', 'position', 'status', 'published_at', 'title_en', 'created_at', 'updated_at'],
  defaultSort: { field: 'title_en', order: 'ASC' },
  search: true,
  fields: HelpArticleFields,
  create: HelpArticleFields,
  update: HelpArticleFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'category_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'published_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'updated_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [{ name: 'drafts', filter: { status: 'draft' }, sort: { field: 'updated_at', order: 'DESC' } }],
  actions: [],
} as const satisfies ResourceDefinition;
