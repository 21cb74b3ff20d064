import { sql, type SQL } from 'drizzle-orm';

/** SQL: whether a slip or label was printed with an earlier address and not reprinted since. `orderId` is SQL. */
export const isReprintDue = (orderId: SQL): SQL<boolean> => sql<boolean>`exists (
  select from prints p where p.order_id = ${orderId} and p.outdated
    and not exists (select from prints n where n.order_id = p.order_id and n.kind = p.kind and not n.outdated))`;
