// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ApplyTrackingRequestFields } from '../fields/ApplyTrackingRequest.ts';
import { TrackingImportFields } from '../fields/TrackingImport.ts';

export const trackingImportsResource = {
  name: 'tracking-imports',
  schema: 'TrackingImport',
  path: '/admin/tracking-imports',
  title: 'name',
  icon: 'tracking',
  group: 'dispatch',
  roles: ['team', 'admin'],
  operations: { list: 'adminListTrackingImports', get: 'adminGetTrackingImport', create: 'adminCreateTrackingImport' },
  columns: ['name', 'created_at', 'partner', 'status', 'rows_count', 'matched', 'conflicting', 'unmatched', 'written'],
  sorts: ['name', 'partner', 'status', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: TrackingImportFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'partner', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'name', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminApplyTracking',
      method: 'post',
      path: '/admin/tracking-imports/{id}/apply',
      label: 'actions.adminApplyTracking',
      scope: 'row',
      icon: 'done',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['preview'] }],
      preview: true,
      primary: true,
      fields: ApplyTrackingRequestFields,
    },
    {
      operationId: 'adminCancelTracking',
      method: 'post',
      path: '/admin/tracking-imports/{id}/cancel',
      label: 'actions.adminCancelTracking',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['preview'] }],
      confirm: true,
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
