import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { createCacheByOwner } from '#server/core/cache/cached.ts';
import type { Database } from '#server/core/database/database.ts';
import { dialect } from '#server/core/database/dialect.ts';
import type { ResourceRuntime } from './resource-runtime.ts';
import { runQuery, whereClause } from './run-query.ts';

/** Rows are counted exactly up to this number, and estimated beyond. */
export const MAX_EXACT_COUNT = 10_000;

export interface Total {
  count: number;
  estimated: boolean;
}

const totals = createCacheByOwner<Total>(2);
const exactTotals = createCacheByOwner<number>(10);

function buildCacheKey({ name }: ResourceRuntime, where: SQL | undefined): string {
  if (!where) return name;
  const { sql: text, params } = dialect.sqlToQuery(where);
  return `${name} ${text} ${JSON.stringify(params)}`;
}

/** Number of matching rows, cached for two seconds; the planner's estimate beyond `MAX_EXACT_COUNT`. */
export function countRows(db: Database, runtime: ResourceRuntime, where: SQL | undefined): Promise<Total> {
  return totals(db).get(buildCacheKey(runtime, where), async () => {
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

/** Exact number of matching rows, cached for ten seconds; for pages deep enough that the estimate would be wrong. */
export function countExactly(db: Database, runtime: ResourceRuntime, where: SQL | undefined): Promise<number> {
  return exactTotals(db).get(buildCacheKey(runtime, where), async () => {
    const [row] = await runQuery(
      db,
      sql`select count(*)::integer as count from ${runtime.table} ${whereClause(where)}`,
    );
    return Number(row?.count);
  });
}

/** The planner's estimate, in constant time. */
async function estimateRows(db: Database, runtime: ResourceRuntime, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${runtime.table} ${whereClause(where)}`,
  );
  return Math.max(MAX_EXACT_COUNT + 1, Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0));
}
