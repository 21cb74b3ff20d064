import { dayOf } from '#domain/dates.ts';
import type { Export } from '#generated/schemas.ts';
import { resources } from '#generated/resources.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Account, Handler } from '#server/api/handler.ts';
import { invalid, problem } from '#server/api/problem.ts';
import { auditExport } from '#server/exports/export-audit.ts';
import { planExport } from '#server/exports/export-plan.ts';
import { attachmentsOf } from '#server/exports/attachments.ts';
import { exports } from '#server/exports/exports.table.ts';
import type { ExportRow } from '#server/exports/exports.table.ts';
import { MOST_UNFINISHED } from '#server/exports/limits.ts';
import { RUN_EXPORTS } from '#server/exports/run-exports.ts';
import type { Transaction } from '#server/platform/database.ts';
import { machineOf } from '#server/resource/machines.ts';
import { toSeconds, toWire } from '#server/resource/wire.ts';
import { signedIn } from '#server/api/signed-in.ts';

/** An export as it stands on the wire. */
export function exportOnWire(row: ExportRow): Export {
  // the fields of the wire are those of the description
  return toWire(resources.exports.fields, row) as Export;
}

/** Refuses what could not be read in the end, writes down what is wanted and asks for it to be made. */
export const adminCreateExport: Handler<'adminCreateExport'> = async (call) => {
  const { body, context, reply, lang, requestId } = call;
  const user = signedIn(call.user);
  const { resource, columns, format, filter = {} } = body;
  const sort = body.sort ?? machineOf(resource)?.definition.defaultSort ?? { field: 'id', order: 'ASC' };
  if (format === 'zip' && !attachmentsOf(resource)) throw invalid([{ path: 'format', code: 'input_not_allowed' }]);
  planExport({ resource, columns, filter, sort }, user, context.now());
  const created_at = context.now();
  const values = { resource, columns, format, filter, sort, lang, created_at, created_by: user.id };
  const secret = randomBytes(32).toString('base64url');
  const row = await context.db.transaction(async (tx) => {
    await checkQuota(tx, user);
    const [inserted] = await tx
      .insert(exports)
      .values({ ...values, name: '', request_id: requestId, secret })
      .returning({ id: exports.id });
    const name = `${resource}-${dayOf(toSeconds(created_at))}-${inserted?.id}.${format}`;
    const [written] = await tx
      .update(exports)
      .set({ name })
      .where(eq(exports.id, inserted?.id ?? 0))
      .returning();
    if (!written) throw new Error('The database did not answer the export.');
    await auditExport(tx, call, undefined, written);
    await context.jobs.send(RUN_EXPORTS, { export_id: written.id }, { tx });
    return written;
  });
  reply.status(201);
  return exportOnWire(row);
};

/** Others of the same account wait, so that all are counted. */
async function checkQuota(tx: Transaction, { id }: Account): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exports of'), ${id})`);
  const unfinished = and(eq(exports.created_by, id), inArray(exports.status, ['waiting', 'running']));
  if ((await tx.$count(exports, unfinished)) >= MOST_UNFINISHED) throw problem(409, 'exports_quota');
}
