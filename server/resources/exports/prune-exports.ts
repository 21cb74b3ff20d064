import { and, eq, inArray, lt } from 'drizzle-orm';
import { removeFile, storedExports } from './export-store.ts';
import { exports } from './exports.table.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Deletes expired and orphaned files; the rows are kept as `expired`. Runs nightly. */
export const pruneExports: Worker = {
  name: 'prune-exports',
  schedule: '23 3 * * *',
  run: async (_data, context) => {
    const { db, now } = context;
    await db
      .update(exports)
      .set({ status: 'expired' })
      .where(and(eq(exports.status, 'done'), lt(exports.expires_at, now())));
    const stored = await storedExports(context);
    const alive = inArray(exports.status, ['done', 'running']);
    const kept = await db
      .select({ id: exports.id })
      .from(exports)
      .where(and(alive, inArray(exports.id, stored)));
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of stored) if (!ids.has(id)) await removeFile(context, id);
  },
};
