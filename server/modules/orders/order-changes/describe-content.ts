import { asc, eq } from 'drizzle-orm';
import { orderLines } from '../shop-orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Describes the remaining items of an order for the audit log: "2 × Salt & Signal (Red LP), 1 × Fjord (CD)". */
export async function describeContent(tx: Queryable, orderId: number): Promise<string> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.order_id, orderId)).orderBy(asc(orderLines.id));
  return lines
    .filter(({ quantity, cancelled }) => cancelled < quantity)
    .map(({ quantity, cancelled, name, item_name }) => {
      const text = `${quantity - cancelled} × ${name}`;
      return item_name ? `${text} (${item_name})` : text;
    })
    .join(', ');
}
