// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ShopFields } from '../fields/Shop.ts';

export const shopsResource = {
  name: 'shops',
  single: 'shop',
  schema: 'Shop',
  path: '/admin/shops',
  title: 'name',
  icon: 'storefront',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListShops',
    get: 'adminGetShop',
    create: 'adminCreateShop',
    update: 'adminUpdateShop',
    delete: 'adminDeleteShop',
  },
  columns: ['logo', 'name', 'code', 'type', 'white_label', 'projects_count', 'created_at'],
  sorts: ['id', 'name', 'code', 'host', 'projects_count', 'created_at'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields: ShopFields,
  create: ShopFields,
  update: ShopFields,
  filters: [
    { name: 'code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'host', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'white_label', type: 'switch', operators: ['eq'] },
    { name: 'artist_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'label_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  related: [
    {
      resource: 'projects',
      by: 'shop_id',
      columns: ['name', 'step', 'sold', 'stock', 'price'],
      sort: { field: 'sold', order: 'DESC' },
    },
    {
      resource: 'balances',
      by: 'shop_id',
      columns: ['currency', 'earned', 'pending', 'paid_out', 'available'],
      sort: { field: 'currency', order: 'ASC' },
    },
    { resource: 'artist-payouts', by: 'shop_id', columns: ['number', 'amount', 'status', 'created_at', 'paid_on'] },
    { resource: 'payout-accounts', by: 'shop_id', columns: ['holder', 'iban_masked', 'changed_at'] },
    { resource: 'orders', by: 'shop_id', columns: ['number', 'created_at', 'status', 'total'] },
  ],
  actions: [
    {
      operationId: 'adminEditShopLook',
      method: 'post',
      path: '/admin/shops/{id}/look',
      label: 'actions.adminEditShopLook',
      scope: 'row',
      icon: 'draft',
      roles: ['team', 'admin'],
      primary: true,
      opens: 'looks',
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
