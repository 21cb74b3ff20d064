// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { DigitalReleaseFields } from '../fields/DigitalRelease.ts';
import { GenerateCodesRequestFields } from '../fields/GenerateCodesRequest.ts';

export const digitalResource = {
  name: 'digital',
  single: 'digital-single',
  schema: 'DigitalRelease',
  path: '/admin/digital',
  title: 'title',
  icon: 'music',
  group: 'digital',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListDigitalReleases',
    get: 'adminGetDigitalRelease',
    create: 'adminCreateDigitalRelease',
    update: 'adminUpdateDigitalRelease',
    delete: 'adminDeleteDigitalRelease',
  },
  columns: [
    'title', 'artist_name', 'label_name', 'upc', 'released_on', 'online_count', 'stores_count', 'codes_count',
    'downloads_count',
  ],
  sorts: ['id', 'project_id', 'title', 'artist_name', 'upc', 'released_on', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: DigitalReleaseFields,
  create: DigitalReleaseFields,
  update: DigitalReleaseFields,
  filters: [
    { name: 'project_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'upc', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'released_on', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'online_count', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'stores_count', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'codes_count', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'upcoming', filter: { released_on_gt: 'P0D' }, sort: { field: 'released_on', order: 'ASC' } },
    { name: 'without_stores', filter: { stores_count: 0 }, sort: { field: 'created_at', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminGenerateCodes',
      method: 'post',
      path: '/admin/digital/{id}/codes',
      label: 'actions.adminGenerateCodes',
      scope: 'row',
      icon: 'label',
      roles: ['team', 'admin'],
      primary: true,
      key: 'c',
      opens: 'digital-batches',
      opensPage: true,
      fields: GenerateCodesRequestFields,
    },
  ],
} as const satisfies ResourceDefinition;
