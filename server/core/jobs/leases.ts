// Leases on long work that is recorded in a table. Each process leases another row; the lease of a killed process expires,
// and the retry of its job continues or starts over.
import type { JobName } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import type { Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import type { Database, Queryable, Transaction } from '#server/core/database/database.ts';
import type { Worker } from './worker.ts';

/** Interval at which a run renews its lease and detects a cancellation. */
const HEARTBEAT_MS = 700;

/** Age of the last renewal after which the lease expires. */
const LEASE_SECONDS = 15;

/**
 * Options of pg-boss, which fails the job of a killed process after 5 to 20 s; the delay lets the lease expire before
 * the retry. Jobs expire after more time than any run takes.
 */
const QUEUE = { heartbeatSeconds: 10, retryLimit: 2, retryDelay: 10, expireInSeconds: 20 * 3600 } as const;

/** A table of work: `status` is waiting, running or an outcome; the columns of `lease()` store the lease of a run. */
type WorkTable = PgTable & Record<'id' | 'status' | 'lease_id' | 'renewed_at', PgColumn>;

/** A leased row; the run may write only while the row has its `lease_id`. */
export type LeasedRow<T extends WorkTable> = T['$inferSelect'] & { id: number; lease_id: string };

/** Values of a row without lease. */
export const NO_LEASE = { lease_id: null, renewed_at: null } as const;

interface Options<T extends WorkTable> {
  table: T;
  /** Name of the advisory lock that serialises leasing. */
  name: string;
  /** Maximum number of running rows over all processes. */
  maxConcurrent: number;
  /** Columns written when a run starts. */
  begin?: Partial<T['$inferInsert']>;
}

export interface WorkQueue<T extends WorkTable> {
  /** Leases the oldest waiting row; undefined when there is none or `maxConcurrent` are running. */
  leaseNext(db: Database): Promise<LeasedRow<T> | undefined>;
  /** SQL condition that the run holds the lease. */
  isHeld(leased: LeasedRow<T>): ReturnType<typeof and>;
  /** Locks the row until the transaction ends, so that its lease is not lost meanwhile. Throws LeaseLost. */
  lock(tx: Transaction, leased: LeasedRow<T>): Promise<void>;
  /** Records the outcome of a run and releases the lease; undefined when the lease was lost. */
  settle(
    db: Queryable,
    leased: LeasedRow<T>,
    outcome: Partial<T['$inferInsert']>,
  ): Promise<T['$inferSelect'] | undefined>;
  /** Sets the work to waiting, unless the lease was lost. */
  giveBack(db: Queryable, leased: LeasedRow<T>): Promise<void>;
  /** Runs `work` while renewing the lease and writing progress. Throws LeaseLost or ShuttingDown when it must stop. */
  whileLeased<R>(run: Run<T>, work: (signal: AbortSignal) => Promise<R>): Promise<R>;
}

interface Run<T extends WorkTable> {
  leased: LeasedRow<T>;
  context: Context;
  /** Aborted when the process shuts down. */
  shutdown: AbortSignal | undefined;
  /** Columns of progress, written with every renewal. */
  progress: Partial<T['$inferInsert']>;
}

/** The lease expired or the work was cancelled. */
export class LeaseLost extends Error {}
/** The process shuts down. */
export class ShuttingDown extends Error {}

/** Whether an error ends a run without outcome. `createLeaseWorker` then sets the work to waiting. */
export const isInterruption = (error: unknown): boolean =>
  error instanceof LeaseLost || error instanceof ShuttingDown || toProblem(error).status === 503;

/** Creates the leases on the rows of a table. */
export function createWorkQueue<T extends WorkTable>({
  table,
  name,
  maxConcurrent,
  begin = {},
}: Options<T>): WorkQueue<T> {
  const { id, status, lease_id, renewed_at } = table;
  const anyTable: PgTable = table;
  const isAlive = sql`${status} = 'running' and ${renewed_at} > now() - make_interval(secs => ${LEASE_SECONDS})`;
  const isFree = sql`${status} = 'waiting' or (${status} = 'running' and not (${isAlive}))`;
  const isHeld = (leased: LeasedRow<T>) => and(eq(id, leased.id), eq(lease_id, leased.lease_id));

  const leaseNext = (db: Database) =>
    db.transaction(async (tx) => {
      // serialises the count and the update
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
      if ((await tx.$count(anyTable, isAlive)) >= maxConcurrent) return undefined;
      const [nextRow] = await tx.select({ id }).from(anyTable).where(isFree).orderBy(asc(id)).limit(1);
      if (!nextRow) return undefined;
      const values = { ...begin, status: 'running', lease_id: randomUUID(), renewed_at: sql`now()` };
      const [row] = await tx.update(anyTable).set(values).where(eq(id, nextRow.id)).returning();
      // the returned row is leased
      return row as LeasedRow<T> | undefined;
    });

  const lock = async (tx: Transaction, leased: LeasedRow<T>) => {
    const heldRows = await tx.select({ id }).from(anyTable).where(isHeld(leased)).for('share');
    if (heldRows.length === 0) throw new LeaseLost();
  };

  const settle = async (db: Queryable, leased: LeasedRow<T>, outcome: Partial<T['$inferInsert']>) => {
    const values = { ...outcome, ...NO_LEASE };
    const [row] = await db.update(anyTable).set(values).where(isHeld(leased)).returning();
    return row as T['$inferSelect'] | undefined;
  };

  const giveBack = async (db: Queryable, leased: LeasedRow<T>) => {
    await db
      .update(anyTable)
      .set({ status: 'waiting', ...NO_LEASE })
      .where(isHeld(leased));
  };

  const whileLeased: WorkQueue<T>['whileLeased'] = async ({ leased, context, shutdown, progress }, work) => {
    const { db, log } = context;
    const stop = new AbortController();
    const abort = () => stop.abort(new ShuttingDown());
    if (shutdown?.aborted) abort();
    shutdown?.addEventListener('abort', abort);
    const renew = async () => {
      const values = { ...progress, renewed_at: sql`now()` };
      const renewedRows = await db.update(anyTable).set(values).where(isHeld(leased)).returning({ id });
      if (renewedRows.length === 0) stop.abort(new LeaseLost());
    };
    const heartbeat = setInterval(() => {
      // a missed renewal is retried; the lease expires only after several
      renew().catch((error: unknown) => log.warn({ err: error, [name]: leased.id }, 'a lease was not renewed'));
    }, HEARTBEAT_MS);
    try {
      return await work(stop.signal);
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearInterval(heartbeat);
      shutdown?.removeEventListener('abort', abort);
    }
  };
  return { leaseNext, isHeld, lock, settle, giveBack, whileLeased };
}

/** A table of work with the account that requested it. */
type RequestedTable = WorkTable & Record<'created_by', PgColumn>;

interface Quota {
  table: RequestedTable;
  /** Account id. */
  user: number;
  most: number;
  /** Problem code when the quota is reached. */
  code: string;
}

/**
 * Limits the waiting and running work of an account to `most`. Concurrent requests of the account are serialised until
 * the transaction ends. Throws 409 `code`.
 */
export async function checkQuota(tx: Transaction, { table, user, most, code }: Quota): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${code}), ${user})`);
  const unfinishedWork = and(eq(table.created_by, user), inArray(table.status, ['waiting', 'running']));
  const anyTable: PgTable = table;
  if ((await tx.$count(anyTable, unfinishedWork)) >= most) throw problem(409, code);
}

interface WorkerOptions<T extends WorkTable> {
  name: JobName;
  queue: WorkQueue<T>;
  concurrency: number;
  /** Runs the work of a row and settles it. Throws interruptions. */
  run(leased: LeasedRow<T>, context: Context, shutdown: AbortSignal | undefined): Promise<void>;
}

/** Creates a worker that runs all waiting work, oldest first. Its schedule runs work that was not retried. */
export function createLeaseWorker<T extends WorkTable>({ name, queue, concurrency, run }: WorkerOptions<T>): Worker {
  return {
    name,
    queue: QUEUE,
    concurrency,
    schedule: '* * * * *',
    run: async (_data, context, { signal }) => {
      while (!signal?.aborted) {
        const leased = await queue.leaseNext(context.db);
        if (!leased) return;
        try {
          await run(leased, context, signal);
        } catch (error) {
          if (!isInterruption(error)) throw error;
          await queue.giveBack(context.db, leased);
        }
      }
      // another process continues at once rather than with the schedule
      await context.jobs.send(name, {});
    },
  };
}
