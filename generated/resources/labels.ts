// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { LabelFields } from '../fields/Label.ts';

export const labelsResource = {
  name: 'labels',
  single: 'label',
  schema: 'Label',
  path: '/admin/labels',
  title: 'name',
  icon: 'company',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListLabels',
    get: 'adminGetLabel',
    create: 'adminCreateLabel',
    update: 'adminUpdateLabel',
    delete: 'adminDeleteLabel',
  },
  columns: ['picture', 'name', 'country_id', 'shop_code'],
  sorts: ['id', 'name'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields: LabelFields,
  create: LabelFields,
  update: LabelFields,
  filters: [
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'shop_code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  related: [
    {
      resource: 'projects',
      by: 'label_id',
      columns: ['name', 'step', 'sold', 'stock', 'price'],
      sort: { field: 'sold', order: 'DESC' },
    },
    { resource: 'shops', by: 'label_id', columns: ['name', 'code', 'type', 'projects_count'] },
    {
      resource: 'balances',
      by: 'label_id',
      columns: ['currency', 'earned', 'pending', 'paid_out', 'available'],
      sort: { field: 'currency', order: 'ASC' },
    },
    { resource: 'artist-payouts', by: 'label_id', columns: ['number', 'amount', 'status', 'created_at', 'paid_on'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
