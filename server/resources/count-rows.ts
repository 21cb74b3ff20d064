import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { cachedFor } from '#server/core/cache/cached.ts';
import type { Database } from '#server/core/database/database.ts';
import type { ResourceRuntime } from './resource-runtime.ts';
import { runQuery } from './run-query.ts';

/** Up to here every row is counted; beyond, an estimate is enough for a list nobody reads to its end. */
export const MAX_EXACT_COUNT = 10_000;

export interface Total {
  count: number;
  estimated: boolean;
}

const dialect = new PgDialect();
const totals = cachedFor<Total>(2);
const exactTotals = cachedFor<number>(10);

function cacheKey({ name }: ResourceRuntime, where: SQL | undefined): string {
  if (!where) return name;
  const { sql: text, params } = dialect.sqlToQuery(where);
  return `${name} ${text} ${JSON.stringify(params)}`;
}

const whereClause = (where: SQL | undefined): SQL => (where ? sql`where ${where}` : sql``);

/** How many rows fulfil the conditions, at most two seconds old; an estimate of the planner beyond 10,000. */
export function countRows(db: Database, runtime: ResourceRuntime, where: SQL | undefined): Promise<Total> {
  return totals(db).get(cacheKey(runtime, where), async () => {
    const limit = sql.raw(String(MAX_EXACT_COUNT + 1));
    const [row] = await runQuery(
      db,
      sql`select count(*)::integer as count from (select from ${runtime.table} ${whereClause(where)} limit ${limit}) counted`,
    );
    const count = Number(row?.count);
    return count <= MAX_EXACT_COUNT
      ? { count, estimated: false }
      : { count: await estimateRows(db, runtime, where), estimated: true };
  });
}

/** How many rows there really are; for pages so deep that the estimate would miss them. At most ten seconds old. */
export function countExactly(db: Database, runtime: ResourceRuntime, where: SQL | undefined): Promise<number> {
  return exactTotals(db).get(cacheKey(runtime, where), async () => {
    const [row] = await runQuery(
      db,
      sql`select count(*)::integer as count from ${runtime.table} ${whereClause(where)}`,
    );
    return Number(row?.count);
  });
}

/** What the planner expects, which costs a fraction of a millisecond however many rows there are. */
async function estimateRows(db: Database, runtime: ResourceRuntime, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${runtime.table} ${whereClause(where)}`,
  );
  return Math.max(MAX_EXACT_COUNT + 1, Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0));
}
