import type { Currency, Partner } from '#generated/enums.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { fromMinor } from '#domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { LastIds } from './last-ids.ts';

export type Effect = ActionPreview['effects'][number];

/** What an effect comes to, in minor units of its currency. */
export interface MinorEffect {
  kind: Effect['kind'];
  count: number;
  amount?: number;
  currency?: Currency;
  partner?: Partner;
  /** Who is meant, where they are few. */
  names?: readonly string[];
}

/** Rows that count as an effect while they exist; amounts are told without their sign. `began` (`at`) is when the action began. */
export interface EffectRows {
  /** Where there are more of them afterwards. */
  more?: Effect['kind'];
  /** Where there are fewer. */
  less?: Effect['kind'];
  from: SQL;
  /** How many they are; their number unless given. */
  count?: SQL;
  amount?: SQL;
  currency?: SQL;
  partner?: SQL;
  /** The sum is compared while their number stays the same. */
  bySum?: true;
}

/** The sum of what rows come to, for `EffectRows` of amounts. */
export const SUMMED = { amount: sql`sum(amount)`, currency: sql`currency` };

interface Count extends Record<string, unknown> {
  /** Place among the rows that are counted. */
  index: number;
  currency: Currency | null;
  partner: Partner | null;
  count: number;
  amount: number | null;
}

/**
 * Counts what an action can change. Within a `repeatable read` transaction only its own writes make a difference; what has
 * a time is counted from `began` on.
 */
export async function countEffects(
  tx: Transaction,
  counted: readonly EffectRows[],
  began: Date,
  { mail }: LastIds,
): Promise<Count[]> {
  const none = sql`null::text`;
  const counts = counted.map(
    ({ from, count = sql`count(*)`, amount = sql`null`, currency = none, partner = none }, place) => sql`
      select ${place}::int as place, ${currency} as currency, ${partner} as partner,
        coalesce(${count}, 0)::int as count, (${amount})::float8 as amount
      from ${from} group by 2, 3`,
  );
  const { rows } = await tx.execute<Count>(sql`
    with began as (select ${began.toISOString()}::timestamptz as at, ${mail}::int as mail) ${sql.join(counts, sql` union all `)}`);
  return rows;
}

const EMPTY = { count: 0, amount: 0 };

/** What is there after an action and was not before, and what is no longer there where that counts. */
export function diffCounts(
  counted: readonly EffectRows[],
  before: readonly Count[],
  after: readonly Count[],
): MinorEffect[] {
  const keyOf = ({ index: place, currency, partner }: Count) => [place, currency, partner].join();
  const byKey = (counts: readonly Count[]) => new Map(counts.map((row) => [keyOf(row), row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Map([...was, ...is])].flatMap(([key, { index: place, currency, partner }]): MinorEffect[] => {
    const [one, other] = [was.get(key) ?? EMPTY, is.get(key) ?? EMPTY];
    const count = other.count - one.count;
    const sum = (other.amount ?? 0) - (one.amount ?? 0);
    const { more, less, bySum } = counted[place] ?? {};
    // new records have new sums
    const change = bySum ? (count === 0 ? sum : 0) : count;
    const kind = change > 0 ? more : change < 0 ? less : undefined;
    if (!kind) return [];
    const money = currency && { amount: Math.abs(sum), currency };
    return [{ kind, count: bySum ? 1 : Math.abs(count), ...money, ...(partner && { partner }) }];
  });
}

/** An effect as it stands on the wire. */
export function toWireEffect({ amount, currency, names, ...effect }: MinorEffect): Effect {
  const money = currency && amount !== undefined && { amount: fromMinor(amount, currency), currency };
  return { ...effect, ...money, ...(names && { names: [...names] }) };
}
