import type { ExportFailure } from '#generated/enums.ts';
import { rm, stat } from 'node:fs/promises';
import { loadCreator } from '#server/core/authentication/load-creator.ts';
import type { Account, Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '../audit/audit.ts';
import { auditExport } from './export-audit.ts';
import type { ExportKind } from './export-kind.ts';
import { exportQueue, type ClaimedExport } from './export-queue.ts';
import { prepareFolder, draftPath, publishFile } from './export-store.ts';
import type { ExportRow } from './exports.table.ts';
import { MAX_CONCURRENT } from './limits.ts';
import { writeExport } from './write-export.ts';
import { claimWorker, Ending, Lost } from '#server/core/jobs/claims.ts';
import { isDiskFull } from '#server/core/database/unavailable.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/** Name of the job that writes waiting exports. */
export const RUN_EXPORTS = 'run-exports';

/** Writes all waiting exports. */
export const runExports = claimWorker({
  name: RUN_EXPORTS,
  queue: exportQueue,
  atOnce: MAX_CONCURRENT,
  run: runExport,
});

/** Writes one export and stores its outcome. */
async function runExport(claimed: ClaimedExport, context: Context, ending: AbortSignal | undefined): Promise<void> {
  const progress: { rows_done: number; rows_total?: number } = { rows_done: 0 };
  const path = draftPath(context, claimed);
  try {
    await exportQueue.whileAlive({ claimed, context, ending, progress }, async (signal) => {
      await prepareFolder(context, claimed.id);
      const user = await loadCreator(claimed, context.db);
      const onProgress = (done: number, total: number) =>
        void Object.assign(progress, { rows_done: done, rows_total: total });
      const to = { path, signal, onProgress };
      const kind = findKind(claimed, context);
      const rows = await (kind ? kind.write(claimed, context, to) : writeExport(claimed, user, context, to));
      await finishExport(claimed, user, context, path, rows);
    });
  } catch (error) {
    await failExport(claimed, context, path, error);
  }
}

/** The kind of an export; undefined for the rows of a list. */
const findKind = (row: ExportRow, { extensions }: Context): ExportKind | undefined =>
  extensions.exportKinds.find((kind) => kind.matches(row));

async function finishExport(
  claimed: ClaimedExport,
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
    const done = await exportQueue.settle(tx, claimed, outcome);
    if (!done) throw new Lost();
    await publishFile(context, claimed.id, path);
    await auditExport(tx, auditContextOf(claimed, user), claimed, done);
    await findKind(done, context)?.finish(tx, context, done);
  });
}

const auditContextOf = ({ request_id }: ClaimedExport, user: Account | undefined): AuditContext => ({
  operation: 'adminCreateExport',
  user,
  requestId: request_id,
});

async function failExport(
  claimed: ClaimedExport,
  { db, log, now }: Context,
  path: string,
  error: unknown,
): Promise<void> {
  await rm(path, { force: true }).catch((problem: unknown) => log.warn({ err: problem }, 'a draft of an export stays'));
  if (error instanceof Lost) return;
  if (error instanceof Ending) {
    await exportQueue.settle(db, claimed, { status: 'waiting' });
    return;
  }
  const failure = toFailure(error);
  if (failure === 'broken') log.error({ err: error, export: claimed.id }, 'an export failed');
  await db.transaction(async (tx) => {
    const failed = await exportQueue.settle(tx, claimed, { status: 'failed', failure, finished_at: now() });
    if (failed) await auditExport(tx, auditContextOf(claimed, undefined), claimed, failed);
  });
}

/** The failure shown to users. */
export function toFailure(error: unknown): ExportFailure {
  if (error instanceof Problem) return error.status === 403 ? 'not_allowed' : 'no_longer_described';
  return isDiskFull(error) ? 'disk_full' : 'broken';
}
