// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { LimitFields } from '../fields/Limit.ts';

export const limitsResource = {
  name: 'limits',
  single: 'limit',
  schema: 'Limit',
  path: '/admin/limits',
  title: 'key',
  icon: 'assign',
  group: 'system',
  roles: ['admin'],
  operations: { list: 'adminListLimits', get: 'adminGetLimit', update: 'adminUpdateLimit' },
  columns: ['key', 'amount', 'default_amount', 'updated_at', 'updated_by'],
  sorts: ['key', 'updated_at'],
  defaultSort: { field: 'key', order: 'ASC' },
  search: false,
  fields: LimitFields,
  update: LimitFields,
  filters: [{ name: 'key', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] }],
  actions: [],
} as const satisfies ResourceDefinition;
