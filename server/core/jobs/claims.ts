// Long work that is written down in a table: who does which. The table decides, so that of several processes each takes
// another one, and one that was killed is followed by one that goes on or begins anew.
import type { JobName } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import type { Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Database, Queryable, Transaction } from '#server/core/database/database.ts';
import type { Worker } from './worker.ts';

/** A run says so often that it is still there, and learns then that it was cancelled. */
const BEAT_MS = 700;

/** After so long without a word a run counts as dead, and another one takes its work. */
const DEAD_AFTER_SECONDS = 15;

/** Longer than any work takes; how long one really lives, its beats tell. */
const HOURS_AT_MOST = 20;

/** A table of work: `status` is waiting, running, or how it ended; `claim` names the run that does it. */
type WorkTable = PgTable & Record<'id' | 'status' | 'claim' | 'beat_at', PgColumn>;

/** Work that a run may do; whatever it writes counts only while the table names it. */
export type Claimed<T extends WorkTable> = T['$inferSelect'] & { id: number; claim: string };

interface Options<T extends WorkTable> {
  table: T;
  /** The name of the lock that those wait at who take work. */
  name: string;
  /** How much of it is done at a time, by all processes together. */
  mostAtOnce: number;
  /** What is written when a run begins. */
  begin?: Partial<T['$inferInsert']>;
}

export interface WorkQueue<T extends WorkTable> {
  /** Takes what has waited longest; undefined when nothing waits or enough is being done. */
  claimNext(db: Database): Promise<Claimed<T> | undefined>;
  /** The condition that work is still the run's own. */
  isOurs(claimed: Claimed<T>): ReturnType<typeof and>;
  /** Writes down how a run ended, if the work is still its own. */
  settle(
    db: Queryable,
    claimed: Claimed<T>,
    outcome: Partial<T['$inferInsert']>,
  ): Promise<T['$inferSelect'] | undefined>;
  /** Does the work, saying meanwhile that it is alive and how far. Throws `Lost` or `Ending` when it must stop. */
  whileAlive<R>(run: Run<T>, work: (signal: AbortSignal) => Promise<R>): Promise<R>;
}

interface Run<T extends WorkTable> {
  claimed: Claimed<T>;
  context: Context;
  /** The process is about to end. */
  ending: AbortSignal | undefined;
  /** Columns that tell how far it is, written with every beat. */
  progress: Partial<T['$inferInsert']>;
}

/** The work belongs to another run now, or to nobody. */
export class Lost extends Error {}
/** The process is about to end. */
export class Ending extends Error {}

/** The work of a table. */
export function workQueue<T extends WorkTable>({ table, name, mostAtOnce, begin = {} }: Options<T>): WorkQueue<T> {
  const { id, status, claim, beat_at } = table;
  const anyTable: PgTable = table;
  const isAlive = sql`${status} = 'running' and ${beat_at} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`;
  const isFree = sql`${status} = 'waiting' or (${status} = 'running' and not (${isAlive}))`;
  const isOurs = (claimed: Claimed<T>) => and(eq(id, claimed.id), eq(claim, claimed.claim));

  const claimNext = (db: Database) =>
    db.transaction(async (tx) => {
      // others wait here, so that all count the same
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
      if ((await tx.$count(anyTable, isAlive)) >= mostAtOnce) return undefined;
      const [next] = await tx.select({ id }).from(anyTable).where(isFree).orderBy(asc(id)).limit(1);
      if (!next) return undefined;
      const values = { ...begin, status: 'running', claim: randomUUID(), beat_at: sql`now()` };
      const [row] = await tx.update(anyTable).set(values).where(eq(id, next.id)).returning();
      // what was just written
      return row as Claimed<T> | undefined;
    });

  const settle = async (db: Queryable, claimed: Claimed<T>, outcome: Partial<T['$inferInsert']>) => {
    const values = { ...outcome, claim: null, beat_at: null };
    const [row] = await db.update(anyTable).set(values).where(isOurs(claimed)).returning();
    return row as T['$inferSelect'] | undefined;
  };

  const whileAlive: WorkQueue<T>['whileAlive'] = async ({ claimed, context, ending, progress }, work) => {
    const { db, log } = context;
    const stop = new AbortController();
    const end = () => stop.abort(new Ending());
    if (ending?.aborted) end();
    ending?.addEventListener('abort', end);
    const beat = async () => {
      const values = { ...progress, beat_at: sql`now()` };
      const kept = await db.update(anyTable).set(values).where(isOurs(claimed)).returning({ id });
      if (kept.length === 0) stop.abort(new Lost());
    };
    const pulse = setInterval(() => {
      // a database that is away for a moment says nothing about the work
      beat().catch((error: unknown) =>
        log.warn({ err: error, [name]: claimed.id }, 'a run could not say how far it is'),
      );
    }, BEAT_MS);
    try {
      return await work(stop.signal);
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearInterval(pulse);
      ending?.removeEventListener('abort', end);
    }
  };
  return { claimNext, isOurs, settle, whileAlive };
}

/** Tables of work that say who asked for it. */
type AskedTable = WorkTable & Record<'created_by', PgColumn>;

interface Quota {
  table: AskedTable;
  /** Of whom. */
  user: number;
  most: number;
  /** The refusal's code. */
  code: string;
}

/**
 * Refuses (409) more work of one account than may wait or be under way at a time. Others of the same account wait until the
 * transaction ends, so that all are counted.
 */
export async function checkQuota(tx: Transaction, { table, user, most, code }: Quota): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${code}), ${user})`);
  const unfinished = and(eq(table.created_by, user), inArray(table.status, ['waiting', 'running']));
  const anyTable: PgTable = table;
  if ((await tx.$count(anyTable, unfinished)) >= most) throw problem(409, code);
}

interface WorkerOptions<T extends WorkTable> {
  name: JobName;
  queue: WorkQueue<T>;
  atOnce: number;
  run(claimed: Claimed<T>, context: Context, ending: AbortSignal | undefined): Promise<void>;
}

/** Does all work that waits, the oldest first. Every minute it also looks for what was left by a killed process. */
export function claimWorker<T extends WorkTable>({ name, queue, atOnce, run }: WorkerOptions<T>): Worker {
  return {
    name,
    queue: { expireInSeconds: HOURS_AT_MOST * 3600, retryLimit: 0 },
    atOnce,
    schedule: '* * * * *',
    run: async (_data, context, { signal }) => {
      while (!signal?.aborted) {
        const claimed = await queue.claimNext(context.db);
        if (!claimed) return;
        await run(claimed, context, signal);
      }
    },
  };
}
