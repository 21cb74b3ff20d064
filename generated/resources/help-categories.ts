// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { HelpCategoryFields } from '../fields/HelpCategory.ts';

export const helpCategoriesResource = {
  name: 'help-categories',
  single: 'help-category',
  schema: 'HelpCategory',
  path: '/admin/help-categories',
  title: 'name',
  icon: 'folder',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListHelpCategories',
    get: 'adminGetHelpCategory',
    create: 'adminCreateHelpCategory',
    update: 'adminUpdateHelpCategory',
    delete: 'adminDeleteHelpCategory',
  },
  columns: ['name', 'name_fr', 'name_zh', 'slug', 'articles_count', 'position'],
  sorts: ['id', 'name', 'slug', 'position'],
  defaultSort: { field: 'position', order: 'ASC' },
  search: true,
  fields: HelpCategoryFields,
  create: HelpCategoryFields,
  update: HelpCategoryFields,
  filters: [{ name: 'position', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] }],
  actions: [],
} as const satisfies ResourceDefinition;
