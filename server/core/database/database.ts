// The pools of connections and the query builder over them.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { runWithAfterCommit } from './after-commit.ts';
import { DatabaseClient } from './postgres-client.ts';
import { isUnavailable } from './unavailable.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either of the two: for functions that take part in a transaction when there is one. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  /**
   * Reads that may lag a moment behind: the replica's where there is one. Never for what a payment decides on. They have
   * connections of their own, so that payments and jobs never wait for a year's statistics.
   */
  reads: Database;
  /** Waits for queries under way. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  url: string;
  replicaUrl?: string;
  /** Most connections of this process for either purpose. */
  connections?: number;
  /** Age at which a connection is replaced by a new one, between two uses. */
  lifetimeSeconds?: number;
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
  onError?: (error: Error) => void;
  /** Told of every new connection: the database can be reached. */
  onConnect?: () => void;
}

/** The server process of a connection remembers every table it has seen, and gives that memory back only with its end. */
const LIFETIME_SECONDS = 15 * 60;

/**
 * Lists are prepared by their text and planned for the values they are run with: one plan for all of them would read an index
 * of paid orders from end to end in search of the few that are not invoiced. Only connections for reads say so: elsewhere
 * statements have no names, and foreign keys and triggers would be planned anew with every row.
 */
const FORCE_CUSTOM_PLAN = 'set plan_cache_mode to force_custom_plan';

/** Opens the pools. Connections are made when the first query needs one. */
export function connect({
  url,
  replicaUrl,
  connections = 12,
  lifetimeSeconds = LIFETIME_SECONDS,
  onError = () => undefined,
  onConnect = () => undefined,
}: ConnectionOptions): Connection {
  const pools: pg.Pool[] = [];
  let closing = false;
  const open = (connectionString: string, onOpen?: string): Database => {
    const pool = new pg.Pool({
      connectionString,
      max: connections,
      maxLifetimeSeconds: lifetimeSeconds,
      connectionTimeoutMillis: 10_000,
      // a host that vanishes closes no connection
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: DatabaseClient,
      ...(onOpen && { onConnect: (client) => client.query(onOpen) }),
    });
    pool.on('connect', onConnect);
    // the pool has ended before the last of its connections is closed, and the database may be quicker
    pool.on('error', (error) => {
      if (!closing) onError(error);
    });
    pools.push(pool);
    const db = drizzle(pool);
    db.transaction = (work, config) => transact(pool, work, config);
    return db;
  };
  return {
    db: open(url),
    reads: open(replicaUrl ?? url, FORCE_CUSTOM_PLAN),
    close: async () => {
      closing = true;
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

type TransactionConfig = Parameters<Database['transaction']>[1];

/**
 * A transaction on a connection of the pool. Drizzle's own never gives back a connection on which BEGIN failed: after as
 * many lost connections as the pool has, nothing would be answered any more.
 */
async function transact<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  config: TransactionConfig,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await runWithAfterCommit((run) => drizzle(client).transaction(run, config), work);
  } catch (error) {
    broken = isUnavailable(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** SQLSTATE codes the shop reacts to (PostgreSQL manual, appendix A). */
export const SqlState = {
  notNull: '23502',
  foreignKey: '23503',
  unique: '23505',
  check: '23514',
  serialization: '40001',
  deadlock: '40P01',
} as const;

/** The SQLSTATE of an error a query threw, also inside the error that the query builder wraps around it. */
export function getSqlState(error: unknown): string | undefined {
  const cause = databaseError(error);
  return cause?.code;
}

/** The name of the constraint that a row broke, e.g. `orders_cart_id_key`. */
export function getViolatedConstraint(error: unknown): string | undefined {
  return databaseError(error)?.constraint;
}

function databaseError(error: unknown): pg.DatabaseError | undefined {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof pg.DatabaseError ? inner : undefined;
}

/**
 * Runs the work in one transaction; all of it is kept or none. When the database gave it up in favour of another
 * (deadlock, serialization), it is run again, so the work must do nothing outside the transaction.
 */
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
