// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { InvoiceFields } from '../fields/Invoice.ts';

export const invoiceResource = {
  name: 'invoice',
  schema: 'Invoice',
  path: '/admin/invoice',
  title: 'number',
  icon: 'invoice',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListInvoices', get: 'adminGetInvoice' },
  columns: [
    'number', 'issued_at', 'buyer_name', 'type', 'total', 'order_id', 'country_id', 'scheme', 'vat_rate', 'vat',
  ],
  sorts: ['id', 'number', 'taxed_at', 'issued_at'],
  defaultSort: { field: 'issued_at', order: 'DESC' },
  search: true,
  files: true,
  fields: InvoiceFields,
  filters: [
    { name: 'type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'number', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'issued_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'taxed_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'scheme', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'vat_rate', type: 'percent', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'total', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'order_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'refund_id', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'legal_year', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'this_month', filter: { issued_at_gte: 'P0M' }, sort: { field: 'issued_at', order: 'DESC' } },
    {
      name: 'last_month',
      filter: { issued_at_gte: '-P1M', issued_at_lt: 'P0M' },
      sort: { field: 'issued_at', order: 'DESC' },
    },
    { name: 'credit_notes', filter: { type: 'credit_note' }, sort: { field: 'issued_at', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
