// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PayoutFields } from '../fields/Payout.ts';
import { PayoutFileFields } from '../fields/PayoutFile.ts';

export const payoutsResource = {
  name: 'payouts',
  single: 'payout',
  schema: 'Payout',
  path: '/admin/payouts',
  title: 'provider_id',
  icon: 'payout',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListPayouts', get: 'adminGetPayout', create: 'adminImportPayout' },
  columns: ['provider_id', 'arrived_at', 'net', 'open', 'balanced', 'gross', 'fees', 'rows', 'matched', 'created_by'],
  sorts: ['id', 'provider_id', 'arrived_at', 'gross', 'net', 'open', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: PayoutFields,
  create: PayoutFileFields,
  filters: [
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'net', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'arrived_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'balanced', type: 'switch', operators: ['eq'] },
    { name: 'open', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'format', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
  ],
  views: [{ name: 'to_settle', filter: { open_gt: 0 }, sort: { field: 'created_at', order: 'DESC' } }],
  actions: [],
} as const satisfies ResourceDefinition;
