import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { UserLotFields } from '#generated/fields/UserLot.ts';
import type { UserLot, UserLotList } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { toWire } from '#server/core/api/wire.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { createPayUrl, manualOrders, orders } from '#server/modules/orders/index.ts';
import { lotBids, lots } from './auctions.table.ts';
import { toPublicLot } from './public-lots.ts';

/** The lots with a valid bid of an account, and its latest bid on each. */
const selectBidLots = (db: Queryable, userId: number) =>
  db
    .select({ lot_id: lotBids.lot_id, latest: sql<number>`max(${lotBids.id})`.as('latest') })
    .from(lotBids)
    .where(and(eq(lotBids.user_id, userId), isNull(lotBids.withdrawn_at)))
    .groupBy(lotBids.lot_id)
    .as('bid_lots');

/** Lists the lots that the caller has bid on, latest bid first; with what is left to do for those won. */
export async function listUserLots({ context, query, user }: Call<'listUserLots'>): Promise<UserLotList> {
  const { limit = 24, offset = 0 } = query;
  const { id: userId } = requireAccount(user);
  const { db } = context;
  const bidLots = selectBidLots(db, userId);
  const isPlaced = and(
    eq(orders.manual_order_id, lots.manual_order_id),
    eq(orders.user_id, userId),
    ne(orders.status, 'cancelled'),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ lot: lots, offer: manualOrders, order_id: orders.id })
      .from(bidLots)
      .innerJoin(lots, eq(lots.id, bidLots.lot_id))
      .leftJoin(manualOrders, and(eq(manualOrders.id, lots.manual_order_id), eq(manualOrders.user_id, userId)))
      .leftJoin(orders, isPlaced)
      .orderBy(desc(bidLots.latest))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(bidLots),
  ]);
  const toUserLot = async ({ lot, offer, order_id }: (typeof rows)[number]): Promise<UserLot> => {
    const isToPay = lot.status === 'sold' && lot.leader_id === userId && order_id === null;
    return {
      ...(await toPublicLot(db, lot, userId)),
      ...(toWire(UserLotFields, {
        pay_until: isToPay ? lot.pay_until : null,
        pay_url: isToPay && offer ? createPayUrl(offer, context.config.publicUrl) : null,
        order_id,
      }) as Pick<UserLot, 'pay_until' | 'pay_url' | 'order_id'>),
    };
  };
  return { lots: await Promise.all(rows.map(toUserLot)), count: total?.count ?? 0, offset, limit };
}
