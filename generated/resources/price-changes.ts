// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PriceChangeFields } from '../fields/PriceChange.ts';

export const priceChangesResource = {
  name: 'price-changes',
  single: 'price-change',
  schema: 'PriceChange',
  path: '/admin/price-changes',
  title: 'id',
  icon: 'price',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPriceChanges',
    get: 'adminGetPriceChange',
    create: 'adminCreatePriceChange',
    update: 'adminUpdatePriceChange',
    delete: 'adminDeletePriceChange',
  },
  columns: ['item_id', 'currency', 'former', 'price', 'valid_from', 'valid_until', 'state', 'reason', 'created_by'],
  sorts: ['currency', 'price', 'valid_from', 'valid_until', 'state', 'created_at', 'applied_at'],
  defaultSort: { field: 'valid_from', order: 'DESC' },
  search: true,
  fields: PriceChangeFields,
  create: PriceChangeFields,
  update: PriceChangeFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'item_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'price', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'valid_until', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
  ],
  views: [{ name: 'planned', filter: { state: 'planned' }, sort: { field: 'valid_from', order: 'ASC' } }],
  actions: [],
} as const satisfies ResourceDefinition;
