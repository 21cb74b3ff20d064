// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BalanceFields } from '../fields/Balance.ts';

export const balancesResource = {
  name: 'balances',
  single: 'balance',
  schema: 'Balance',
  path: '/admin/balances',
  title: 'name',
  icon: 'wallet',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListBalances', get: 'adminGetBalance' },
  columns: ['name', 'currency', 'earned', 'pending', 'paid_out', 'available'],
  sorts: ['currency', 'earned', 'pending', 'paid_out', 'available'],
  defaultSort: { field: 'available', order: 'DESC' },
  search: false,
  fields: BalanceFields,
  filters: [
    { name: 'shop_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'artist_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'label_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'available', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'pending', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'earned', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'to_pay_out', filter: { available_gt: 0 }, sort: { field: 'available', order: 'DESC' } },
    { name: 'overdrawn', filter: { available_lt: 0 }, sort: { field: 'available', order: 'ASC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
