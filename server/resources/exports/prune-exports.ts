import { and, eq, inArray, lt } from 'drizzle-orm';
import { removeFile, listExportFolders } from './export-store.ts';
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
    const storedIds = await listExportFolders(context);
    const hasFile = inArray(exports.status, ['done', 'running']);
    const rows = await db
      .select({ id: exports.id })
      .from(exports)
      .where(and(hasFile, inArray(exports.id, storedIds)));
    const idsWithFile = new Set(rows.map(({ id }) => id));
    for (const id of storedIds) if (!idsWithFile.has(id)) await removeFile(context, id);
  },
};
