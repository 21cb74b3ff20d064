// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BidFields } from '../fields/Bid.ts';
import { ReasonFields } from '../fields/Reason.ts';

export const bidsResource = {
  name: 'bids',
  within: 'lots',
  schema: 'Bid',
  path: '/admin/bids',
  title: 'id',
  icon: 'history',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: { list: 'adminListBids', get: 'adminGetBid' },
  columns: ['lot_id', 'user_id', 'maximum', 'amount', 'created_at', 'withdrawn_at', 'reason'],
  sorts: ['id', 'maximum', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: BidFields,
  filters: [
    { name: 'lot_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'maximum', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'withdrawn_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminWithdrawBid',
      method: 'post',
      path: '/admin/bids/{id}/withdraw',
      label: 'actions.adminWithdrawBid',
      scope: 'row',
      icon: 'undo',
      roles: ['team', 'admin'],
      when: [{ field: 'withdrawn_at', empty: true }],
      preview: true,
      fields: ReasonFields,
    },
  ],
} as const satisfies ResourceDefinition;
