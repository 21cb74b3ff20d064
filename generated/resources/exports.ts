// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ExportFields } from '../fields/Export.ts';
import { ExportRequestFields } from '../fields/ExportRequest.ts';

export const exportsResource = {
  name: 'exports',
  schema: 'Export',
  path: '/admin/exports',
  title: 'name',
  icon: 'export',
  group: 'data',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListExports',
    get: 'adminGetExport',
    create: 'adminCreateExport',
    delete: 'adminDeleteExport',
  },
  columns: ['created_at', 'name', 'resource', 'status', 'rows_done', 'bytes', 'created_by'],
  sorts: ['id', 'status', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: ExportFields,
  create: ExportRequestFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'format', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'resource', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminCancelExport',
      method: 'post',
      path: '/admin/exports/{id}/cancel',
      label: 'actions.adminCancelExport',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['waiting', 'running'] }],
      key: 'c',
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
