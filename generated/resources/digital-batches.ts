// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { CodeBatchFields } from '../fields/CodeBatch.ts';
import { ReasonFields } from '../fields/Reason.ts';

export const digitalBatchesResource = {
  name: 'digital-batches',
  schema: 'CodeBatch',
  path: '/admin/digital-batches',
  title: 'name',
  icon: 'qr',
  group: 'digital',
  roles: ['team', 'admin'],
  operations: { list: 'adminListCodeBatches', get: 'adminGetCodeBatch' },
  columns: [
    'name', 'release_id', 'size', 'redeemed_count', 'revoked_count', 'uses', 'expires_at', 'exported', 'created_at',
  ],
  sorts: ['id', 'name', 'size', 'expires_at', 'exported_at', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: CodeBatchFields,
  filters: [
    { name: 'release_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'expires_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'exported_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'size', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [{ name: 'to_export', filter: { exported_at_empty: true }, sort: { field: 'created_at', order: 'DESC' } }],
  actions: [
    {
      operationId: 'adminRevokeCodeBatch',
      method: 'post',
      path: '/admin/digital-batches/{id}/revoke',
      label: 'actions.adminRevokeCodeBatch',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      preview: true,
      fields: ReasonFields,
    },
  ],
} as const satisfies ResourceDefinition;
