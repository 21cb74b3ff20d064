// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { FulfilmentPartnerFields } from '../fields/FulfilmentPartner.ts';

export const partnersResource = {
  name: 'partners',
  schema: 'FulfilmentPartner',
  path: '/admin/partners',
  title: 'code',
  icon: 'handshake',
  group: 'shipping',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListPartners', get: 'adminGetPartner', update: 'adminUpdatePartner' },
  columns: ['code', 'country_id', 'logistics_country', 'active', 'delivery', 'carrier'],
  sorts: ['code'],
  defaultSort: { field: 'code', order: 'ASC' },
  search: false,
  fields: FulfilmentPartnerFields,
  update: FulfilmentPartnerFields,
  filters: [
    { name: 'code', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'country_id', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'logistics_country', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'active', type: 'switch', operators: ['eq'] },
    { name: 'delivery', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'carrier', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
