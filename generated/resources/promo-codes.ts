// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PromoCodeFields } from '../fields/PromoCode.ts';

export const promoCodesResource = {
  name: 'promo-codes',
  single: 'promo-code',
  schema: 'PromoCode',
  path: '/admin/promo-codes',
  title: 'code',
  icon: 'discount',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPromoCodes',
    get: 'adminGetPromoCode',
    create: 'adminCreatePromoCode',
    update: 'adminUpdatePromoCode',
    delete: 'adminDeletePromoCode',
  },
  columns: ['code', 'state', 'percent', 'amount', 'minimum', 'starts_at', 'ends_at', 'uses', 'max_uses', 'active'],
  sorts: [
    'code', 'percent', 'amount', 'minimum', 'starts_at', 'ends_at', 'max_uses', 'uses', 'active', 'state',
    'created_at',
  ],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: PromoCodeFields,
  create: PromoCodeFields,
  update: PromoCodeFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'active', type: 'switch', operators: ['eq'] },
    { name: 'percent', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'amount', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'starts_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'ends_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'uses', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
