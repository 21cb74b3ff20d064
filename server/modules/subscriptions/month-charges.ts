import type { Currency } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import { EXCEPTION_BEFORE_STOCK } from './box-periods.resource.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { boxPeriods } from './boxes.table.ts';

interface BoxEffect {
  kind: 'charges' | 'orders_created' | 'mails' | 'stock_taken' | 'months_skipped' | 'choices_removed';
  count: number;
  /** In minor units. */
  amount?: number;
  currency?: Currency;
}

/** Reads the effects of running a month. */
export const readMonthEffects = (db: Queryable, monthId: number): Promise<BoxEffect[]> =>
  readSettlementEffects(db, sql`box_periods.month_id = ${monthId} and box_periods.status in ('planned', 'charging')`);

/** Reads the effects of retrying the charges of periods. */
export const readPeriodEffects = (db: Queryable, ids: readonly number[]): Promise<BoxEffect[]> =>
  readSettlementEffects(db, sql`box_periods.id = any(${sql.param([...ids])}::int[]) and box_periods.status = 'failed'`);

/** Condition for a box `b` that is paused or has ended, whose open periods are skipped. */
const IS_SKIPPED = sql`b.status in ('paused', 'cancelled', 'ended')`;

const SETTLED = {
  currency: boxPeriods.currency,
  charges: sql<number>`count(*) filter (where amount > 0)::int`,
  amount: sql<number>`sum(amount)::float8`,
  settled: sql<number>`count(*)::int`,
  taken: sql<number>`count(*) filter (where takes)::int`,
  ended: sql<number>`count(*) filter (where ends)::int`,
};

/**
 * Reads the effects of settling periods if no card is declined: charges, orders, copies and mails. Excludes periods
 * with exceptions; the last copies go to the first periods. A `charging` period has its copy already.
 */
async function readSettlementEffects(db: Queryable, condition: SQL): Promise<BoxEffect[]> {
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
      where ${condition} and (box_periods.status = 'charging'
        or not ${IS_SKIPPED} and (${sql.raw(EXCEPTION_BEFORE_STOCK)}) is null)) box_periods
    where not takes or turn <= copies group by currency order by currency`,
  );
  const sumRows = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const effects: BoxEffect[] = [
    ...rows.map(({ currency, charges, amount }) => ({ kind: 'charges' as const, count: charges, amount, currency })),
    { kind: 'orders_created', count: sumRows(({ settled }) => settled) },
    // the last month's mail announces the end of the box
    { kind: 'mails', count: sumRows(({ settled, ended }) => settled + ended) },
    { kind: 'stock_taken', count: sumRows(({ taken }) => taken) },
    ...(await readSkipEffects(db, condition)),
  ];
  return effects.filter(({ count }) => count > 0);
}

async function readSkipEffects(db: Queryable, condition: SQL): Promise<BoxEffect[]> {
  const { rows } = await db.execute<{ skipped: number; chosen: number }>(sql`
    select count(*)::int as skipped,
      count(*) filter (where box_periods.status = 'planned' and box_periods.item_id is not null)::int as chosen
    from box_periods join boxes b on b.id = box_periods.box_id
    where ${condition} and box_periods.status <> 'charging' and ${IS_SKIPPED}`);
  const { skipped = 0, chosen = 0 } = rows[0] ?? {};
  return [
    { kind: 'choices_removed', count: chosen },
    { kind: 'months_skipped', count: skipped },
  ];
}
