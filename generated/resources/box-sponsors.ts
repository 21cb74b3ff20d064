// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BoxSponsorFields } from '../fields/BoxSponsor.ts';

export const boxSponsorsResource = {
  name: 'box-sponsors',
  within: 'box',
  schema: 'BoxSponsor',
  path: '/admin/box-sponsors',
  title: 'code',
  icon: 'referral',
  group: 'boxes',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListBoxSponsors',
    get: 'adminGetBoxSponsor',
    create: 'adminCreateBoxSponsor',
    update: 'adminUpdateBoxSponsor',
  },
  columns: ['code', 'user_id', 'brought', 'rewarded', 'created_at'],
  sorts: ['code', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: BoxSponsorFields,
  create: BoxSponsorFields,
  update: BoxSponsorFields,
  filters: [
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
