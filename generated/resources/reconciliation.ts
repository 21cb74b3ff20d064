// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { MatchRequestFields } from '../fields/MatchRequest.ts';
import { PayoutRowFields } from '../fields/PayoutRow.ts';

export const reconciliationResource = {
  name: 'reconciliation',
  schema: 'PayoutRow',
  path: '/admin/reconciliation',
  title: 'provider_id',
  icon: 'match',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListPayoutRows', get: 'adminGetPayoutRow' },
  columns: [
    'payout_id', 'line', 'kind', 'provider_id', 'status', 'amount', 'conflict', 'fee', 'net', 'payment_id',
    'occurred_at',
  ],
  sorts: ['id', 'line', 'status', 'amount', 'occurred_at'],
  defaultSort: { field: 'id', order: 'DESC' },
  search: true,
  fields: PayoutRowFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'kind', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'conflict', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'payout_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'payment_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'refund_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'dispute_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'amount', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'provider_id', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'occurred_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'matched_by', type: 'reference', operators: ['eq', 'in', 'empty'] },
  ],
  views: [
    {
      name: 'unmatched',
      filter: { status: ['unmatched', 'conflicting'] },
      sort: { field: 'id', order: 'DESC' },
      queue: 'open',
    },
    { name: 'by_hand', filter: { status: 'by_hand' }, sort: { field: 'id', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminMatchPayoutRow',
      method: 'post',
      path: '/admin/reconciliation/{id}/match',
      label: 'actions.adminMatchPayoutRow',
      scope: 'row',
      icon: 'link',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['unmatched', 'conflicting'] }],
      primary: true,
      fields: MatchRequestFields,
    },
    {
      operationId: 'adminUnmatchPayoutRow',
      method: 'post',
      path: '/admin/reconciliation/{id}/unmatch',
      label: 'actions.adminUnmatchPayoutRow',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['matched', 'by_hand'] }],
      confirm: true,
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
