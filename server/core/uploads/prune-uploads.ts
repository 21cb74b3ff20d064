import { and, eq, lt, sql } from 'drizzle-orm';
import { RESUME_WINDOW_MS } from '#forms-schema/upload/resume-store.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { getPublicFolder, getUploadStore } from './find-upload.ts';
import { uploads } from './uploads.table.ts';

/** Deletes unfinished and unassigned uploads, each in its own transaction. Runs nightly. */
export const pruneUploads: Worker = {
  name: 'prune-uploads',
  schedule: '41 3 * * *',
  run: async (_data, context) => {
    const { db } = context;
    const store = getUploadStore(context);
    const isExpired = lt(uploads.idle_since, new Date(context.now().getTime() - RESUME_WINDOW_MS));
    for (const { id } of await db.select({ id: uploads.id }).from(uploads).where(isExpired)) {
      await db.transaction(async (tx) => {
        // a backup reads files after rows: skips until the next night
        const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${AdvisoryLock.backup}) as ok`);
        if (!rows[0]?.['ok']) return;
        // a record may be assigning it concurrently
        const [deleted] = await tx
          .delete(uploads)
          .where(and(eq(uploads.id, id), isExpired))
          .returning();
        if (deleted) await store.remove(deleted.id, getPublicFolder(deleted));
      });
    }
  },
};
