// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { CustomsCodeFields } from '../fields/CustomsCode.ts';

export const customsCodesResource = {
  name: 'customs-codes',
  single: 'customs-code',
  schema: 'CustomsCode',
  path: '/admin/customs-codes',
  title: 'code',
  icon: 'globe',
  group: 'shipping',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListCustomsCodes',
    get: 'adminGetCustomsCode',
    create: 'adminCreateCustomsCode',
    update: 'adminUpdateCustomsCode',
    delete: 'adminDeleteCustomsCode',
  },
  columns: ['goods', 'destination', 'country_id', 'code'],
  sorts: ['goods', 'destination', 'country_id', 'code'],
  defaultSort: { field: 'goods', order: 'ASC' },
  search: true,
  fields: CustomsCodeFields,
  create: CustomsCodeFields,
  update: CustomsCodeFields,
  filters: [
    { name: 'goods', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'destination', type: 'radio', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
