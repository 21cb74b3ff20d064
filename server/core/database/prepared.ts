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
  return executeQuery(db, dialect.sqlToQuery(query), name);
}

/** Like `executePrepared`, for a statement with a few variants: each is prepared under `name` and a hash of its text. */
export async function executePreparedForm<Row extends object>(
  db: Queryable,
  name: string,
  query: SQL,
): Promise<QueryResult<Row & QueryResultRow>> {
  const builtQuery = dialect.sqlToQuery(query);
  return executeQuery(db, builtQuery, `${name}_${hash('sha1', builtQuery.sql, 'base64url')}`);
}

/** Names of prepared statements by SQL text. Beyond `MAX_PREPARED`, statements run unprepared. */
const statementNames = new Map<string, string>();
const MAX_PREPARED = 400;

/**
 * The name of a statement for read connections, which plan it for its values each time; undefined beyond `MAX_PREPARED`.
 * Saves parsing it.
 */
export function getStatementName(text: string): string | undefined {
  let name = statementNames.get(text);
  if (!name && statementNames.size < MAX_PREPARED) {
    name = `list_${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}

/** Runs a built query; with a name as a prepared statement. Timestamps are texts. */
export async function executeQuery<Row extends object>(
  db: Queryable,
  query: Query,
  name?: string,
): Promise<QueryResult<Row & QueryResultRow>> {
  const prepared = db._.session.prepareQuery<{
    execute: QueryResult<Row & QueryResultRow>;
    all: unknown;
    values: unknown;
  }>(query, undefined, name, false);
  return prepared.execute();
}
