import type { Handlers } from '#server/api/handler.ts';
import { bulkJobs, bulkRecords } from '#server/bulk/bulk.table.ts';
import { adminCancelBulk } from '#server/bulk/cancel-bulk.ts';
import { adminCreateBulk } from '#server/bulk/create-bulk.ts';
import { ownBulk, ownBulkRecords } from '#server/bulk/own-bulk.ts';
import { resource } from '#server/resource/register.ts';

export const bulkHandlers = {
  ...resource('bulk', { table: bulkJobs, visible: ownBulk }),
  ...resource('bulk-records', { table: bulkRecords, visible: ownBulkRecords }),
  // it is no row to be written, but work to be done
  adminCreateBulk,
  adminCancelBulk,
} as const satisfies Partial<Handlers>;
