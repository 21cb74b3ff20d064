// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { FxRateFields } from '../fields/FxRate.ts';

export const fxRatesResource = {
  name: 'fx-rates',
  single: 'fx-rate',
  schema: 'FxRate',
  path: '/admin/fx-rates',
  title: 'currency',
  icon: 'euro',
  group: 'rates',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListFxRates',
    get: 'adminGetFxRate',
    create: 'adminCreateFxRate',
    update: 'adminUpdateFxRate',
    delete: 'adminDeleteFxRate',
  },
  columns: ['currency', 'rate', 'day', 'state'],
  sorts: ['currency', 'rate', 'day', 'state'],
  defaultSort: { field: 'day', order: 'DESC' },
  search: false,
  fields: FxRateFields,
  create: FxRateFields,
  update: FxRateFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'rate', type: 'number', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'day', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'in_force', filter: { state: 'in_force' }, sort: { field: 'day', order: 'DESC' } },
    { name: 'planned', filter: { state: 'planned' }, sort: { field: 'day', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
