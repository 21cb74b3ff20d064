// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { CategoryFields } from '../fields/Category.ts';

export const categoryResource = {
  name: 'category',
  schema: 'Category',
  path: '/admin/category',
  title: 'name',
  icon: 'shelves',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListCategories',
    get: 'adminGetCategory',
    create: 'adminCreateCategory',
    update: 'adminUpdateCategory',
    delete: 'adminDeleteCategory',
  },
  columns: ['id', 'name', 'name_fr', 'slug', 'pro_only', 'position', 'projects_count'],
  sorts: ['id', 'name', 'position', 'projects_count'],
  defaultSort: { field: 'position', order: 'ASC' },
  search: true,
  fields: CategoryFields,
  create: CategoryFields,
  update: CategoryFields,
  filters: [{ name: 'pro_only', type: 'switch', operators: ['eq'] }],
  actions: [],
} as const satisfies ResourceDefinition;
