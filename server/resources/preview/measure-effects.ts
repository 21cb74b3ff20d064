import type { Currency, Partner } from '#generated/enums.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { fromMinor } from '#domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { LastIds } from './last-ids.ts';

export type Effect = ActionPreview['effects'][number];

/** An effect with its amount in minor units of `currency`. */
export interface MinorEffect {
  kind: Effect['kind'];
  count: number;
  amount?: number;
  currency?: Currency;
  partner?: Partner;
  /** Names of the people concerned, when there are few. */
  names?: readonly string[];
}

/**
 * Rows that count as effects. Amounts are absolute. SQL may refer to `began.at`, the start of the action, and
 * `began.mail`, the id of the last mail before it.
 */
export interface EffectRows {
  /** Effect when their number increases. */
  more?: Effect['kind'];
  /** Effect when their number decreases. */
  less?: Effect['kind'];
  from: SQL;
  /** Count expression; `count(*)` by default. */
  count?: SQL;
  amount?: SQL;
  currency?: SQL;
  partner?: SQL;
  /** Compares the sums instead of the counts, when the counts are equal. */
  bySum?: true;
}

/** Sum of `amount` by `currency`, for `EffectRows` of amounts. */
export const SUM_BY_CURRENCY = { amount: sql`sum(amount)`, currency: sql`currency` };

interface Count extends Record<string, unknown> {
  /** Index in the list of `EffectRows`. */
  index: number;
  currency: Currency | null;
  partner: Partner | null;
  count: number;
  amount: number | null;
}

/**
 * Counts the rows of all effects. In a `repeatable read` transaction, two counts differ only by the transaction's
 * writes. Rows with a timestamp are counted from `startedAt` on.
 */
export async function countEffects(
  tx: Transaction,
  effectRows: readonly EffectRows[],
  startedAt: Date,
  { mail }: LastIds,
): Promise<Count[]> {
  const none = sql`null::text`;
  const counts = effectRows.map(
    ({ from, count = sql`count(*)`, amount = sql`null`, currency = none, partner = none }, index) => sql`
      select ${index}::int as index, ${currency} as currency, ${partner} as partner,
        coalesce(${count}, 0)::int as count, (${amount})::float8 as amount
      from ${from} group by 2, 3`,
  );
  const { rows } = await tx.execute<Count>(sql`
    with began as (select ${startedAt.toISOString()}::timestamptz as at, ${mail}::int as mail)
    ${sql.join(counts, sql` union all `)}`);
  return rows;
}

const EMPTY = { count: 0, amount: 0 };

/** The effects between two counts. */
export function diffCounts(
  effectRows: readonly EffectRows[],
  before: readonly Count[],
  after: readonly Count[],
): MinorEffect[] {
  const toKey = ({ index, currency, partner }: Count) => [index, currency, partner].join();
  const toCountsByKey = (counts: readonly Count[]) => new Map(counts.map((row) => [toKey(row), row]));
  const [countsBefore, countsAfter] = [toCountsByKey(before), toCountsByKey(after)];
  const allCounts = new Map([...countsBefore, ...countsAfter]);
  return [...allCounts].flatMap(([key, { index, currency, partner }]): MinorEffect[] => {
    const [countBefore, countAfter] = [countsBefore.get(key) ?? EMPTY, countsAfter.get(key) ?? EMPTY];
    const count = countAfter.count - countBefore.count;
    const sum = (countAfter.amount ?? 0) - (countBefore.amount ?? 0);
    const { more, less, bySum } = effectRows[index] ?? {};
    // sums are comparable only for the same records
    const change = bySum ? (count === 0 ? sum : 0) : count;
    const kind = change > 0 ? more : change < 0 ? less : undefined;
    if (!kind) return [];
    const money = currency && { amount: Math.abs(sum), currency };
    return [{ kind, count: bySum ? 1 : Math.abs(count), ...money, ...(partner && { partner }) }];
  });
}

/** An effect in wire format. */
export function toWireEffect({ amount, currency, names, ...effect }: MinorEffect): Effect {
  const money = currency && amount !== undefined && { amount: fromMinor(amount, currency), currency };
  return { ...effect, ...money, ...(names && { names: [...names] }) };
}
