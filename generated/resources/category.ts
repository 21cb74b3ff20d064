// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { CategoryFields } from '../fields/Category.ts';
import { IdsFields } from '../fields/Ids.ts';

export const categoryResource = {
  name: 'category',
  schema: 'Category',
  path: '/admin/category',
  title: 'name',
  icon: 'shelves',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListCategories',
    get: 'adminGetCategory',
    create: 'adminCreateCategory',
    update: 'adminUpdateCategory',
    delete: 'adminDeleteCategory',
  },
  columns: ['name', 'name_fr', 'name_zh', 'slug', 'projects_count', 'pro_only', 'in_menu', 'position'],
  sorts: ['id', 'name', 'position', 'projects_count'],
  defaultSort: { field: 'position', order: 'ASC' },
  search: true,
  fields: CategoryFields,
  create: CategoryFields,
  update: CategoryFields,
  filters: [
    { name: 'pro_only', type: 'switch', operators: ['eq'] },
    { name: 'in_menu', type: 'switch', operators: ['eq'] },
  ],
  actions: [
    {
      operationId: 'adminArrangeCategories',
      method: 'post',
      path: '/admin/category/arrange',
      label: 'actions.adminArrangeCategories',
      scope: 'collection',
      icon: 'shelves',
      roles: ['team', 'admin'],
      confirm: true,
      undo: true,
      fields: IdsFields,
    },
  ],
} as const satisfies ResourceDefinition;
