import { and, asc, eq } from 'drizzle-orm';
import { loadCreator } from '#server/core/authentication/load-creator.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { checkUnits, loadUnits } from './check-rows.ts';
import { countRows } from './count-rows.ts';
import { TableFault } from '#server/core/tabular/table-fault.ts';
import { type LeasedImport, importQueue, MAX_CONCURRENT, RUN_IMPORTS } from './import-queue.ts';
import { type ImportRecord, importRows, imports } from './imports.table.ts';
import { auditImport, checkKind } from './own-imports.ts';
import { readFile } from './read-file.ts';
import { clearUndoFailures, undoNextBatch } from './undo-rows.ts';
import { writeNextBatch } from './write-rows.ts';
import { isInterruption, createLeaseWorker } from '#server/core/jobs/leases.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';

/** Records per check. */
const BATCH_SIZE = 300;
/** Batches between updates of counts and checks of the creator's role. */
const COUNT_INTERVAL = 10;

/** Runs the tasks of imports. */
export const runImports = createLeaseWorker({
  name: RUN_IMPORTS,
  queue: importQueue,
  concurrency: MAX_CONCURRENT,
  run: runImport,
});

interface TaskRun {
  leased: LeasedImport;
  context: Context;
  signal: AbortSignal;
  progress: Partial<ImportRecord>;
}

const OPERATIONS = { check: 'adminCheckImport', write: 'adminWriteImport', undo: 'adminUndoImport' } as const;

/** Runs or continues the task of an import and stores its result. */
async function runImport(leased: LeasedImport, context: Context, shutdown: AbortSignal | undefined): Promise<void> {
  const progress: Partial<ImportRecord> = {};
  try {
    await importQueue.whileLeased({ leased, context, shutdown, progress }, (signal) =>
      TASKS[leased.task]({ leased, context, signal, progress }),
    );
    await finishTask(leased, context, await getOutcome(leased, context));
  } catch (error) {
    if (isInterruption(error)) throw error;
    const { failure, failure_line } = toFailure(error);
    if (failure === 'import_broken') context.log.error({ err: error, import: leased.id }, 'an import failed');
    await finishTask(leased, context, { status: 'failed', failure, failure_line });
  }
}

const TASKS: Readonly<Record<ImportRecord['task'], (taskRun: TaskRun) => Promise<void>>> = { check, write, undo };

async function check({ leased, context, signal, progress }: TaskRun): Promise<void> {
  const { db } = context;
  const handler = context.extensions.importKinds[leased.kind];
  const readPercent = leased.rows_total === null ? 50 : 0;
  if (leased.rows_total === null) {
    const onProgress = (share: number) => void (progress.percent = Math.floor(share * readPercent));
    const rows_total = await readFile({ importRecord: leased, handler, context, signal, onProgress });
    // a run that is interrupted after this continues with the stored rows
    await db.update(imports).set({ rows_total }).where(importQueue.isHeld(leased));
    Object.assign(leased, { rows_total });
    progress.rows_total = rows_total;
  }
  const isUnchecked = and(
    eq(importRows.import_id, leased.id),
    eq(importRows.status, 'to_check'),
    eq(importRows.lead, true),
  );
  const total = Math.max(1, await db.$count(importRows, isUnchecked));
  await forEachBatch({ leased, context, signal, progress }, async (processedRows) => {
    progress.percent = readPercent + Math.floor((Math.min(processedRows, total) / total) * (100 - readPercent));
    const leads = await db
      .select()
      .from(importRows)
      .where(isUnchecked)
      .orderBy(asc(importRows.position))
      .limit(BATCH_SIZE);
    await checkUnits(db, await loadUnits(db, leads, handler), leased, handler);
    return leads.length;
  });
}

async function write(taskRun: TaskRun): Promise<void> {
  const { leased, context, progress } = taskRun;
  // checks corrected rows whose check was interrupted
  await check(taskRun);
  const auditContext = await loadAuditContext(leased, context);
  const total = Math.max(1, leased.rows_new + leased.rows_changed - leased.rows_imported);
  await forEachBatch(taskRun, async (processedRows) => {
    progress.percent = Math.min(99, Math.floor((processedRows / total) * 100));
    return writeNextBatch(leased, context, context.extensions.importKinds[leased.kind], auditContext);
  });
}

async function undo(taskRun: TaskRun): Promise<void> {
  const { leased, context, progress } = taskRun;
  const auditContext = await loadAuditContext(leased, context);
  await clearUndoFailures(context, leased.id);
  const total = Math.max(1, leased.rows_imported);
  await forEachBatch(taskRun, async (processedRows) => {
    progress.percent = Math.min(99, Math.floor((processedRows / total) * 100));
    return undoNextBatch(leased, context, context.extensions.importKinds[leased.kind], auditContext);
  });
}

/** Runs `work` in batches until it returns 0 rows, yielding to the event loop in between. */
async function forEachBatch(
  { leased, context, signal, progress }: TaskRun,
  work: (processedRows: number) => Promise<number>,
): Promise<void> {
  let processedRows = 0;
  for (let batch = 0; ; batch++) {
    signal.throwIfAborted();
    if (batch % COUNT_INTERVAL === 0) {
      checkKind(leased.kind, await loadCreator(leased, context.db));
      if (batch > 0) Object.assign(progress, await countRows(context.db, leased.id));
    }
    const rows = await work(processedRows);
    if (rows === 0) return;
    processedRows += rows;
    await yieldToEventLoop();
  }
}

/** Loads the creator of the task with the current role. Throws 403. */
async function loadAuditContext(leased: LeasedImport, { db }: Context): Promise<AuditContext> {
  const user = await loadCreator(leased, db);
  checkKind(leased.kind, user);
  return { operation: OPERATIONS[leased.task], user, requestId: leased.request_id };
}

/** Returns the status after a task; failed undos can be retried. */
async function getOutcome({ id, task, rows_imported }: LeasedImport, { db }: Context): Promise<Partial<ImportRecord>> {
  if (task === 'check') return { status: rows_imported > 0 ? 'done' : 'ready' };
  if (task === 'write') return { status: 'done' };
  const { rows_imported: remaining } = await countRows(db, id);
  return { status: remaining > 0 ? 'done' : 'undone' };
}

/** Stores the outcome of a task with final counts and an audit entry. */
async function finishTask(leased: LeasedImport, { db, now }: Context, outcome: Partial<ImportRecord>): Promise<void> {
  const counts = await countRows(db, leased.id);
  await db.transaction(async (tx) => {
    const values = { ...outcome, ...counts, percent: 100, finished_at: now() };
    const after = await importQueue.settle(tx, leased, values);
    if (!after) return;
    const user = await loadCreator(leased, tx).catch(() => undefined);
    const auditContext: AuditContext = { operation: OPERATIONS[leased.task], user, requestId: leased.request_id };
    await auditImport(tx, auditContext, leased, after);
  });
}

/** Converts an error to the stored failure. */
function toFailure(error: unknown): { failure: string; failure_line: number | null } {
  if (error instanceof TableFault) return { failure: error.code, failure_line: error.line };
  const failure = error instanceof Problem ? (error.options.errors?.[0]?.code ?? error.code) : 'import_broken';
  return { failure, failure_line: null };
}
