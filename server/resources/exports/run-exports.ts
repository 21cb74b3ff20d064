import type { ExportFailure } from '#generated/enums.ts';
import { rm, stat } from 'node:fs/promises';
import { loadCreator } from '#server/core/authentication/load-creator.ts';
import type { Account, Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '../audit/audit.ts';
import { auditExport } from './export-audit.ts';
import type { ExportKind } from './export-kind.ts';
import { exportQueue, type LeasedExport } from './export-queue.ts';
import { prepareFolder, draftPath, publishFile } from './export-store.ts';
import type { ExportRow } from './exports.table.ts';
import { MAX_CONCURRENT } from './limits.ts';
import { writeExport } from './write-export.ts';
import { createLeaseWorker, ShuttingDown, LeaseLost } from '#server/core/jobs/leases.ts';
import { isDiskFull } from '#server/core/database/unavailable.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/** Name of the job that writes waiting exports. */
export const RUN_EXPORTS = 'run-exports';

/** Writes all waiting exports. */
export const runExports = createLeaseWorker({
  name: RUN_EXPORTS,
  queue: exportQueue,
  concurrency: MAX_CONCURRENT,
  run: runExport,
});

/** Writes one export and stores its outcome. */
async function runExport(leased: LeasedExport, context: Context, shutdown: AbortSignal | undefined): Promise<void> {
  const progress: { rows_done: number; rows_total?: number } = { rows_done: 0 };
  const path = draftPath(context, leased);
  try {
    await exportQueue.whileLeased({ leased, context, shutdown, progress }, async (signal) => {
      await prepareFolder(context, leased.id);
      const user = await loadCreator(leased, context.db);
      const onProgress = (done: number, total: number) =>
        void Object.assign(progress, { rows_done: done, rows_total: total });
      const target = { path, signal, onProgress };
      const kind = findKind(leased, context);
      const rows = await (kind ? kind.write(leased, context, target) : writeExport(leased, user, context, target));
      await finishExport(leased, user, context, path, rows);
    });
  } catch (error) {
    await failExport(leased, context, path, error);
  }
}

/** The kind of an export; undefined for the rows of a list. */
const findKind = (row: ExportRow, { extensions }: Context): ExportKind | undefined =>
  extensions.exportKinds.find((kind) => kind.matches(row));

async function finishExport(
  leased: LeasedExport,
  user: Account,
  context: Context,
  path: string,
  rows: number,
): Promise<void> {
  const finished_at = context.now();
  const outcome = {
    status: 'done',
    rows_done: rows,
    rows_total: rows,
    bytes: (await stat(path)).size,
    finished_at,
    expires_at: await computeExpiry(context.db, 'exports_kept_days', finished_at),
  } as const;
  await context.db.transaction(async (tx) => {
    // locks the row, so that a concurrent cancellation waits
    const done = await exportQueue.settle(tx, leased, outcome);
    if (!done) throw new LeaseLost();
    await publishFile(context, leased.id, path);
    await auditExport(tx, toAuditContext(leased, user), leased, done);
    await findKind(done, context)?.finish(tx, context, done);
  });
}

const toAuditContext = ({ request_id }: LeasedExport, user: Account | undefined): AuditContext => ({
  operation: 'adminCreateExport',
  user,
  requestId: request_id,
});

async function failExport(
  leased: LeasedExport,
  { db, log, now }: Context,
  path: string,
  error: unknown,
): Promise<void> {
  await rm(path, { force: true }).catch((problem: unknown) => log.warn({ err: problem }, 'a draft of an export stays'));
  if (error instanceof LeaseLost || error instanceof ShuttingDown) throw error;
  const failure = toFailure(error);
  if (failure === 'broken') log.error({ err: error, export: leased.id }, 'an export failed');
  await db.transaction(async (tx) => {
    const failed = await exportQueue.settle(tx, leased, { status: 'failed', failure, finished_at: now() });
    if (failed) await auditExport(tx, toAuditContext(leased, undefined), leased, failed);
  });
}

/** The failure shown to users. */
export function toFailure(error: unknown): ExportFailure {
  if (error instanceof Problem) return error.status === 403 ? 'not_allowed' : 'no_longer_described';
  return isDiskFull(error) ? 'disk_full' : 'broken';
}
