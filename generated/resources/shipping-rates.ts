// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ShippingRateFields } from '../fields/ShippingRate.ts';

export const shippingRatesResource = {
  name: 'shipping-rates',
  single: 'shipping-rate',
  schema: 'ShippingRate',
  path: '/admin/shipping-rates',
  title: 'zone',
  icon: 'scale',
  group: 'shipping',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListShippingRates',
    get: 'adminGetShippingRate',
    create: 'adminCreateShippingRate',
    update: 'adminUpdateShippingRate',
    delete: 'adminDeleteShippingRate',
  },
  columns: ['zone', 'shipping_type', 'max_weight', 'price', 'free_from', 'days_min', 'days_max', 'valid_from', 'state'],
  sorts: ['zone', 'shipping_type', 'max_weight', 'price', 'free_from', 'valid_from', 'state'],
  defaultSort: { field: 'valid_from', order: 'DESC' },
  search: false,
  fields: ShippingRateFields,
  create: ShippingRateFields,
  update: ShippingRateFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'zone', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'shipping_type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'max_weight', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'price', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'free_from', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'in_force', filter: { state: 'in_force' }, sort: { field: 'valid_from', order: 'DESC' } },
    { name: 'planned', filter: { state: 'planned' }, sort: { field: 'valid_from', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
