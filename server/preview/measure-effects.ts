import type { Currency, Partner } from '#generated/enums.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { fromMinor } from '#domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database.ts';

export type Effect = ActionPreview['effects'][number];

/** What an effect comes to, in minor units of its currency. */
export interface MinorEffect {
  kind: Effect['kind'];
  count: number;
  amount?: number;
  currency?: Currency;
  partner?: Partner;
}

/** Rows that count as an effect while they exist, with their amount; negative amounts are told without their sign. */
const ROWS = [
  { kind: 'mails', from: sql`mails`, where: sql`true`, amount: sql`null::int`, currency: sql`null::text` },
  { kind: 'invoices', from: sql`invoices`, where: sql`type = 'invoice'`, amount: sql`total`, currency: sql`currency` },
  { kind: 'refunds', from: sql`refunds`, where: sql`status <> 'failed'`, amount: sql`amount`, currency: sql`currency` },
  {
    kind: 'payouts',
    from: sql`artist_payouts`,
    where: sql`status = 'paid'`,
    amount: sql`amount`,
    currency: sql`currency`,
  },
  {
    kind: 'orders_prepared',
    from: sql`shop_orders`,
    where: sql`status = 'in_preparation'`,
    amount: sql`null::int`,
    currency: sql`null::text`,
  },
] as const satisfies readonly { kind: Effect['kind']; from: SQL; where: SQL; amount: SQL; currency: SQL }[];

interface Count extends Record<string, unknown> {
  kind: (typeof ROWS)[number]['kind'] | 'stock';
  currency: Currency | null;
  count: number;
  amount: number | null;
}

/** Counts what an action can add to. Within a `repeatable read` transaction only its own writes make a difference. */
export async function countEffects(tx: Transaction): Promise<Count[]> {
  const counted = ROWS.map(
    ({ kind, from, where, amount, currency }) => sql`
      select ${kind}::text as kind, ${currency} as currency, count(*)::int as count, sum(${amount})::float8 as amount
      from ${from} where ${where} group by 2`,
  );
  const stock = sql`select 'stock'::text, null::text, coalesce(sum(stock), 0)::int, null::float8 from items`;
  const { rows } = await tx.execute<Count>(sql.join([...counted, stock], sql` union all `));
  return rows;
}

/** What is there after an action and was not before. */
export function differenceOf(before: readonly Count[], after: readonly Count[]): MinorEffect[] {
  return after.flatMap((row): MinorEffect[] => {
    const was = before.find(({ kind, currency }) => kind === row.kind && currency === row.currency);
    const count = row.count - (was?.count ?? 0);
    if (row.kind === 'stock')
      return count === 0 ? [] : [{ kind: count > 0 ? 'stock_returned' : 'stock_taken', count: Math.abs(count) }];
    if (count <= 0) return [];
    const amount = Math.abs((row.amount ?? 0) - (was?.amount ?? 0));
    return [{ kind: row.kind, count, ...(row.currency && { amount, currency: row.currency }) }];
  });
}

/** An effect as it stands on the wire. */
export function effectOnWire({ amount, currency, ...effect }: MinorEffect): Effect {
  return currency && amount !== undefined ? { ...effect, amount: fromMinor(amount, currency), currency } : effect;
}
