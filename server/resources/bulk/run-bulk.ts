import type { BulkFailure } from '#generated/enums.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import { ownerOf } from '#server/core/authentication/owner.ts';
import { callWithin } from '#server/core/api/call-again.ts';
import type { InnerCall } from '#server/core/api/call-again.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { problemOf } from '#server/core/problems/problem-of.ts';
import { getBulkOperation } from './bulk-operations.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import type { BulkRecordRow } from './bulk.table.ts';
import { countRecords } from './count-records.ts';
import { auditBulk } from './bulk-access.ts';
import { claimWorker, Ending, Lost, workQueue, type Claimed } from '#server/core/jobs/claims.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { giveWay } from '#server/core/process/pace.ts';

type ClaimedBulk = Claimed<typeof bulkJobs>;
type BulkRefusal = BulkAnswer['refused'][number];
type RecordCall = Pick<InnerCall, 'operation' | 'user' | 'requestId' | 'body'>;

/** The job that does what waits. */
export const RUN_BULK = 'run-bulk';

/** How many jobs are done at a time, by all processes together, so that lists and the shop have the database too. */
const MAX_CONCURRENT = 2;

/** Records that are read at a time; between them others get their turn, and the roles of who asked are looked up anew. */
const BATCH_SIZE = 50;

/** Who does which job: each run goes on where the one before stopped. */
export const bulkQueue = workQueue({ table: bulkJobs, name: 'bulk', mostAtOnce: MAX_CONCURRENT });

/** Does all bulk jobs that wait. */
export const runBulk = claimWorker({ name: RUN_BULK, queue: bulkQueue, atOnce: MAX_CONCURRENT, run: runBulkJob });

/** Does one job, or the rest of it; says in its record how that ended. */
async function runBulkJob(claimed: ClaimedBulk, context: Context, ending: AbortSignal | undefined): Promise<void> {
  const { db, log, now } = context;
  try {
    const progress = await countRecords(db, claimed.id);
    await bulkQueue.whileAlive({ claimed, context, ending, progress }, (signal) =>
      runWaitingRecords(claimed, context, signal, (state) => {
        if (state === 'done') progress.records_done += 1;
        else progress.records_refused += 1;
      }),
    );
    await finishBulk(claimed, context, { status: 'done', finished_at: now() });
  } catch (error) {
    if (error instanceof Lost) return;
    if (error instanceof Ending || problemOf(error).status === 503) {
      await bulkQueue.settle(db, claimed, { status: 'waiting' });
      return;
    }
    const failure = toFailure(error);
    if (failure === 'broken') log.error({ err: error, bulk: claimed.id }, 'a bulk job failed');
    await finishBulk(claimed, context, { status: 'failed', failure, finished_at: now() });
  }
}

async function runWaitingRecords(
  claimed: ClaimedBulk,
  context: Context,
  signal: AbortSignal,
  onRecord: (state: BulkRecordRow['state']) => void,
): Promise<void> {
  for (;;) {
    const user = await ownerOf(claimed, context.db);
    const { operation } = getBulkOperation(context, claimed.operation, user);
    const batch = await context.db
      .select()
      .from(bulkRecords)
      .where(and(eq(bulkRecords.bulk_id, claimed.id), eq(bulkRecords.state, 'waiting')))
      .orderBy(asc(bulkRecords.id))
      .limit(BATCH_SIZE);
    if (batch.length === 0) return;
    for (const record of batch) {
      signal.throwIfAborted();
      onRecord(
        await runRecord(
          claimed,
          record,
          { operation, user, requestId: claimed.request_id, body: claimed.body },
          context,
        ),
      );
    }
    await giveWay();
  }
}

/**
 * Does one record and notes that it is done in one transaction: neither exists without the other. Whoever cancels the job
 * waits for it. What nobody foresaw with one record does not hold up the others.
 */
async function runRecord(
  claimed: ClaimedBulk,
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
      const owned = tx.select({ id: bulkJobs.id }).from(bulkJobs).where(bulkQueue.isOurs(claimed)).for('share');
      if ((await owned).length === 0) throw new Lost();
      const body = { ...recordCall.body, ids: [record.record_id] };
      // operations that may be done so answer record by record
      const answer = (await callWithin(tx, { ...recordCall, body }, context)) as BulkAnswer;
      return saveOutcome(tx, answer.refused[0]);
    });
  } catch (error) {
    const { status, code } = problemOf(error);
    if (error instanceof Lost || error instanceof Problem || status === 503) throw error;
    context.log.error({ err: error, bulk: claimed.id, record: record.record_id }, 'a record of a bulk job failed');
    return saveOutcome(context.db, { code });
  }
}

async function finishBulk(
  claimed: ClaimedBulk,
  { db }: Context,
  outcome: { status: 'done' | 'failed'; failure?: BulkFailure; finished_at: Date },
): Promise<void> {
  const counts = await countRecords(db, claimed.id);
  await db.transaction(async (tx) => {
    const ended = await bulkQueue.settle(tx, claimed, { ...outcome, ...counts });
    const user = await ownerOf(claimed, tx).catch(() => undefined);
    if (ended)
      await auditBulk(tx, { operation: 'adminCreateBulk', user, requestId: claimed.request_id }, claimed, ended);
  });
}

/** What people are told of an error. */
function toFailure(error: unknown): BulkFailure {
  if (error instanceof Problem) return error.status === 403 ? 'not_allowed' : 'no_longer_described';
  return 'broken';
}
