// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { DownloadCodeFields } from '../fields/DownloadCode.ts';
import { ReasonFields } from '../fields/Reason.ts';

export const digitalCodesResource = {
  name: 'digital-codes',
  within: 'digital-batches',
  schema: 'DownloadCode',
  path: '/admin/digital-codes',
  title: 'hint',
  icon: 'pin',
  group: 'digital',
  roles: ['team', 'admin'],
  operations: { list: 'adminListDownloadCodes', get: 'adminGetDownloadCode' },
  columns: ['hint', 'state', 'release_id', 'batch_id', 'used', 'redeemed_at', 'redeemed_by'],
  sorts: ['id', 'used', 'redeemed_at'],
  defaultSort: { field: 'id', order: 'DESC' },
  search: true,
  fields: DownloadCodeFields,
  filters: [
    { name: 'state', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'release_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'batch_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'used', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'redeemed_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'redeemed_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminRevokeCodes',
      method: 'post',
      path: '/admin/digital-codes/revoke',
      label: 'actions.adminRevokeCodes',
      scope: 'bulk',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'state', in: ['unused', 'used'] }],
      preview: true,
      byRecord: true,
      fields: [
        { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
      ],
    },
    {
      operationId: 'adminRevokeCode',
      method: 'post',
      path: '/admin/digital-codes/{id}/revoke',
      label: 'actions.adminRevokeCode',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'state', in: ['unused', 'used'] }],
      preview: true,
      fields: ReasonFields,
    },
  ],
} as const satisfies ResourceDefinition;
