import { canMove } from '#domain/statuses.ts';
import { BulkStatus } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { NO_LEASE } from '#server/core/jobs/leases.ts';
import { problem } from '#server/core/problems/problem.ts';
import { bulkJobs } from './bulk.table.ts';
import { countRecords } from './count-records.ts';
import { auditBulk, toWireBulk, lockBulk } from './bulk-access.ts';

/** Cancels a job: no further record is started, finished records keep their changes. */
export const adminCancelBulk: Handler<'adminCancelBulk'> = async (call) => {
  const { params, user, context } = call;
  return context.db.transaction(async (tx) => {
    const before = await lockBulk(tx, params.id, user);
    if (!canMove(BulkStatus, before.status, 'cancelled')) throw problem(409, 'transition_not_allowed');
    const [after] = await tx
      .update(bulkJobs)
      .set({
        status: 'cancelled',
        ...NO_LEASE,
        finished_at: context.now(),
        ...(await countRecords(tx, before.id)),
      })
      .where(eq(bulkJobs.id, before.id))
      .returning();
    if (!after) throw new Error('The database did not return the bulk job.');
    await auditBulk(tx, call, before, after);
    return toWireBulk(after);
  });
};
