// Background jobs by pg-boss on the shop's database, so that a job is committed with its data. Any process may run it.
import { sql } from 'drizzle-orm';
import { isEqual, pick } from 'es-toolkit';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { JobName } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { afterCommit } from '#server/core/database/after-commit.ts';
import { coalesce } from '#server/core/cache/coalesce.ts';
import { createBatchHandler, type RunOptions } from './job-batch.ts';
import { createJobs } from './publish.ts';
import { retryWhileUnavailable } from '#server/core/database/retry-while-unavailable.ts';
import type { Jobs } from './job-queue.ts';
import type { Worker, JobLog } from './worker.ts';

/** Job queues of this process. */
export interface RunningJobs extends Jobs {
  /** Starts running jobs; before, jobs are only queued. */
  run(context: Context): Promise<void>;
  /** Waits for running jobs. */
  close(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  workers: readonly Worker[];
  onError: (error: Error) => void;
  log?: JobLog;
}

/**
 * A job without heartbeat for this time is retried, e.g. after its process was killed, rather than after its timeout of 15
 * minutes.
 */
const HEARTBEAT_SECONDS = 20;
/** Interval of the heartbeat check. */
const WATCH_SECONDS = 10;

/**
 * Interval of reading which queues have an active singleton: their jobs are not fetched until the next reading, and by pg-boss's
 * default of a minute mails were late.
 */
const QUEUE_CACHE_SECONDS = 1;

/** Opens the queues, creating or upgrading their tables. Safe in concurrent processes. */
export async function openJobs({ url, workers, onError, log }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    application_name: 'jobs',
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    queueCacheIntervalSeconds: QUEUE_CACHE_SECONDS,
    useListenNotify: true,
  });
  boss.on('error', onError);
  await boss.start();
  const shutdown = new AbortController();
  const queueDefaults = { heartbeatSeconds: HEARTBEAT_SECONDS, notify: true };
  for (const { name, queue } of workers) await boss.createQueue(name, { ...queueDefaults, ...queue });
  // queues of an earlier version; their policy cannot change
  for (const existingQueue of await boss.getQueues()) {
    const { policy: _policy, ...queue } = workers.find(({ name }) => name === existingQueue.name)?.queue ?? {};
    const options = { ...queueDefaults, ...queue };
    if (!isEqual(pick(existingQueue, Object.keys(options) as (keyof typeof options)[]), options))
      await boss.updateQueue(existingQueue.name, options);
  }
  const coalescer = coalesce(async (name: JobName) => void (await boss.send(name, {})), onError);
  const coalescedNames = new Set(workers.flatMap((worker) => (worker.coalesced ? worker.name : [])));
  const send: Jobs['send'] = async (name, data, { tx, startAfter } = {}) => {
    const isCoalesced = coalescedNames.has(name) && !startAfter;
    if (isCoalesced && !tx) return coalescer.add(name);
    if (isCoalesced && tx && afterCommit(tx, () => coalescer.add(name))) return;
    await boss.send(name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(startAfter && { startAfter }) });
  };
  return {
    ...createJobs(workers, send),
    run: async (context) => {
      for (const worker of workers) await startWorker(boss, worker, { context, onError, log, signal: shutdown.signal });
    },
    close: async () => {
      shutdown.abort();
      // running jobs may queue others until they end
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
      await coalescer.close();
      await boss.stop();
      for (const worker of workers) worker.close?.();
    },
  };
}

async function startWorker(boss: PgBoss, worker: Worker, runOptions: RunOptions): Promise<void> {
  const { name, schedule, concurrency = 1, batch = 1 } = worker;
  const options = {
    includeMetadata: true,
    perJobResults: true,
    // fallback while LISTEN is not available
    pollingIntervalSeconds: 1,
    // with LISTEN/NOTIFY: for delayed jobs and retries
    notifyPollingIntervalSeconds: 5,
    burstWhenBatchFull: true,
    batchSize: batch,
    localConcurrency: batch > 1 ? 1 : concurrency,
  } as const;
  await boss.work(name, options, createBatchHandler(worker, runOptions));
  // the database may restart meanwhile
  if (schedule) await retryWhileUnavailable(() => boss.schedule(name, schedule), runOptions);
}
