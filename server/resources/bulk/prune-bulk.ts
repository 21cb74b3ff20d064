import { lt } from 'drizzle-orm';
import { bulkJobs } from './bulk.table.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Retention of job reports. The audit log of the records is kept. */
const RETENTION_MS = 90 * 24 * 3600 * 1000;

/** Deletes reports of bulk jobs after three months, with the rows of their records. Runs nightly. */
export const pruneBulk: Worker = {
  name: 'prune-bulk',
  schedule: '41 3 * * *',
  run: async (_data, { db, now }) => {
    await db.delete(bulkJobs).where(lt(bulkJobs.finished_at, new Date(now().getTime() - RETENTION_MS)));
  },
};
