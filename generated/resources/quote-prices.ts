// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { QuotePriceFields } from '../fields/QuotePrice.ts';

export const quotePricesResource = {
  name: 'quote-prices',
  single: 'quote-price',
  schema: 'QuotePrice',
  path: '/admin/quote-prices',
  title: 'line',
  icon: 'calculate',
  group: 'rates',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListQuotePrices',
    get: 'adminGetQuotePrice',
    create: 'adminCreateQuotePrice',
    update: 'adminUpdateQuotePrice',
    delete: 'adminDeleteQuotePrice',
  },
  columns: [
    'line', 'option', 'size', 'quantity_from', 'fixed', 'each', 'percent', 'valid_from', 'state', 'cost_fixed',
    'cost_each',
  ],
  sorts: ['line', 'option', 'size', 'quantity_from', 'fixed', 'each', 'valid_from', 'state'],
  defaultSort: { field: 'line', order: 'ASC' },
  search: false,
  fields: QuotePriceFields,
  create: QuotePriceFields,
  update: QuotePriceFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'line', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'option', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'size', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'quantity_from', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'fixed', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'each', type: 'number', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'in_force', filter: { state: 'in_force' }, sort: { field: 'line', order: 'ASC' } },
    { name: 'planned', filter: { state: 'planned' }, sort: { field: 'line', order: 'ASC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
