import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import { orders } from '../orders.table.ts';
import { LIVE_PLEDGE } from './pledge-state.ts';
import { pledges } from './pledges.table.ts';

/** Whether a pledge of an account is charged by its saved card. */
export async function isCardPledged(
  db: Queryable,
  { user_id, token }: { readonly user_id: number; readonly token: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: pledges.order_id })
    .from(pledges)
    .innerJoin(orders, eq(orders.id, pledges.order_id))
    .where(and(eq(orders.user_id, user_id), eq(pledges.token, token), inArray(pledges.status, [...LIVE_PLEDGE])))
    .limit(1);
  return rows.length > 0;
}
