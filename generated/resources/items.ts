// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PriceAdjustment as PriceAdjustmentChoices } from '../enums/PriceAdjustment.ts';
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
  columns: ['title', 'price', 'sale_until', 'stock', 'reserved', 'barcode', 'color', 'size', 'weight'],
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
      operationId: 'adminPlanPrices',
      method: 'post',
      path: '/admin/items/plan-prices',
      label: 'actions.adminPlanPrices',
      scope: 'bulk',
      icon: 'price',
      roles: ['team', 'admin'],
      preview: true,
      byRecord: true,
      fields: [
        {
          name: 'adjustment',
          type: 'select',
          label: 'fields.adjustment',
          defaultValue: 'reduce',
          required: true,
          data: PriceAdjustmentChoices,
        },
        {
          name: 'percent',
          type: 'number',
          label: 'fields.percent',
          showIf: { path: 'adjustment', schema: { enum: ['reduce', 'raise'] } },
          max: 90,
          exclusiveMin: 0,
          nullable: true,
        },
        {
          name: 'price',
          type: 'money',
          label: 'fields.effective_price',
          showIf: { path: 'adjustment', schema: { enum: ['set'] } },
          min: 0,
          max: 100000,
          nullable: true,
        },
        { name: 'valid_from', type: 'date', label: 'fields.valid_from', inline: true, required: true },
        { name: 'valid_until', type: 'date', label: 'fields.sale_until', inline: true, nullable: true },
        { name: 'reason', type: 'text', label: 'fields.price_reason', maxLength: 200, nullable: true },
      ],
    },
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
