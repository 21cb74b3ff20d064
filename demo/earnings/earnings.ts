import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { toLocalDay } from '#domain/dates.ts';
import { insertEarnings, writeBalances } from '#server/modules/earnings/index.ts';

const dialect = new PgDialect();

/** Computes the earnings of all projects at once; orders are loaded without events. */
export async function fillEarnings(client: pg.ClientBase, now: Date): Promise<void> {
  const run = async (statement: SQL) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    await client.query({ text, values });
  };
  await run(sql`delete from project_earnings`);
  await run(insertEarnings(sql`true`, toLocalDay(now.getTime() / 1000)));
  await run(sql`delete from earnings_notes`);
  await fillBalances(client, now);
}

/** Recomputes all balances. */
export async function fillBalances(client: pg.ClientBase, now: Date): Promise<void> {
  const { sql: text, params: values } = dialect.sqlToQuery(writeBalances(sql`true`, now));
  await client.query({ text, values });
}
