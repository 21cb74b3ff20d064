// Connection pools and the query builder.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { runWithAfterCommit } from './after-commit.ts';
import { DatabaseClient } from './postgres-client.ts';
import { isUnavailable } from './unavailable.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For functions that run with or without a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  /**
   * Reads that may lag: from the replica, if any. Not for decisions about payments. Has its own pool, so that slow reports
   * do not block payments and jobs.
   */
  reads: Database;
  /** Reads of the primary, in a separate pool; equals `reads` without a replica. */
  freshReads: Database;
  /** Waits for running queries. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  url: string;
  replicaUrl?: string;
  /** Maximum connections of each pool. */
  connections?: number;
  /** Age of idle connections to replace. */
  lifetimeSeconds?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
  /** Called for every new connection. */
  onConnect?: () => void;
}

/** A backend caches metadata of every table it has used until its connection closes. */
const LIFETIME_SECONDS = 15 * 60;

/**
 * List queries are prepared statements with values of very different selectivity, so a generic plan would be slow. Set on
 * read connections only: elsewhere foreign keys and triggers would be planned for every row.
 */
const FORCE_CUSTOM_PLAN = 'set plan_cache_mode to force_custom_plan';

/** Creates the pools. Connections are opened on demand. */
export function connect({
  url,
  replicaUrl,
  connections = 12,
  lifetimeSeconds = LIFETIME_SECONDS,
  onError = () => undefined,
  onConnect = () => undefined,
}: ConnectionOptions): Connection {
  const pools: pg.Pool[] = [];
  let isClosing = false;
  const openPool = (connectionString: string, onOpen?: string): Database => {
    const pool = new pg.Pool({
      connectionString,
      max: connections,
      maxLifetimeSeconds: lifetimeSeconds,
      connectionTimeoutMillis: 10_000,
      // detects hosts that disappear without closing the connection
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: DatabaseClient,
      ...(onOpen && { onConnect: (client) => client.query(onOpen) }),
    });
    pool.on('connect', onConnect);
    // while closing, the database may drop connections first
    pool.on('error', (error) => {
      if (!isClosing) onError(error);
    });
    pools.push(pool);
    const db = drizzle(pool);
    db.transaction = (work, config) => transact(pool, work, config);
    return db;
  };
  const db = openPool(url);
  const freshReads = openPool(url, FORCE_CUSTOM_PLAN);
  return {
    db,
    reads: replicaUrl ? openPool(replicaUrl, FORCE_CUSTOM_PLAN) : freshReads,
    freshReads,
    close: async () => {
      isClosing = true;
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

/** Returns the pool of the query builder. Throws for a transaction. */
export function getPool(db: Database): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('A transaction has no pool of connections.');
}

type TransactionConfig = Parameters<Database['transaction']>[1];

/** Runs a transaction on a pooled connection. Drizzle's implementation leaks the connection when BEGIN fails. */
async function transact<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  config: TransactionConfig,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await runWithAfterCommit((run) => drizzle(client).transaction(run, config), work);
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Handled SQLSTATE codes (PostgreSQL manual, appendix A). */
export const SqlState = {
  notNull: '23502',
  foreignKey: '23503',
  unique: '23505',
  check: '23514',
  serialization: '40001',
  deadlock: '40P01',
} as const;

/** Returns the SQLSTATE of a query error, also when wrapped by the query builder. */
export function getSqlState(error: unknown): string | undefined {
  const cause = toDatabaseError(error);
  return cause?.code;
}

/** Returns the name of the violated constraint, e.g. `orders_cart_id_key`. */
export function getViolatedConstraint(error: unknown): string | undefined {
  return toDatabaseError(error)?.constraint;
}

function toDatabaseError(error: unknown): pg.DatabaseError | undefined {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof pg.DatabaseError ? inner : undefined;
}

/** Runs work in a transaction. Retries deadlocks and serialization failures, so it must have no other side effects. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    const state = getSqlState(error);
    const isRetryable = state === SqlState.serialization || state === SqlState.deadlock;
    if (!isRetryable || attempts <= 1) throw error;
    return inTransaction(db, work, attempts - 1);
  }
}
