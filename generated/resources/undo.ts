// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { AuditEntryFields } from '../fields/AuditEntry.ts';

export const undoResource = {
  name: 'undo',
  schema: 'AuditEntry',
  path: '/admin/undo',
  title: 'id',
  icon: 'undo',
  group: 'data',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListUndo', get: 'adminGetUndo' },
  columns: ['id', 'created_at', 'resource', 'record_id', 'action', 'operation', 'undo', 'user_name'],
  sorts: ['id', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: AuditEntryFields,
  filters: [
    { name: 'undo', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'resource', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'record_id', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'action', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'operation', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'request_id', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminUndoMany',
      method: 'post',
      path: '/admin/undo/many',
      label: 'actions.adminUndoMany',
      scope: 'bulk',
      icon: 'undo',
      roles: ['team', 'admin'],
      when: [{ field: 'undo', in: ['possible'] }],
      confirm: true,
      preview: true,
      byRecord: true,
      fields: [],
    },
    {
      operationId: 'adminUndo',
      method: 'post',
      path: '/admin/undo/{id}',
      label: 'actions.adminUndo',
      scope: 'row',
      icon: 'undo',
      roles: ['team', 'admin'],
      when: [{ field: 'undo', in: ['possible'] }],
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
