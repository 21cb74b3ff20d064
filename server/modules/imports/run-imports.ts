import { and, asc, eq } from 'drizzle-orm';
import { loadCreator } from '#server/core/authentication/load-creator.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { checkUnits, unitsOf } from './check-rows.ts';
import { countRows } from './count-rows.ts';
import { TableFault } from '#server/core/tabular/table-fault.ts';
import { type ClaimedImport, importQueue, MOST_AT_ONCE, RUN_IMPORTS } from './import-queue.ts';
import { type ImportRecord, importRows, imports } from './imports.table.ts';
import { auditImport, checkKind } from './own-imports.ts';
import { readFile } from './read-file.ts';
import { forgetRefusals, undoNext } from './undo-rows.ts';
import { writeNext } from './write-rows.ts';
import { claimWorker, Ending, Lost } from '#server/core/jobs/claims.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';

/** Records per check. */
const STRETCH = 300;
/** Number of batches between updates of counts and roles. */
const TELL_EVERY = 10;

/** Runs the tasks of imports. */
export const runImports = claimWorker({ name: RUN_IMPORTS, queue: importQueue, atOnce: MOST_AT_ONCE, run: runImport });

interface Running {
  claimed: ClaimedImport;
  context: Context;
  signal: AbortSignal;
  progress: Partial<ImportRecord>;
}

const OPERATIONS = { check: 'adminCheckImport', write: 'adminWriteImport', undo: 'adminUndoImport' } as const;

/** Runs or continues the task of an import and stores its result. */
async function runImport(claimed: ClaimedImport, context: Context, ending: AbortSignal | undefined): Promise<void> {
  const progress: Partial<ImportRecord> = {};
  try {
    await importQueue.whileAlive({ claimed, context, ending, progress }, (signal) =>
      TASKS[claimed.task]({ claimed, context, signal, progress }),
    );
    await end(claimed, context, await outcomeOf(claimed, context));
  } catch (error) {
    if (error instanceof Lost) return;
    if (error instanceof Ending || toProblem(error).status === 503) {
      await importQueue.settle(context.db, claimed, { status: 'waiting' });
      return;
    }
    const { failure, failure_line } = failureOf(error);
    if (failure === 'import_broken') context.log.error({ err: error, import: claimed.id }, 'an import failed');
    await end(claimed, context, { status: 'failed', failure, failure_line });
  }
}

const TASKS: Readonly<Record<ImportRecord['task'], (running: Running) => Promise<void>>> = { check, write, undo };

async function check({ claimed, context, signal, progress }: Running): Promise<void> {
  const { db } = context;
  const work = context.extensions.importKinds[claimed.kind];
  const readShare = claimed.rows_total === null ? 50 : 0;
  if (claimed.rows_total === null) {
    const onProgress = (share: number) => void (progress.percent = Math.floor(share * readShare));
    const rows_total = await readFile({ one: claimed, work, context, signal, onProgress });
    // from here on an interrupted run continues with the stored rows
    await db.update(imports).set({ rows_total }).where(importQueue.isOurs(claimed));
    Object.assign(claimed, { rows_total });
    progress.rows_total = rows_total;
  }
  const waiting = and(
    eq(importRows.import_id, claimed.id),
    eq(importRows.status, 'to_check'),
    eq(importRows.lead, true),
  );
  const total = Math.max(1, await db.$count(importRows, waiting));
  await eachStretch({ claimed, context, signal, progress }, async (done) => {
    progress.percent = readShare + Math.floor((Math.min(done, total) / total) * (100 - readShare));
    const leads = await db.select().from(importRows).where(waiting).orderBy(asc(importRows.position)).limit(STRETCH);
    await checkUnits(db, await unitsOf(db, leads, work), claimed, work);
    return leads.length;
  });
}

async function write(running: Running): Promise<void> {
  const { claimed, context, progress } = running;
  // corrected rows with an interrupted check
  await check(running);
  const who = await auditorOf(claimed, context);
  const total = Math.max(1, claimed.rows_new + claimed.rows_changed - claimed.rows_imported);
  await eachStretch(running, async (done) => {
    progress.percent = Math.min(99, Math.floor((done / total) * 100));
    return writeNext(claimed, context, context.extensions.importKinds[claimed.kind], who);
  });
}

async function undo(running: Running): Promise<void> {
  const { claimed, context, progress } = running;
  const who = await auditorOf(claimed, context);
  await forgetRefusals(context, claimed.id);
  const total = Math.max(1, claimed.rows_imported);
  await eachStretch(running, async (done) => {
    progress.percent = Math.min(99, Math.floor((done / total) * 100));
    return undoNext(claimed, context, context.extensions.importKinds[claimed.kind], who);
  });
}

/** Repeats batches until nothing is left, yielding in between. */
async function eachStretch(
  { claimed, context, signal, progress }: Running,
  work: (done: number) => Promise<number>,
): Promise<void> {
  let done = 0;
  for (let stretch = 0; ; stretch++) {
    signal.throwIfAborted();
    if (stretch % TELL_EVERY === 0) {
      checkKind(claimed.kind, await loadCreator(claimed, context.db));
      if (stretch > 0) Object.assign(progress, await countRows(context.db, claimed.id));
    }
    const rows = await work(done);
    if (rows === 0) return;
    done += rows;
    await yieldToEventLoop();
  }
}

/** The user who started the task, with current roles. Throws 403. */
async function auditorOf(claimed: ClaimedImport, { db }: Context): Promise<AuditContext> {
  const user = await loadCreator(claimed, db);
  checkKind(claimed.kind, user);
  return { operation: OPERATIONS[claimed.task], user, requestId: claimed.request_id };
}

/** The status after a task; failed undos can be retried. */
async function outcomeOf({ id, task, rows_imported }: ClaimedImport, { db }: Context): Promise<Partial<ImportRecord>> {
  if (task === 'check') return { status: rows_imported > 0 ? 'done' : 'ready' };
  if (task === 'write') return { status: 'done' };
  const { rows_imported: left } = await countRows(db, id);
  return { status: left > 0 ? 'done' : 'undone' };
}

async function end(claimed: ClaimedImport, { db, now }: Context, outcome: Partial<ImportRecord>): Promise<void> {
  const counts = await countRows(db, claimed.id);
  await db.transaction(async (tx) => {
    const values = { ...outcome, ...counts, percent: 100, finished_at: now() };
    const ended = await importQueue.settle(tx, claimed, values);
    if (!ended) return;
    const user = await loadCreator(claimed, tx).catch(() => undefined);
    const who: AuditContext = { operation: OPERATIONS[claimed.task], user, requestId: claimed.request_id };
    await auditImport(tx, who, claimed, ended);
  });
}

/** The stored failure of an error. */
function failureOf(error: unknown): { failure: string; failure_line: number | null } {
  if (error instanceof TableFault) return { failure: error.code, failure_line: error.line };
  const failure = error instanceof Problem ? (error.options.errors?.[0]?.code ?? error.code) : 'import_broken';
  return { failure, failure_line: null };
}
