// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PartnerStockFields } from '../fields/PartnerStock.ts';

export const partnerStocksResource = {
  name: 'partner-stocks',
  schema: 'PartnerStock',
  path: '/admin/partner-stocks',
  title: 'name',
  icon: 'warehouse',
  group: 'dispatch',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPartnerStocks',
    get: 'adminGetPartnerStock',
    create: 'adminCreatePartnerStock',
    update: 'adminUpdatePartnerStock',
    delete: 'adminDeletePartnerStock',
  },
  columns: ['partner', 'name', 'barcode', 'quantity', 'counted_at'],
  sorts: ['partner', 'barcode', 'name', 'quantity', 'counted_at'],
  defaultSort: { field: 'counted_at', order: 'DESC' },
  search: true,
  fields: PartnerStockFields,
  create: PartnerStockFields,
  update: PartnerStockFields,
  filters: [
    { name: 'partner', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'barcode', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'quantity', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'counted_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
