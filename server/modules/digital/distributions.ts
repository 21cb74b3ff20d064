import { canMove } from '#domain/statuses.ts';
import { DistributionStatus } from '#generated/enums.ts';
import { DigitalDistributionFields } from '#generated/fields/DigitalDistribution.ts';
import type { DigitalDistribution, MoveDistributionRequest } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { digitalDistributions, type DistributionRow } from './digital.table.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Changes the status of a release in a store by the allowed transitions; omitted links and notes are kept. */
function moveDistribution(
  call: AnyCall,
  id: number,
  { status, link, note }: MoveDistributionRequest,
): Promise<DistributionRow> {
  return inTransaction(call.context.db, async (tx) => {
    const [before] = await tx.select().from(digitalDistributions).where(eq(digitalDistributions.id, id)).for('update');
    if (!before) throw notFound();
    if (!canMove(DistributionStatus, before.status, status)) throw transitionNotAllowed(before.status, status);
    const [after] = await tx
      .update(digitalDistributions)
      .set({ status, link, note, changed_at: call.context.now(), version: sql`${digitalDistributions.version} + 1` })
      .where(eq(digitalDistributions.id, id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'digital-distributions', id, before, after);
    return after;
  });
}

export const adminMoveDistribution: Handler<'adminMoveDistribution'> = async (call) => {
  const row = await moveDistribution(call, call.params.id, call.body);
  call.reply.header('etag', `"${row.version}"`);
  return toWire(DigitalDistributionFields, row) as DigitalDistribution;
};

export const adminMoveDistributions: Handler<'adminMoveDistributions'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await moveDistribution(call, id, { status: call.body.status })));
