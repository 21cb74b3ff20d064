import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { executePreparedForm } from './prepared.ts';

/** Statements by the names under which others see the rows they return. */
export type Statements = Readonly<Record<string, SQLWrapper | undefined>>;

/**
 * Runs several INSERT, UPDATE or DELETE statements in one round trip, as common table expressions of one statement. They
 * run in no given order and none sees what another has written, except through the rows it returns, by its name. A SELECT
 * among them would not run unless another names it; `last` runs after them, and its rows are answered. With a name it is prepared
 * (`executePreparedForm`).
 */
export async function runStatements(
  db: Queryable,
  statements: Statements,
  last: SQL = sql`select 1`,
  name?: string,
): Promise<Record<string, unknown>[]> {
  const writes = Object.entries(statements).flatMap(([name, statement]) =>
    statement ? [sql`${sql.identifier(name)} as (${statement.getSQL()})`] : [],
  );
  const query = writes.length > 0 ? sql`with ${sql.join(writes, sql`, `)} ${last}` : last;
  const { rows } = await (name ? executePreparedForm<Record<string, unknown>>(db, name, query) : db.execute(query));
  return rows;
}
