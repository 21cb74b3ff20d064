import type { Handlers } from '#server/core/api/handler.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import { adminCancelBulk } from './cancel-bulk.ts';
import { adminCreateBulk } from './create-bulk.ts';
import { visibleBulkJobs, visibleBulkRecords } from './bulk-access.ts';
import { defineResource } from '../define-resource.ts';

export const bulkResource = defineResource('bulk', { table: bulkJobs, visible: visibleBulkJobs });

export const bulkRecordsResource = defineResource('bulk-records', { table: bulkRecords, visible: visibleBulkRecords });

export const bulkHandlers = {
  ...bulkResource.handlers,
  ...bulkRecordsResource.handlers,
  // creates a job rather than a plain row
  adminCreateBulk,
  adminCancelBulk,
} as const satisfies Partial<Handlers>;
