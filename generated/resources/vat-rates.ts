// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { VatRateFields } from '../fields/VatRate.ts';

export const vatRatesResource = {
  name: 'vat-rates',
  single: 'vat-rate',
  schema: 'VatRate',
  path: '/admin/vat-rates',
  title: 'country_id',
  icon: 'percent',
  group: 'rates',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListVatRates',
    get: 'adminGetVatRate',
    create: 'adminCreateVatRate',
    update: 'adminUpdateVatRate',
    delete: 'adminDeleteVatRate',
  },
  columns: ['country_id', 'rate', 'valid_from', 'state'],
  sorts: ['country_id', 'rate', 'valid_from', 'state'],
  defaultSort: { field: 'valid_from', order: 'DESC' },
  search: false,
  fields: VatRateFields,
  create: VatRateFields,
  update: VatRateFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'rate', type: 'number', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'in_force', filter: { state: 'in_force' }, sort: { field: 'valid_from', order: 'DESC' } },
    { name: 'planned', filter: { state: 'planned' }, sort: { field: 'valid_from', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
