// Work that is done later (mails, tidying up): pg-boss on the shop's own database, so that a job is committed with the
// data that asked for it, and any of several processes may do it.
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { JobWithMetadata, Queue } from 'pg-boss';
import type { JobName } from '#generated/enums.ts';
import type { Context } from '#server/api/handler.ts';
import type { Queryable } from '#server/platform/database.ts';

/** One run of a job. */
export interface Attempt {
  /** No other run will follow when this one fails. */
  last: boolean;
  /** Aborted when the process is about to end; what takes long stops then, and begins anew elsewhere. */
  signal?: AbortSignal;
}

/** A kind of job: how it is retried, when it comes by itself, and what it does. Running it twice must do no harm. */
export interface Worker<Data extends object = object> {
  readonly name: JobName;
  readonly queue?: Omit<Queue, 'name'>;
  /** How many of them this process does at a time; one unless told. */
  readonly atOnce?: number;
  /** A cron expression (UTC) for work that nobody asks for. */
  readonly schedule?: string;
  run(data: Data, context: Context, attempt: Attempt): Promise<void>;
}

/** What handlers see of the jobs. */
export interface Jobs {
  /** Asks for a job. With `tx` it exists only if that transaction is committed. */
  send(name: JobName, data: object, options?: { tx?: Queryable; startAfter?: Date }): Promise<void>;
}

/** One attempt at a job, for who keeps how jobs go. */
export interface Run {
  /** The same for all attempts at a job; a UUID. */
  id: string;
  name: JobName;
  data: object;
  startedAt: Date;
  /** 1 for the first. */
  attempt: number;
}

/** Keeps how jobs go. */
export interface JobLog {
  ended(run: Run): Promise<void>;
  /** `last`: no attempt will follow. */
  failed(run: Run, error: unknown, last: boolean): Promise<void>;
}

/** The jobs of this process. */
export interface RunningJobs extends Jobs {
  /** Begins to do jobs; before this call the process only asks for them. */
  run(context: Context): Promise<void>;
  /** Waits for the jobs under way. */
  close(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  workers: readonly Worker[];
  onError: (error: Error) => void;
  log?: JobLog;
}

/** Opens the queues, making or upgrading their tables when needed. Several processes may do so at once. */
export async function openJobs({ url, workers, onError, log }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'jobs' });
  boss.on('error', onError);
  await boss.start();
  const ending = new AbortController();
  for (const { name, queue } of workers) await boss.createQueue(name, queue);
  return {
    send: async (name, data, { tx, startAfter } = {}) => {
      await boss.send(name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(startAfter && { startAfter }) });
    },
    run: async (context) => {
      for (const worker of workers) await begin(boss, worker, { context, onError, log, signal: ending.signal });
    },
    close: () => {
      ending.abort();
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

interface Surroundings {
  context: Context;
  onError: (error: Error) => void;
  log?: JobLog | undefined;
  signal: AbortSignal;
}

async function begin(boss: PgBoss, worker: Worker, { context, onError, log, signal }: Surroundings): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: 1, localConcurrency: worker.atOnce ?? 1 } as const;
  await boss.work(worker.name, options, async (jobs: JobWithMetadata<object>[]) => {
    for (const job of jobs) {
      const data = job.data ?? {};
      const run = { id: job.id, name: worker.name, data, startedAt: new Date(), attempt: job.retryCount + 1 };
      const last = job.retryCount >= job.retryLimit;
      // what is kept of a run is no reason to do its work again
      const keep = (kept?: Promise<void>): Promise<void> | undefined => kept?.catch((error: Error) => onError(error));
      try {
        await worker.run(data, context, { last, signal });
      } catch (error) {
        onError(new Error(`job ${worker.name} ${job.id} failed`, { cause: error }));
        await keep(log?.failed(run, error, last));
        throw error;
      }
      await keep(log?.ended(run));
    }
  });
  if (worker.schedule) await boss.schedule(worker.name, worker.schedule);
}
