// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { CatalogueItemFields } from '../fields/CatalogueItem.ts';
import { CorrectStockRequestFields } from '../fields/CorrectStockRequest.ts';

export const itemsResource = {
  name: 'items',
  single: 'product',
  schema: 'CatalogueItem',
  path: '/admin/items',
  title: 'title',
  icon: 'item',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: { list: 'adminListItems', get: 'adminGetItem' },
  columns: ['title', 'price', 'stock', 'reserved', 'barcode', 'color', 'size', 'weight', 'project_id'],
  sorts: ['id', 'title', 'price', 'stock', 'weight'],
  defaultSort: { field: 'id', order: 'DESC' },
  search: true,
  fields: CatalogueItemFields,
  filters: [
    { name: 'project_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'color', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'size', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'price', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'stock', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'weight', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'sold_out', filter: { stock: 0 }, sort: { field: 'id', order: 'DESC' }, queue: 'watch' },
    {
      name: 'nearly_sold_out',
      filter: { stock_gt: 0, stock_lte: 5 },
      sort: { field: 'stock', order: 'ASC' },
      queue: 'watch',
    },
  ],
  actions: [
    {
      operationId: 'adminCorrectStock',
      method: 'post',
      path: '/admin/items/{id}/correct-stock',
      label: 'actions.adminCorrectStock',
      scope: 'row',
      icon: 'prepare',
      roles: ['team', 'admin'],
      primary: true,
      fields: CorrectStockRequestFields,
    },
  ],
} as const satisfies ResourceDefinition;
