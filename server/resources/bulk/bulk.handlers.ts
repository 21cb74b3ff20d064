import type { Handlers } from '#server/core/api/handler.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import { adminCancelBulk } from './cancel-bulk.ts';
import { adminCreateBulk } from './create-bulk.ts';
import { ownBulk, ownBulkRecords } from './own-bulk.ts';
import { resource } from '../register.ts';

export const bulkResource = resource('bulk', { table: bulkJobs, visible: ownBulk });

export const bulkRecordsResource = resource('bulk-records', { table: bulkRecords, visible: ownBulkRecords });

export const bulkHandlers = {
  ...bulkResource.handlers,
  ...bulkRecordsResource.handlers,
  // it is no row to be written, but work to be done
  adminCreateBulk,
  adminCancelBulk,
} as const satisfies Partial<Handlers>;
