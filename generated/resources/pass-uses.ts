// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PassUseFields } from '../fields/PassUse.ts';

export const passUsesResource = {
  name: 'pass-uses',
  within: 'pass',
  schema: 'PassUse',
  path: '/admin/pass-uses',
  title: 'id',
  icon: 'check',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: { list: 'adminListPassUses', get: 'adminGetPassUse' },
  columns: ['id', 'created_at', 'pass_id', 'place', 'scanned_by', 'taken_back'],
  sorts: ['id', 'created_at', 'place'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: PassUseFields,
  filters: [
    { name: 'pass_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'scanned_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'place', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'taken_back', type: 'checkbox', operators: ['eq'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminTakeBackUse',
      method: 'post',
      path: '/admin/pass-uses/{id}/take-back',
      label: 'actions.adminTakeBackUse',
      scope: 'row',
      icon: 'undo',
      roles: ['team', 'admin'],
      when: [{ field: 'taken_back', in: [false] }],
      confirm: true,
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
