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

/** Rows that count as effects. Amounts are absolute. SQL may refer to `began.at`, the start of the action. */
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
  /** Compares the sum, provided the number stays the same. */
  bySum?: true;
}

/** Sum of `amount` by `currency`, for `EffectRows` of amounts. */
export const SUMMED = { amount: sql`sum(amount)`, currency: sql`currency` };

interface Count extends Record<string, unknown> {
  /** Index in the list of `EffectRows`. */
  index: number;
  currency: Currency | null;
  partner: Partner | null;
  count: number;
  amount: number | null;
}

/**
 * Counts the rows of all effects. In a `repeatable read` transaction two counts differ only by its own writes. Rows with a
 * timestamp are counted from `began` on.
 */
export async function countEffects(
  tx: Transaction,
  counted: readonly EffectRows[],
  began: Date,
  { mail }: LastIds,
): Promise<Count[]> {
  const none = sql`null::text`;
  const counts = counted.map(
    ({ from, count = sql`count(*)`, amount = sql`null`, currency = none, partner = none }, index) => sql`
      select ${index}::int as index, ${currency} as currency, ${partner} as partner,
        coalesce(${count}, 0)::int as count, (${amount})::float8 as amount
      from ${from} group by 2, 3`,
  );
  const { rows } = await tx.execute<Count>(sql`
    with began as (select ${began.toISOString()}::timestamptz as at, ${mail}::int as mail) ${sql.join(counts, sql` union all `)}`);
  return rows;
}

const EMPTY = { count: 0, amount: 0 };

/** The effects between two counts. */
export function diffCounts(
  counted: readonly EffectRows[],
  before: readonly Count[],
  after: readonly Count[],
): MinorEffect[] {
  const keyOf = ({ index, currency, partner }: Count) => [index, currency, partner].join();
  const byKey = (counts: readonly Count[]) => new Map(counts.map((row) => [keyOf(row), row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Map([...was, ...is])].flatMap(([key, { index, currency, partner }]): MinorEffect[] => {
    const [one, other] = [was.get(key) ?? EMPTY, is.get(key) ?? EMPTY];
    const count = other.count - one.count;
    const sum = (other.amount ?? 0) - (one.amount ?? 0);
    const { more, less, bySum } = counted[index] ?? {};
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
