import { getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { insertDays, insertSales, sales, salesDays } from '#server/modules/earnings/index.ts';
import { loadWithoutIndexes } from '#server/core/database/bulk-load.ts';

const dialect = new PgDialect();

/** Computes the statistics of all orders at once; orders are loaded without events (`loadWithoutIndexes`). */
export async function fillSales(client: pg.ClientBase): Promise<void> {
  const run = async (statement: SQL) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    await client.query({ text, values });
  };
  // the planner has no statistics of the loaded rows yet
  await client.query('analyze orders, shop_orders, order_lines');
  await loadWithoutIndexes(client, [sales, salesDays].map(getTableName), async () => {
    await run(insertSales(sql.raw('true')));
    for (const statement of insertDays(sql.raw('true'))) await run(statement);
  });
}
