import type { Currency } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import { OBSTACLE } from './box-periods.resource.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { boxPeriods } from './boxes.table.ts';

interface BoxEffect {
  kind: 'charges' | 'orders_created' | 'mails' | 'stock_taken' | 'months_skipped' | 'choices_removed';
  count: number;
  /** Minor. */
  amount?: number;
  currency?: Currency;
}

/** Effects of running a month. */
export const monthCharges = (db: Queryable, monthId: number): Promise<BoxEffect[]> =>
  settledEffects(db, sql`box_periods.month_id = ${monthId} and box_periods.status in ('planned', 'charging')`);

/** Effects of retrying the charges of periods. */
export const periodCharges = (db: Queryable, ids: readonly number[]): Promise<BoxEffect[]> =>
  settledEffects(db, sql`box_periods.id = any(${sql.param([...ids])}::int[]) and box_periods.status = 'failed'`);

/** Whether box `b` is paused or has ended, so that open periods are skipped. */
const IS_OVER = sql`b.status in ('paused', 'cancelled', 'ended')`;

const SETTLED = {
  currency: boxPeriods.currency,
  charges: sql<number>`count(*) filter (where amount > 0)::int`,
  amount: sql<number>`sum(amount)::float8`,
  settled: sql<number>`count(*)::int`,
  taken: sql<number>`count(*) filter (where takes)::int`,
  ended: sql<number>`count(*) filter (where ends)::int`,
};

/**
 * Effects of settling periods if no card is declined: charges, orders, copies and mails. Excludes periods with exceptions; the
 * last copies go to the first periods. A `charging` period has its copy already.
 */
async function settledEffects(db: Queryable, which: SQL): Promise<BoxEffect[]> {
  const rows = await readRows(
    db,
    SETTLED,
    (columns) => sql`
    select ${columns}
    from (
      select box_periods.amount, box_periods.currency, box_periods.status <> 'charging' as takes,
        b.cancelled_at is null and not b.renews and b.paid_months + box_periods.pays <= 1 as ends,
        (select stock from items i where i.id = box_periods.item_id) as copies,
        row_number() over (partition by box_periods.item_id, box_periods.status = 'charging' order by box_periods.id) as turn
      from box_periods join boxes b on b.id = box_periods.box_id
      where ${which} and (box_periods.status = 'charging' or not ${IS_OVER} and (${sql.raw(OBSTACLE)}) is null)) box_periods
    where not takes or turn <= copies group by currency order by currency`,
  );
  const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const effects: BoxEffect[] = [
    ...rows.map(({ currency, charges, amount }) => ({ kind: 'charges' as const, count: charges, amount, currency })),
    { kind: 'orders_created', count: total(({ settled }) => settled) },
    // the last month's mail announces the end of the box
    { kind: 'mails', count: total(({ settled, ended }) => settled + ended) },
    { kind: 'stock_taken', count: total(({ taken }) => taken) },
    ...(await skippedEffects(db, which)),
  ];
  return effects.filter(({ count }) => count > 0);
}

async function skippedEffects(db: Queryable, which: SQL): Promise<BoxEffect[]> {
  const { rows } = await db.execute<{ skipped: number; chosen: number }>(sql`
    select count(*)::int as skipped,
      count(*) filter (where box_periods.status = 'planned' and box_periods.item_id is not null)::int as chosen
    from box_periods join boxes b on b.id = box_periods.box_id
    where ${which} and box_periods.status <> 'charging' and ${IS_OVER}`);
  const { skipped = 0, chosen = 0 } = rows[0] ?? {};
  return [
    { kind: 'choices_removed', count: chosen },
    { kind: 'months_skipped', count: skipped },
  ];
}
