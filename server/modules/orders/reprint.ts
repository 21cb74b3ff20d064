import { sql, type SQL } from 'drizzle-orm';

/** Whether a slip or label of an order says an earlier address and was not printed again since; `orderId` is SQL for its number. */
export const isReprintDue = (orderId: SQL): SQL<boolean> => sql<boolean>`exists (
  select from prints p where p.order_id = ${orderId} and p.outdated
    and not exists (select from prints n where n.order_id = p.order_id and n.kind = p.kind and not n.outdated))`;
