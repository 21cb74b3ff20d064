// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BulkFields } from '../fields/Bulk.ts';
import { BulkRequestFields } from '../fields/BulkRequest.ts';

export const bulkResource = {
  name: 'bulk',
  schema: 'Bulk',
  path: '/admin/bulk',
  title: 'id',
  icon: 'bulk',
  group: 'data',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListBulk', get: 'adminGetBulk', create: 'adminCreateBulk' },
  columns: [
    'id', 'created_at', 'operation', 'resource', 'status', 'records_done', 'records_refused', 'records_total',
    'created_by',
  ],
  sorts: ['id', 'status', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: BulkFields,
  create: BulkRequestFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'operation', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'resource', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminCancelBulk',
      method: 'post',
      path: '/admin/bulk/{id}/cancel',
      label: 'actions.adminCancelBulk',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['waiting', 'running'] }],
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
