import { lt } from 'drizzle-orm';
import { bulkJobs } from './bulk.table.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** How long it is known what became of each record. The history of the records themselves stays. */
const RETENTION_MS = 90 * 24 * 3600 * 1000;

/** Nightly: reports of bulk jobs go after three months, with the rows of their records. */
export const pruneBulk: Worker = {
  name: 'prune-bulk',
  schedule: '41 3 * * *',
  run: async (_data, { db, now }) => {
    await db.delete(bulkJobs).where(lt(bulkJobs.finished_at, new Date(now().getTime() - RETENTION_MS)));
  },
};
