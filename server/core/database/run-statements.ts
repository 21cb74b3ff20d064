import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { executePreparedForm } from './prepared.ts';

/** Statements by CTE name. */
export type Statements = Readonly<Record<string, SQLWrapper | undefined>>;

/**
 * Runs several INSERT, UPDATE or DELETE statements in one round trip, as CTEs of one statement. Their order is undefined, and
 * a statement sees the writes of another only by its returned rows. An unreferenced SELECT would not run. Returns the rows
 * of `finalQuery`. With `name` the statement is prepared (`executePreparedForm`).
 */
export async function runStatements(
  db: Queryable,
  statements: Statements,
  finalQuery: SQL = sql`select 1`,
  name?: string,
): Promise<Record<string, unknown>[]> {
  const writes = Object.entries(statements).flatMap(([name, statement]) =>
    statement ? [sql`${sql.identifier(name)} as (${statement.getSQL()})`] : [],
  );
  const query = writes.length > 0 ? sql`with ${sql.join(writes, sql`, `)} ${finalQuery}` : finalQuery;
  const { rows } = await (name ? executePreparedForm<Record<string, unknown>>(db, name, query) : db.execute(query));
  return rows;
}
