// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { AlertEntryFields } from '../fields/AlertEntry.ts';

export const alertsResource = {
  name: 'alerts',
  single: 'alert',
  schema: 'AlertEntry',
  path: '/admin/alerts',
  title: 'text_en',
  icon: 'campaign',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListAlerts',
    get: 'adminGetAlert',
    create: 'adminCreateAlert',
    update: 'adminUpdateAlert',
    delete: 'adminDeleteAlert',
  },
  columns: ['text_en', 'text_fr', 'state', 'starts_at', 'ends_at', 'active'],
  sorts: ['id', 'starts_at', 'ends_at', 'active', 'state'],
  defaultSort: { field: 'id', order: 'DESC' },
  search: true,
  fields: AlertEntryFields,
  create: AlertEntryFields,
  update: AlertEntryFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'active', type: 'switch', operators: ['eq'] },
    { name: 'starts_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'ends_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
