import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Worker } from '#server/core/jobs/worker.ts';
import { subscribers } from './subscribers.table.ts';

/** Deletes addresses that were never confirmed, some days after their links expired. */
export const pruneSubscribers: Worker = {
  name: 'prune-subscribers',
  schedule: '40 3 * * *',
  run: async (_data, { db, now }) => {
    const expiredBefore = new Date(now().getTime() - 7 * 24 * 3600 * 1000);
    const isUnconfirmed = and(
      eq(subscribers.status, 'pending'),
      // an address that left earlier stays on record
      isNull(subscribers.left_at),
      lt(subscribers.confirm_until, expiredBefore),
    );
    await db.delete(subscribers).where(isUnconfirmed);
  },
};
