// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BulkRecordFields } from '../fields/BulkRecord.ts';

export const bulkRecordsResource = {
  name: 'bulk-records',
  within: 'bulk',
  schema: 'BulkRecord',
  path: '/admin/bulk-records',
  title: 'record_id',
  icon: 'checklist',
  group: 'data',
  roles: ['team', 'admin'],
  operations: { list: 'adminListBulkRecords', get: 'adminGetBulkRecord' },
  columns: ['record_id', 'resource', 'state', 'code', 'done_at', 'bulk_id'],
  sorts: ['id'],
  defaultSort: { field: 'id', order: 'ASC' },
  search: false,
  fields: BulkRecordFields,
  filters: [
    { name: 'bulk_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'record_id', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
