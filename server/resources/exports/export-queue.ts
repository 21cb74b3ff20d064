import { exports } from './exports.table.ts';
import { MAX_CONCURRENT } from './limits.ts';
import { createWorkQueue, type LeasedRow } from '#server/core/jobs/leases.ts';

/** Queue of exports. A new run rewrites the file from the beginning. */
export const exportQueue = createWorkQueue({
  table: exports,
  name: 'exports',
  maxConcurrent: MAX_CONCURRENT,
  begin: { rows_done: 0, rows_total: null, bytes: null },
});

export type LeasedExport = LeasedRow<typeof exports>;
