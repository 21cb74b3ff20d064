import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { OrderRow } from './orders.table.ts';
import { readPledgeViews } from './pledges/pledge-state.ts';
import { listOpenBoxes } from './sold-boxes.ts';
import type { OrderStanding } from './user-order.ts';

/** Reads what customers can do with pledged orders and with orders of boxes, by order id. */
export async function readOrderStandings(
  db: Queryable,
  context: Pick<Context, 'config' | 'now' | 'extensions'>,
  orders: readonly OrderRow[],
): Promise<Map<number, OrderStanding>> {
  const pledges = await readPledgeViews(db, context, orders);
  const ids = orders.filter((order) => listOpenBoxes(order).length > 0).map(({ id }) => id);
  const obstacles = ids.length > 0 ? await context.extensions.readBoxObstacles(db, ids) : new Map();
  return new Map(orders.map(({ id }) => [id, { pledged: pledges.get(id), boxObstacle: obstacles.get(id) }]));
}
