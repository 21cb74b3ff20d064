// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PassTypeFields } from '../fields/PassType.ts';

export const passTypesResource = {
  name: 'pass-types',
  schema: 'PassType',
  path: '/admin/pass-types',
  title: 'name',
  icon: 'style',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPassTypes',
    get: 'adminGetPassType',
    create: 'adminCreatePassType',
    update: 'adminUpdatePassType',
    delete: 'adminDeletePassType',
  },
  columns: ['name', 'benefit', 'percent', 'uses', 'days', 'active', 'passes_count'],
  sorts: ['id', 'name', 'benefit'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields: PassTypeFields,
  create: PassTypeFields,
  update: PassTypeFields,
  filters: [
    { name: 'benefit', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'active', type: 'switch', operators: ['eq'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
