// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { JobFailureFields } from '../fields/JobFailure.ts';

export const jobFailuresResource = {
  name: 'job-failures',
  within: 'jobs',
  schema: 'JobFailure',
  path: '/admin/job-failures',
  title: 'name',
  icon: 'error',
  group: 'system',
  menu: 'settings',
  roles: ['admin'],
  operations: { list: 'adminListJobFailures', get: 'adminGetJobFailure' },
  columns: ['failed_at', 'name', 'status', 'error', 'subject', 'attempts', 'dealt_with_by'],
  sorts: ['name', 'status', 'attempts', 'failed_at'],
  defaultSort: { field: 'failed_at', order: 'DESC' },
  search: false,
  fields: JobFailureFields,
  filters: [
    { name: 'name', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'job_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'attempts', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'failed_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'failed', filter: { status: 'failed' }, sort: { field: 'failed_at', order: 'ASC' }, queue: 'urgent' },
    { name: 'retrying', filter: { status: 'retrying' }, sort: { field: 'failed_at', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminRunJobAgain',
      method: 'post',
      path: '/admin/job-failures/{id}/again',
      label: 'actions.adminRunJobAgain',
      scope: 'row',
      icon: 'reactivate',
      roles: ['admin'],
      when: [{ field: 'status', in: ['failed'] }],
      primary: true,
      key: 'r',
      fields: [],
    },
    {
      operationId: 'adminDismissJobFailure',
      method: 'post',
      path: '/admin/job-failures/{id}/dismiss',
      label: 'actions.adminDismissJobFailure',
      scope: 'row',
      icon: 'cancel',
      roles: ['admin'],
      when: [{ field: 'status', in: ['failed'] }],
      key: 'd',
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
