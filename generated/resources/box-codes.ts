// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BoxCodeFields } from '../fields/BoxCode.ts';

export const boxCodesResource = {
  name: 'box-codes',
  within: 'box',
  schema: 'BoxCode',
  path: '/admin/box-codes',
  title: 'code',
  icon: 'key',
  group: 'boxes',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListBoxCodes',
    get: 'adminGetBoxCode',
    create: 'adminCreateBoxCode',
    update: 'adminUpdateBoxCode',
  },
  columns: ['code', 'state', 'kind', 'months', 'percent', 'charges', 'type', 'uses', 'max_uses', 'expires_at', 'note'],
  sorts: ['kind', 'uses', 'expires_at', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: BoxCodeFields,
  create: BoxCodeFields,
  update: BoxCodeFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'kind', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'uses', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'expires_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'active', type: 'switch', operators: ['eq'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
