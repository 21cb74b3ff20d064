import { hash } from 'node:crypto';
import { type Query, type SQL } from 'drizzle-orm';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';
import { dialect } from './dialect.ts';

/**
 * Runs a named prepared statement. Only for look-ups by key, where a generic plan suits all values. The SQL text of a
 * name must be constant: values are parameters, lists are arrays.
 */
export async function executePrepared<Row extends object>(
  db: Queryable,
  name: string,
  query: SQL,
): Promise<QueryResult<Row & QueryResultRow>> {
  return execute(db, name, dialect.sqlToQuery(query));
}

/** Like `executePrepared`, for a statement with a few variants: each is prepared under `name` and a hash of its text. */
export async function executePreparedForm<Row extends object>(
  db: Queryable,
  name: string,
  query: SQL,
): Promise<QueryResult<Row & QueryResultRow>> {
  const builtQuery = dialect.sqlToQuery(query);
  return execute(db, `${name}_${hash('sha1', builtQuery.sql, 'base64url')}`, builtQuery);
}

async function execute<Row extends object>(
  db: Queryable,
  name: string,
  query: Query,
): Promise<QueryResult<Row & QueryResultRow>> {
  const prepared = db._.session.prepareQuery<{
    execute: QueryResult<Row & QueryResultRow>;
    all: unknown;
    values: unknown;
  }>(query, undefined, name, false);
  return prepared.execute();
}
