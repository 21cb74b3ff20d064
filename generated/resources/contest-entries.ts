// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ContestEntryFields } from '../fields/ContestEntry.ts';

export const contestEntriesResource = {
  name: 'contest-entries',
  within: 'challenge',
  schema: 'ContestEntry',
  path: '/admin/contest-entries',
  title: 'name',
  icon: 'entrants',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: { list: 'adminListContestEntries', get: 'adminGetContestEntry' },
  columns: ['name', 'email', 'contest_id', 'status', 'place', 'answer', 'newsletter', 'created_at'],
  sorts: ['id', 'name', 'email', 'status', 'place', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: ContestEntryFields,
  filters: [
    { name: 'contest_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'email', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'lang', type: 'language', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'newsletter', type: 'checkbox', operators: ['eq'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'place', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [{ name: 'winners', filter: { status: 'won' }, sort: { field: 'place', order: 'ASC' } }],
  actions: [
    {
      operationId: 'adminExcludeEntries',
      method: 'post',
      path: '/admin/contest-entries/exclude',
      label: 'actions.adminExcludeEntries',
      scope: 'bulk',
      icon: 'cancel',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['entered'] }],
      preview: true,
      byRecord: true,
      fields: [
        { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
      ],
    },
  ],
} as const satisfies ResourceDefinition;
