import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { cachedFor } from '#server/core/cache/cached.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Machine } from './machine.ts';
import { run } from './run.ts';

/** Up to here every row is counted; beyond, an estimate is enough for a list nobody reads to its end. */
export const EXACT_UP_TO = 10_000;

export interface Total {
  count: number;
  estimated: boolean;
}

const dialect = new PgDialect();
const totals = cachedFor<Total>(2);
const exactTotals = cachedFor<number>(10);

function keyOf({ name }: Machine, where: SQL | undefined): string {
  if (!where) return name;
  const { sql: text, params } = dialect.sqlToQuery(where);
  return `${name} ${text} ${JSON.stringify(params)}`;
}

const condition = (where: SQL | undefined): SQL => (where ? sql`where ${where}` : sql``);

/** How many rows fulfil the conditions, at most two seconds old; an estimate of the planner beyond 10,000. */
export function countRows(db: Database, machine: Machine, where: SQL | undefined): Promise<Total> {
  return totals(db).get(keyOf(machine, where), async () => {
    const limit = sql.raw(String(EXACT_UP_TO + 1));
    const [row] = await run(
      db,
      sql`select count(*)::integer as count from (select from ${machine.table} ${condition(where)} limit ${limit}) counted`,
    );
    const count = Number(row?.count);
    return count <= EXACT_UP_TO
      ? { count, estimated: false }
      : { count: await estimate(db, machine, where), estimated: true };
  });
}

/** How many rows there really are; for pages so deep that the estimate would miss them. At most ten seconds old. */
export function countExactly(db: Database, machine: Machine, where: SQL | undefined): Promise<number> {
  return exactTotals(db).get(keyOf(machine, where), async () => {
    const [row] = await run(db, sql`select count(*)::integer as count from ${machine.table} ${condition(where)}`);
    return Number(row?.count);
  });
}

/** What the planner expects, which costs a fraction of a millisecond however many rows there are. */
async function estimate(db: Database, machine: Machine, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${machine.table} ${condition(where)}`,
  );
  return Math.max(EXACT_UP_TO + 1, Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0));
}
