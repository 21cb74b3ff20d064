// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BarcodeFields } from '../fields/Barcode.ts';

export const barcodesResource = {
  name: 'barcodes',
  schema: 'Barcode',
  path: '/admin/barcodes',
  title: 'barcode',
  icon: 'barcode',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListBarcodes',
    get: 'adminGetBarcode',
    create: 'adminCreateBarcode',
    update: 'adminUpdateBarcode',
    delete: 'adminDeleteBarcode',
  },
  columns: ['barcode', 'kind', 'item_id', 'quantity', 'created_at'],
  sorts: ['barcode', 'kind', 'quantity', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: BarcodeFields,
  create: BarcodeFields,
  update: BarcodeFields,
  filters: [
    { name: 'barcode', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'kind', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'item_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'quantity', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'cartons', filter: { quantity_gt: 1 }, sort: { field: 'created_at', order: 'DESC' } },
    { name: 'house_labels', filter: { kind: 'house' }, sort: { field: 'created_at', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
