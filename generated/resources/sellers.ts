// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { LegalEntityFields } from '../fields/LegalEntity.ts';

export const sellersResource = {
  name: 'sellers',
  single: 'seller',
  schema: 'LegalEntity',
  path: '/admin/sellers',
  title: 'name',
  icon: 'badge',
  group: 'general',
  menu: 'settings',
  roles: ['admin'],
  operations: {
    list: 'adminListSellers',
    get: 'adminGetSeller',
    create: 'adminCreateSeller',
    update: 'adminUpdateSeller',
    delete: 'adminDeleteSeller',
  },
  columns: [
    'name', 'valid_from', 'city', 'country_id', 'vat_number', 'siret', 'iban', 'invoice_prefix', 'credit_note_prefix',
  ],
  sorts: ['valid_from', 'name'],
  defaultSort: { field: 'valid_from', order: 'DESC' },
  search: false,
  fields: LegalEntityFields,
  create: LegalEntityFields,
  update: LegalEntityFields,
  filters: [
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
