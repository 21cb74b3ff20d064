import { canMove } from '#domain/statuses.ts';
import { ExportStatus } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { NO_LEASE } from '#server/core/jobs/leases.ts';
import { problem } from '#server/core/problems/problem.ts';
import { toWireExport } from './create-export.ts';
import { auditExport } from './export-audit.ts';
import { removeFile } from './export-store.ts';
import { exports } from './exports.table.ts';
import { lockExport } from './export-access.ts';

/** Cancels an export. A running one stops at its next heartbeat. */
export const adminCancelExport: Handler<'adminCancelExport'> = async (call) => {
  const { params, user, context } = call;
  const cancelled = await context.db.transaction(async (tx) => {
    const before = await lockExport(tx, params.id, user);
    if (!canMove(ExportStatus, before.status, 'cancelled')) throw problem(409, 'transition_not_allowed');
    const [after] = await tx
      .update(exports)
      .set({ status: 'cancelled', ...NO_LEASE, finished_at: context.now() })
      .where(eq(exports.id, before.id))
      .returning();
    if (!after) throw new Error('The database did not return the export.');
    await auditExport(tx, call, before, after);
    return after;
  });
  await removeFile(context, cancelled.id);
  return toWireExport(cancelled);
};
