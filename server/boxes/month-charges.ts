import type { Currency } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import { EXCEPTION } from '#server/boxes/box-periods.resource.ts';
import type { Queryable } from '#server/platform/database.ts';

interface Charges {
  kind: 'charges';
  count: number;
  amount: number;
  currency: Currency;
}

/**
 * What running a month would do: orders, mails and the cards it would charge, amounts in minor units. The last copies of a
 * record go to the first subscriptions.
 */
export async function monthCharges(db: Queryable, monthId: number) {
  const able = sql`select amount, currency from (
    select box_periods.*, (${EXCEPTION}) as exception,
      row_number() over (partition by item_id order by box_periods.id) as turn,
      (select stock from items i where i.id = box_periods.item_id) as copies
    from box_periods where month_id = ${monthId} and status in ('planned', 'charging')) open
    where exception is null or (exception = 'short' and turn <= copies)`;
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${able}) able`);
  const count = rows[0]?.count ?? 0;
  const made =
    count > 0
      ? ([
          { kind: 'orders_created', count },
          { kind: 'mails', count },
        ] as const)
      : [];
  return [...(await chargesOf(db, able)), ...made];
}

/** What asking the cards of these months once more would charge. */
export async function periodCharges(db: Queryable, ids: readonly number[]) {
  const asked = sql`select amount, currency from box_periods where id = any(${sql.param([...ids])}::int[])`;
  return [...(await chargesOf(db, asked)), { kind: 'mails', count: ids.length } as const];
}

async function chargesOf(db: Queryable, periods: SQL): Promise<Charges[]> {
  const { rows } = await db.execute<{ currency: Currency; count: number; amount: number }>(sql`
    select currency, count(*)::int as count, sum(amount)::float8 as amount from (${periods}) asked
    where amount > 0 group by currency order by currency`);
  return rows.map((row) => ({ kind: 'charges', ...row }));
}
