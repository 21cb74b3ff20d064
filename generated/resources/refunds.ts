// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { RefundFields } from '../fields/Refund.ts';

export const refundsResource = {
  name: 'refunds',
  single: 'refund',
  schema: 'Refund',
  path: '/admin/refunds',
  title: 'id',
  icon: 'refund',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListRefunds', get: 'adminGetRefund' },
  columns: ['id', 'order_id', 'status', 'amount', 'created_at', 'reason', 'restocked', 'created_by', 'settled_at'],
  sorts: ['id', 'status', 'amount', 'provider_id', 'created_at', 'settled_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: RefundFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'amount', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'reason', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'order_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'payment_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'settled_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'failure_code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'provider_id', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  views: [
    { name: 'failed', filter: { status: 'failed' }, sort: { field: 'created_at', order: 'DESC' }, queue: 'urgent' },
    { name: 'waiting', filter: { status: 'processing' }, sort: { field: 'created_at', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminRetryRefund',
      method: 'post',
      path: '/admin/refunds/{id}/retry',
      label: 'actions.adminRetryRefund',
      scope: 'row',
      icon: 'refund',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['failed'] }],
      preview: true,
      primary: true,
      money: { amount: 'amount', currency: 'currency' },
      limit: { setting: 'refund_limit_team', unless: ['admin'] },
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
