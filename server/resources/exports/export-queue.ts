import { exports } from './exports.table.ts';
import { MAX_CONCURRENT } from './limits.ts';
import { workQueue, type Leased } from '#server/core/jobs/leases.ts';

/** Queue of exports. A new run rewrites the file from the beginning. */
export const exportQueue = workQueue({
  table: exports,
  name: 'exports',
  maxConcurrent: MAX_CONCURRENT,
  begin: { rows_done: 0, rows_total: null, bytes: null },
});

export type LeasedExport = Leased<typeof exports>;
