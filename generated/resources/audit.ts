// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { AuditEntryFields } from '../fields/AuditEntry.ts';

export const auditResource = {
  name: 'audit',
  schema: 'AuditEntry',
  path: '/admin/audit',
  title: 'operation',
  icon: 'policy',
  group: 'data',
  menu: 'settings',
  roles: ['admin'],
  operations: { list: 'adminListAudit', get: 'adminGetAuditEntry' },
  columns: ['created_at', 'user_name', 'operation', 'resource', 'record_id', 'reason'],
  sorts: ['id', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: AuditEntryFields,
  filters: [
    { name: 'resource', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'record_id', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'action', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'operation', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
