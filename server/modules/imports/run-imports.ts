import { and, asc, eq } from 'drizzle-orm';
import { loadCreator } from '#server/core/authentication/load-creator.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { checkUnits, unitsOf } from './check-rows.ts';
import { countRows } from './count-rows.ts';
import { TableFault } from '#server/core/tabular/table-fault.ts';
import { type LeasedImport, importQueue, MAX_CONCURRENT, RUN_IMPORTS } from './import-queue.ts';
import { type ImportRecord, importRows, imports } from './imports.table.ts';
import { auditImport, checkKind } from './own-imports.ts';
import { readFile } from './read-file.ts';
import { forgetRefusals, undoNext } from './undo-rows.ts';
import { writeNext } from './write-rows.ts';
import { isInterruption, leaseWorker } from '#server/core/jobs/leases.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';

/** Records per check. */
const STRETCH = 300;
/** Number of batches between updates of counts and roles. */
const TELL_EVERY = 10;

/** Runs the tasks of imports. */
export const runImports = leaseWorker({
  name: RUN_IMPORTS,
  queue: importQueue,
  concurrency: MAX_CONCURRENT,
  run: runImport,
});

interface Running {
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
    await end(leased, context, await outcomeOf(leased, context));
  } catch (error) {
    if (isInterruption(error)) throw error;
    const { failure, failure_line } = failureOf(error);
    if (failure === 'import_broken') context.log.error({ err: error, import: leased.id }, 'an import failed');
    await end(leased, context, { status: 'failed', failure, failure_line });
  }
}

const TASKS: Readonly<Record<ImportRecord['task'], (running: Running) => Promise<void>>> = { check, write, undo };

async function check({ leased, context, signal, progress }: Running): Promise<void> {
  const { db } = context;
  const work = context.extensions.importKinds[leased.kind];
  const readShare = leased.rows_total === null ? 50 : 0;
  if (leased.rows_total === null) {
    const onProgress = (share: number) => void (progress.percent = Math.floor(share * readShare));
    const rows_total = await readFile({ one: leased, work, context, signal, onProgress });
    // from here on an interrupted run continues with the stored rows
    await db.update(imports).set({ rows_total }).where(importQueue.isHeld(leased));
    Object.assign(leased, { rows_total });
    progress.rows_total = rows_total;
  }
  const waiting = and(
    eq(importRows.import_id, leased.id),
    eq(importRows.status, 'to_check'),
    eq(importRows.lead, true),
  );
  const total = Math.max(1, await db.$count(importRows, waiting));
  await eachStretch({ leased, context, signal, progress }, async (done) => {
    progress.percent = readShare + Math.floor((Math.min(done, total) / total) * (100 - readShare));
    const leads = await db.select().from(importRows).where(waiting).orderBy(asc(importRows.position)).limit(STRETCH);
    await checkUnits(db, await unitsOf(db, leads, work), leased, work);
    return leads.length;
  });
}

async function write(running: Running): Promise<void> {
  const { leased, context, progress } = running;
  // corrected rows with an interrupted check
  await check(running);
  const who = await auditorOf(leased, context);
  const total = Math.max(1, leased.rows_new + leased.rows_changed - leased.rows_imported);
  await eachStretch(running, async (done) => {
    progress.percent = Math.min(99, Math.floor((done / total) * 100));
    return writeNext(leased, context, context.extensions.importKinds[leased.kind], who);
  });
}

async function undo(running: Running): Promise<void> {
  const { leased, context, progress } = running;
  const who = await auditorOf(leased, context);
  await forgetRefusals(context, leased.id);
  const total = Math.max(1, leased.rows_imported);
  await eachStretch(running, async (done) => {
    progress.percent = Math.min(99, Math.floor((done / total) * 100));
    return undoNext(leased, context, context.extensions.importKinds[leased.kind], who);
  });
}

/** Repeats batches until nothing is left, yielding in between. */
async function eachStretch(
  { leased, context, signal, progress }: Running,
  work: (done: number) => Promise<number>,
): Promise<void> {
  let done = 0;
  for (let stretch = 0; ; stretch++) {
    signal.throwIfAborted();
    if (stretch % TELL_EVERY === 0) {
      checkKind(leased.kind, await loadCreator(leased, context.db));
      if (stretch > 0) Object.assign(progress, await countRows(context.db, leased.id));
    }
    const rows = await work(done);
    if (rows === 0) return;
    done += rows;
    await yieldToEventLoop();
  }
}

/** The user who started the task, with current roles. Throws 403. */
async function auditorOf(leased: LeasedImport, { db }: Context): Promise<AuditContext> {
  const user = await loadCreator(leased, db);
  checkKind(leased.kind, user);
  return { operation: OPERATIONS[leased.task], user, requestId: leased.request_id };
}

/** The status after a task; failed undos can be retried. */
async function outcomeOf({ id, task, rows_imported }: LeasedImport, { db }: Context): Promise<Partial<ImportRecord>> {
  if (task === 'check') return { status: rows_imported > 0 ? 'done' : 'ready' };
  if (task === 'write') return { status: 'done' };
  const { rows_imported: left } = await countRows(db, id);
  return { status: left > 0 ? 'done' : 'undone' };
}

async function end(leased: LeasedImport, { db, now }: Context, outcome: Partial<ImportRecord>): Promise<void> {
  const counts = await countRows(db, leased.id);
  await db.transaction(async (tx) => {
    const values = { ...outcome, ...counts, percent: 100, finished_at: now() };
    const ended = await importQueue.settle(tx, leased, values);
    if (!ended) return;
    const user = await loadCreator(leased, tx).catch(() => undefined);
    const who: AuditContext = { operation: OPERATIONS[leased.task], user, requestId: leased.request_id };
    await auditImport(tx, who, leased, ended);
  });
}

/** The stored failure of an error. */
function failureOf(error: unknown): { failure: string; failure_line: number | null } {
  if (error instanceof TableFault) return { failure: error.code, failure_line: error.line };
  const failure = error instanceof Problem ? (error.options.errors?.[0]?.code ?? error.code) : 'import_broken';
  return { failure, failure_line: null };
}
