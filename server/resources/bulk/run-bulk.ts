import type { BulkFailure } from '#generated/enums.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import { loadCreator } from '#server/core/authentication/load-creator.ts';
import { callInTransaction } from '#server/core/api/call-in-transaction.ts';
import type { OperationCall } from '#server/core/api/call-in-transaction.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import { getBulkOperation } from './bulk-operations.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import type { BulkRecordRow } from './bulk.table.ts';
import { countRecords } from './count-records.ts';
import { auditBulk } from './bulk-access.ts';
import { isInterruption, createLeaseWorker, createWorkQueue, type LeasedRow } from '#server/core/jobs/leases.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';

type LeasedBulk = LeasedRow<typeof bulkJobs>;
type BulkRefusal = BulkAnswer['refused'][number];
type RecordCall = Pick<OperationCall, 'operation' | 'user' | 'requestId' | 'body'>;

/** Name of the job that runs waiting bulk jobs. */
export const RUN_BULK = 'run-bulk';

/** Maximum concurrent jobs of all processes, to leave database capacity to requests. */
const MAX_CONCURRENT = 2;

/** Records read at a time. The roles of the creator are reloaded for each batch. */
const BATCH_SIZE = 50;

/** Queue of bulk jobs. A new run continues where the previous one stopped. */
export const bulkQueue = createWorkQueue({ table: bulkJobs, name: 'bulk', maxConcurrent: MAX_CONCURRENT });

/** Runs all waiting bulk jobs. */
export const runBulk = createLeaseWorker({
  name: RUN_BULK,
  queue: bulkQueue,
  concurrency: MAX_CONCURRENT,
  run: runBulkJob,
});

/** Runs or resumes a job and stores its outcome. */
async function runBulkJob(leased: LeasedBulk, context: Context, shutdown: AbortSignal | undefined): Promise<void> {
  const { db, log, now } = context;
  try {
    const progress = await countRecords(db, leased.id);
    await bulkQueue.whileLeased({ leased, context, shutdown, progress }, (signal) =>
      runWaitingRecords(leased, context, signal, (state) => {
        if (state === 'done') progress.records_done += 1;
        else progress.records_refused += 1;
      }),
    );
    await finishBulk(leased, context, { status: 'done', finished_at: now() });
  } catch (error) {
    if (isInterruption(error)) throw error;
    const failure = toFailure(error);
    if (failure === 'broken') log.error({ err: error, bulk: leased.id }, 'a bulk job failed');
    await finishBulk(leased, context, { status: 'failed', failure, finished_at: now() });
  }
}

async function runWaitingRecords(
  leased: LeasedBulk,
  context: Context,
  signal: AbortSignal,
  onRecord: (state: BulkRecordRow['state']) => void,
): Promise<void> {
  for (;;) {
    const user = await loadCreator(leased, context.db);
    const { operation } = getBulkOperation(context, leased.operation, user);
    const batch = await context.db
      .select()
      .from(bulkRecords)
      .where(and(eq(bulkRecords.bulk_id, leased.id), eq(bulkRecords.state, 'waiting')))
      .orderBy(asc(bulkRecords.id))
      .limit(BATCH_SIZE);
    if (batch.length === 0) return;
    for (const record of batch) {
      signal.throwIfAborted();
      onRecord(
        await runRecord(leased, record, { operation, user, requestId: leased.request_id, body: leased.body }, context),
      );
    }
    await yieldToEventLoop();
  }
}

/**
 * Runs the action on one record and stores the outcome in the same transaction. Cancelling the job waits for it. An
 * unexpected error refuses the record and does not stop the job.
 */
async function runRecord(
  leased: LeasedBulk,
  record: BulkRecordRow,
  recordCall: RecordCall,
  context: Context,
): Promise<BulkRecordRow['state']> {
  const saveOutcome = async (db: Queryable, refusal: Pick<BulkRefusal, 'code' | 'params'> | undefined) => {
    const state = refusal ? ('refused' as const) : ('done' as const);
    const { code = null, params = null } = refusal ?? {};
    await db
      .update(bulkRecords)
      .set({ state, code, params, done_at: context.now() })
      .where(eq(bulkRecords.id, record.id));
    return state;
  };
  try {
    return await inTransaction(context.db, async (tx) => {
      await bulkQueue.lock(tx, leased);
      const body = { ...recordCall.body, ids: [record.record_id] };
      // bulk operations respond record by record
      const answer = (await callInTransaction(tx, { ...recordCall, body }, context)) as BulkAnswer;
      return saveOutcome(tx, answer.refused[0]);
    });
  } catch (error) {
    if (error instanceof Problem || isInterruption(error)) throw error;
    const { code } = toProblem(error);
    context.log.error({ err: error, bulk: leased.id, record: record.record_id }, 'a record of a bulk job failed');
    return saveOutcome(context.db, { code });
  }
}

async function finishBulk(
  leased: LeasedBulk,
  { db }: Context,
  outcome: { status: 'done' | 'failed'; failure?: BulkFailure; finished_at: Date },
): Promise<void> {
  const counts = await countRecords(db, leased.id);
  await db.transaction(async (tx) => {
    const finished = await bulkQueue.settle(tx, leased, { ...outcome, ...counts });
    const user = await loadCreator(leased, tx).catch(() => undefined);
    const call = { operation: 'adminCreateBulk', user, requestId: leased.request_id } as const;
    if (finished) await auditBulk(tx, call, leased, finished);
  });
}

/** The failure shown to users. */
function toFailure(error: unknown): BulkFailure {
  if (error instanceof Problem) return error.status === 403 ? 'not_allowed' : 'no_longer_described';
  return 'broken';
}
