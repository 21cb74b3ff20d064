// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { DisputeFields } from '../fields/Dispute.ts';
import { DisputeOutcomeFields } from '../fields/DisputeOutcome.ts';
import { EvidenceRequestFields } from '../fields/EvidenceRequest.ts';

export const disputesResource = {
  name: 'disputes',
  single: 'dispute',
  schema: 'Dispute',
  path: '/admin/disputes',
  title: 'provider_id',
  icon: 'dispute',
  group: 'finance',
  roles: ['team', 'admin'],
  operations: { list: 'adminListDisputes', get: 'adminGetDispute' },
  columns: ['id', 'order_id', 'status', 'amount', 'due_at', 'reason', 'created_at'],
  sorts: ['id', 'status', 'amount', 'provider_id', 'due_at', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: DisputeFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'reason', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'amount', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'due_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'order_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'payment_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    {
      name: 'due_soon',
      filter: { status: 'needs_response' },
      sort: { field: 'due_at', order: 'ASC' },
      queue: 'urgent',
    },
    { name: 'under_review', filter: { status: 'under_review' }, sort: { field: 'created_at', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminSubmitEvidence',
      method: 'post',
      path: '/admin/disputes/{id}/evidence',
      label: 'actions.adminSubmitEvidence',
      scope: 'row',
      icon: 'mail',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['needs_response'] }],
      primary: true,
      fields: EvidenceRequestFields,
    },
    {
      operationId: 'adminAcceptDispute',
      method: 'post',
      path: '/admin/disputes/{id}/accept',
      label: 'actions.adminAcceptDispute',
      scope: 'row',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['needs_response'] }],
      confirm: true,
      preview: true,
      fields: [],
    },
    {
      operationId: 'adminRecordOutcome',
      method: 'post',
      path: '/admin/disputes/{id}/outcome',
      label: 'actions.adminRecordOutcome',
      scope: 'row',
      icon: 'deliver',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['under_review'] }],
      transition: { field: 'status', input: 'status' },
      preview: true,
      fields: DisputeOutcomeFields,
    },
  ],
} as const satisfies ResourceDefinition;
