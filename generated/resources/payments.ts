// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PaymentFields } from '../fields/Payment.ts';

export const paymentsResource = {
  name: 'payments',
  schema: 'Payment',
  path: '/admin/payments',
  title: 'provider_id',
  icon: 'payments',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListPayments', get: 'adminGetPayment', update: 'adminUpdatePayment' },
  columns: ['id', 'order_id', 'status', 'amount', 'created_at', 'provider', 'card_brand'],
  sorts: ['id', 'status', 'amount', 'provider_id', 'created_at', 'paid_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: PaymentFields,
  update: PaymentFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'amount', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'provider', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'paid_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'order_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'failure_code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  views: [
    {
      name: 'failed',
      filter: { status: 'not_paid', created_at_gte: '-P30D' },
      sort: { field: 'created_at', order: 'DESC' },
      queue: 'watch',
    },
    { name: 'waiting', filter: { status: ['pending', 'processing'] }, sort: { field: 'created_at', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
