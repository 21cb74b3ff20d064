import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';

/**
 * Whether an account bought a release here: a paid order with a copy that was not cancelled. EU law requires every
 * review to state it.
 */
export async function isVerifiedBuyer(db: Queryable, userId: number, projectId: number): Promise<boolean> {
  const { rows } = await db.execute<{ bought: boolean }>(sql`
    select exists (select 1 from orders o join order_lines l on l.order_id = o.id
      where o.user_id = ${userId} and o.payment_status = 'paid' and o.status <> 'cancelled'
        and l.project_id = ${projectId} and l.quantity > l.cancelled) as bought`);
  return rows[0]?.bought ?? false;
}
