// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { JobFields } from '../fields/Job.ts';

export const jobsResource = {
  name: 'jobs',
  single: 'job',
  schema: 'Job',
  path: '/admin/jobs',
  title: 'name',
  icon: 'schedule',
  group: 'system',
  menu: 'settings',
  roles: ['admin'],
  operations: { list: 'adminListJobs', get: 'adminGetJob' },
  columns: ['name', 'status', 'schedule', 'waiting', 'active', 'failed', 'started_at', 'took_ms', 'runs'],
  sorts: ['name', 'status', 'waiting', 'failed', 'started_at', 'took_ms', 'runs'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: false,
  fields: JobFields,
  filters: [
    { name: 'name', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'by_itself', type: 'switch', operators: ['eq'] },
    { name: 'waiting', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'failed', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'started_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [{ name: 'failing', filter: { status: 'failing' }, sort: { field: 'name', order: 'ASC' } }],
  actions: [
    {
      operationId: 'adminRunJob',
      method: 'post',
      path: '/admin/jobs/{id}/run',
      label: 'actions.adminRunJob',
      scope: 'row',
      icon: 'reactivate',
      roles: ['admin'],
      when: [{ field: 'by_itself', in: [true] }],
      key: 'r',
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
