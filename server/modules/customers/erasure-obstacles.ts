import type { ErasureObstacle } from '#generated/enums.ts';
import type { ErasureCase } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { DataSubject } from '#server/resources/privacy/personal-data.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Rows that prevent an erasure, by obstacle. */
const OBSTACLES: Readonly<Record<ErasureObstacle, (person: DataSubject) => SQL>> = {
  staff: ({ user_id }) => sql`users where id = ${user_id}::integer and role in ('team', 'admin')`,
  open_orders: (person) =>
    sql`orders where ${matches(person, 'id')} and status in ('preorder', 'paid', 'paused', 'in_preparation', 'sent')`,
  unpaid_orders: (person) =>
    sql`orders where ${matches(person, 'id')} and status <> 'cancelled'
      and (status = 'pledged' or payment_status in ('pending', 'processing'))`,
  refunds_under_way: (person) => sql`refunds where ${matches(person)} and status = 'processing'`,
  disputes: (person) => sql`disputes where ${matches(person)} and status in ('needs_response', 'under_review')`,
  changes_to_pay: (person) => sql`order_changes where ${matches(person)} and status = 'pending'`,
  not_invoiced: (person) =>
    sql`orders where ${matches(person, 'id')} and payment_status = 'paid' and paid_at is not null
      and accounting_status = 'to_do'`,
  boxes: ({ user_id }) => sql`boxes where user_id = ${user_id}::integer and status in ('active', 'paused', 'past_due')`,
  bids: ({ user_id }) => sql`lots where leader_id = ${user_id}::integer and status in ('open', 'sold')`,
  // balances of artists belong to their shop
  shops: ({ user_id }) => sql`shops where user_id = ${user_id}::integer`,
};

const matches = ({ orders }: DataSubject, column: 'id' | 'order_id' = 'order_id'): SQL =>
  sql`${sql.raw(column)} = any (${sql.param([...orders])}::integer[])`;

/** Finds the obstacles to an erasure with their counts. */
export async function findObstacles(db: Queryable, person: DataSubject): Promise<ErasureCase[]> {
  const cases = Object.entries(OBSTACLES) as [ErasureObstacle, (person: DataSubject) => SQL][];
  const parts = cases.map(
    ([code, from]) => sql`select ${code}::text as code, count(*)::int as count from ${from(person)}`,
  );
  const { rows } = await db.execute<{ code: ErasureObstacle; count: number }>(sql.join(parts, sql` union all `));
  return rows.filter(({ count }) => count > 0).map(({ code, count }) => ({ code, count }));
}
