// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ShopLookFields } from '../fields/ShopLook.ts';

export const looksResource = {
  name: 'looks',
  within: 'shops',
  schema: 'ShopLook',
  path: '/admin/looks',
  title: 'shop_name',
  icon: 'palette',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: { list: 'adminListLooks', get: 'adminGetLook', update: 'adminUpdateLook', delete: 'adminDeleteLook' },
  columns: ['shop_name', 'state', 'logo', 'white_label', 'published_at', 'published_by', 'created_at', 'created_by'],
  sorts: ['id', 'created_at', 'published_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: ShopLookFields,
  update: ShopLookFields,
  filters: [
    { name: 'shop_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'white_label', type: 'switch', operators: ['eq'] },
    { name: 'published_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'published_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminPublishLook',
      method: 'post',
      path: '/admin/looks/{id}/publish',
      label: 'actions.adminPublishLook',
      scope: 'row',
      icon: 'visibility',
      roles: ['team', 'admin'],
      when: [{ field: 'state', in: ['draft', 'past'] }],
      confirm: true,
      primary: true,
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
