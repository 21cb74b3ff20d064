import { hash } from 'node:crypto';
import { type Query, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs a query as a statement prepared by name, which a connection parses once and plans a few times, then keeps. Only for
 * look-ups by keys, where one plan is good for all values. The text of a name must always be the same: values are
 * parameters, lists are arrays.
 */
export async function executePrepared<Row extends object>(
  db: Queryable,
  name: string,
  query: SQL,
): Promise<QueryResult<Row & QueryResultRow>> {
  return execute(db, name, dialect.sqlToQuery(query));
}

/** As `executePrepared`, for a statement whose text has a few variants: each is prepared under `name` plus a hash of its text. */
export async function executePreparedForm<Row extends object>(
  db: Queryable,
  name: string,
  query: SQL,
): Promise<QueryResult<Row & QueryResultRow>> {
  const built = dialect.sqlToQuery(query);
  return execute(db, `${name}_${hash('sha1', built.sql, 'base64url')}`, built);
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
