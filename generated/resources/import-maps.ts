// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ImportMapFields } from '../fields/ImportMap.ts';

export const importMapsResource = {
  name: 'import-maps',
  within: 'imports',
  schema: 'ImportMap',
  path: '/admin/import-maps',
  title: 'name',
  icon: 'columns',
  group: 'data',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListImportMaps',
    get: 'adminGetImportMap',
    create: 'adminCreateImportMap',
    update: 'adminUpdateImportMap',
    delete: 'adminDeleteImportMap',
  },
  columns: ['name', 'kind', 'shared', 'created_by', 'created_at'],
  sorts: ['name', 'kind', 'created_at'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: false,
  fields: ImportMapFields,
  create: ImportMapFields,
  update: ImportMapFields,
  filters: [
    { name: 'kind', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'shared', type: 'switch', operators: ['eq'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
