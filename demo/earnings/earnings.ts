import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { insertEarnings, writeBalances } from '#server/modules/earnings/index.ts';

const dialect = new PgDialect();

/** Computes what all projects have earned at once, whose orders were loaded without an event for each. */
export async function fillEarnings(client: pg.ClientBase, now: Date): Promise<void> {
  const run = async (statement: SQL) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    await client.query({ text, values });
  };
  await run(sql`delete from project_earnings`);
  await run(insertEarnings(sql`true`, now.toISOString().slice(0, 10)));
  await run(sql`delete from earnings_notes`);
  await fillBalances(client, now);
}

/** Reckons all balances up. */
export async function fillBalances(client: pg.ClientBase, now: Date): Promise<void> {
  const { sql: text, params: values } = dialect.sqlToQuery(writeBalances(sql`true`, now));
  await client.query({ text, values });
}
