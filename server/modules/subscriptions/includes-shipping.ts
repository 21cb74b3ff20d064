import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import { boxPeriods } from './boxes.table.ts';

/** Whether an order is a subscription period, whose price includes shipping. */
export async function includesShipping(db: Queryable, orderId: number): Promise<boolean> {
  const [period] = await db.select({ id: boxPeriods.id }).from(boxPeriods).where(eq(boxPeriods.order_id, orderId));
  return period !== undefined;
}
