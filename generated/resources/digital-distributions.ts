// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { DistributionStatus as DistributionStatusChoices } from '../enums/choices/DistributionStatus.ts';
import { DigitalDistributionFields } from '../fields/DigitalDistribution.ts';
import { MoveDistributionRequestFields } from '../fields/MoveDistributionRequest.ts';

export const digitalDistributionsResource = {
  name: 'digital-distributions',
  schema: 'DigitalDistribution',
  path: '/admin/digital-distributions',
  title: 'store',
  icon: 'podcast',
  group: 'digital',
  roles: ['team', 'admin'],
  operations: { list: 'adminListDigitalDistributions', get: 'adminGetDigitalDistribution' },
  columns: ['store', 'release_id', 'status', 'changed_at', 'note'],
  sorts: ['id', 'store', 'status', 'changed_at'],
  defaultSort: { field: 'changed_at', order: 'DESC' },
  search: false,
  fields: DigitalDistributionFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'store', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'release_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'changed_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'to_do', filter: { status: 'to_do' }, sort: { field: 'changed_at', order: 'ASC' }, queue: 'open' },
    { name: 'under_way', filter: { status: ['processing', 'syncing'] }, sort: { field: 'changed_at', order: 'ASC' } },
    {
      name: 'waiting',
      filter: { status: ['processing', 'syncing'], changed_at_lt: '-P14D' },
      sort: { field: 'changed_at', order: 'ASC' },
      queue: 'watch',
    },
  ],
  actions: [
    {
      operationId: 'adminMoveDistributions',
      method: 'post',
      path: '/admin/digital-distributions/move',
      label: 'actions.adminMoveDistributions',
      scope: 'bulk',
      icon: 'step',
      roles: ['team', 'admin'],
      byRecord: true,
      key: 's',
      fields: [
        { name: 'status', type: 'select', label: 'fields.status', required: true, data: DistributionStatusChoices },
      ],
    },
    {
      operationId: 'adminMoveDistribution',
      method: 'post',
      path: '/admin/digital-distributions/{id}/move',
      label: 'actions.adminMoveDistribution',
      scope: 'row',
      icon: 'step',
      roles: ['team', 'admin'],
      transition: { field: 'status', input: 'status' },
      primary: true,
      key: 's',
      fields: MoveDistributionRequestFields,
    },
  ],
} as const satisfies ResourceDefinition;
