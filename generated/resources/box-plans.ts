// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BoxPlanFields } from '../fields/BoxPlan.ts';

export const boxPlansResource = {
  name: 'box-plans',
  within: 'box',
  schema: 'BoxPlan',
  path: '/admin/box-plans',
  title: 'id',
  icon: 'plan',
  group: 'rates',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListBoxPlans',
    get: 'adminGetBoxPlan',
    create: 'adminCreateBoxPlan',
    update: 'adminUpdateBoxPlan',
    delete: 'adminDeleteBoxPlan',
  },
  columns: ['type', 'periodicity', 'currency', 'price', 'valid_from', 'state'],
  sorts: ['type', 'periodicity', 'currency', 'price', 'valid_from', 'state'],
  defaultSort: { field: 'valid_from', order: 'DESC' },
  search: false,
  fields: BoxPlanFields,
  create: BoxPlanFields,
  update: BoxPlanFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'periodicity', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'price', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [{ name: 'in_force', filter: { state: 'in_force' }, sort: { field: 'valid_from', order: 'DESC' } }],
  actions: [],
} as const satisfies ResourceDefinition;
