// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { SettingFields } from '../fields/Setting.ts';

export const settingsResource = {
  name: 'settings',
  single: 'setting',
  schema: 'Setting',
  path: '/admin/settings',
  title: 'key',
  icon: 'tune',
  group: 'general',
  menu: 'settings',
  roles: ['admin'],
  operations: {
    list: 'adminListSettings',
    get: 'adminGetSetting',
    create: 'adminCreateSetting',
    update: 'adminUpdateSetting',
    delete: 'adminDeleteSetting',
  },
  columns: ['key', 'value', 'default_value', 'state', 'valid_from', 'created_by'],
  sorts: ['key', 'valid_from', 'state'],
  defaultSort: { field: 'key', order: 'ASC' },
  search: false,
  fields: SettingFields,
  create: SettingFields,
  update: SettingFields,
  filters: [
    { name: 'key', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'valid_from', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'in_force', filter: { state: 'in_force' }, sort: { field: 'key', order: 'ASC' } },
    { name: 'planned', filter: { state: 'planned' }, sort: { field: 'key', order: 'ASC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
