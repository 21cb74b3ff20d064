// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { DiscFormatEntryFields } from '../fields/DiscFormatEntry.ts';

export const discFormatsResource = {
  name: 'disc-formats',
  single: 'disc-format',
  schema: 'DiscFormatEntry',
  path: '/admin/disc-formats',
  title: 'format',
  icon: 'timer',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListDiscFormats', get: 'adminGetDiscFormat', update: 'adminUpdateDiscFormat' },
  columns: ['format', 'warn', 'refuse'],
  sorts: ['id', 'format', 'warn', 'refuse'],
  defaultSort: { field: 'id', order: 'ASC' },
  search: false,
  fields: DiscFormatEntryFields,
  update: DiscFormatEntryFields,
  filters: [
    { name: 'format', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'warn', type: 'duration', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'refuse', type: 'duration', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
