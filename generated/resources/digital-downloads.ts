// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { DigitalDownloadFields } from '../fields/DigitalDownload.ts';

export const digitalDownloadsResource = {
  name: 'digital-downloads',
  schema: 'DigitalDownload',
  path: '/admin/digital-downloads',
  title: 'what',
  icon: 'download',
  group: 'digital',
  roles: ['team', 'admin'],
  operations: { list: 'adminListDigitalDownloads', get: 'adminGetDigitalDownload' },
  columns: ['what', 'created_at', 'release_id', 'user_id', 'code_id'],
  sorts: ['id', 'created_at', 'what'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: false,
  fields: DigitalDownloadFields,
  filters: [
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'release_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'code_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'grant_id', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'what', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
