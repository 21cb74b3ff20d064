// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { CarrierEntryFields } from '../fields/CarrierEntry.ts';

export const carriersResource = {
  name: 'carriers',
  single: 'carrier',
  schema: 'CarrierEntry',
  path: '/admin/carriers',
  title: 'code',
  icon: 'flight',
  group: 'shipping',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListCarriers', get: 'adminGetCarrier', update: 'adminUpdateCarrier' },
  columns: ['code', 'template'],
  sorts: ['code'],
  defaultSort: { field: 'code', order: 'ASC' },
  search: false,
  fields: CarrierEntryFields,
  update: CarrierEntryFields,
  filters: [{ name: 'template', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] }],
  actions: [],
} as const satisfies ResourceDefinition;
