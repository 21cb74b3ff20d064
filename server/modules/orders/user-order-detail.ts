import { toLocalDay } from '#domain/dates.ts';
import { findBlockingHolder } from '#domain/fulfilment/claims.ts';
import { listOrderSteps } from '#domain/orders/order-steps.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { listShippingChoices } from '#domain/pricing/shipping.ts';
import { isPaid } from '#domain/statuses.ts';
import type { OrderStep, ShopOrder, UserOrder, UserOrderDetail } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readReleaseDays } from './letters/order-mails.ts';
import { findPendingChange } from './order-changes/read-changes.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { readOrderStandings } from './order-standings.ts';
import { readShopOrders } from './shop-orders.ts';
import { toUserOrder } from './user-order.ts';

/** Statuses of an order, and of its parts, before preparation. */
const ORDER_BEFORE_PREPARATION: readonly UserOrder['status'][] = ['paid', 'preorder', 'paused'];
const PART_BEFORE_PREPARATION: readonly ShopOrder['status'][] = ['pending', 'preorder', 'cancelled'];

/**
 * The code of the error that keeps customers from changing the address of their order; undefined if they can. Slips and labels
 * are printed once preparation begins.
 */
export async function findAddressObstacle(
  db: Queryable,
  { now, config }: Pick<Context, 'now' | 'config'>,
  order: OrderRow,
  parts: readonly Pick<ShopOrder, 'status'>[],
): Promise<string | undefined> {
  if (!isPaid(order.payment_status) || order.status === 'cancelled' || order.status === 'completed')
    return 'order_address_unpaid';
  const isBefore =
    ORDER_BEFORE_PREPARATION.includes(order.status) &&
    parts.every(({ status }) => PART_BEFORE_PREPARATION.includes(status)) &&
    findBlockingHolder(order, undefined, now(), config.claimMinutes) === undefined;
  if (!isBefore) return 'order_address_preparing';
  if (order.pickup) return 'order_address_pickup';
  return (await findPendingChange(db, order.id)) ? 'order_address_change_pending' : undefined;
}

/** The steps of the parts of an order. */
async function readSteps(
  { db }: Pick<Context, 'db'>,
  order: OrderRow,
  parts: readonly ShopOrder[],
): Promise<OrderStep[]> {
  const { tables } = await readRates(db);
  const day = toLocalDay(order.created_at.getTime() / 1000);
  const choices = listShippingChoices(
    tables.shipping,
    { country: order.country_id, day },
    { weight: 0, value: 0 },
    'EUR',
    getExchangeRatesOn(tables.exchange, day),
  );
  const releases = await readReleaseDays(
    db,
    parts.flatMap(({ status, lines }) => (status === 'preorder' ? lines.map((line) => line.project_id) : [])),
  );
  return parts.flatMap((part) => {
    // the last record decides when the part can be sent
    const days = part.lines.flatMap(({ project_id }) => releases.get(project_id) ?? []);
    const steps = listOrderSteps({
      status: part.status,
      placed_at: toSeconds(order.created_at),
      paid_at: order.paid_at && toSeconds(order.paid_at),
      released_on: days.toSorted().at(-1) ?? null,
      parcels: part.shipments,
      delivery: choices.find(({ type }) => type === part.shipping_type),
    });
    return steps.map((step) => ({ shop_order_id: part.id, ...step }));
  });
}

/** Reads an order with its steps as its customer sees it. */
export async function readUserOrderDetail(context: Context, order: OrderRow): Promise<UserOrderDetail> {
  const { db } = context;
  const [parts, standings] = await Promise.all([
    readShopOrders(db, [order.id]),
    readOrderStandings(db, context, [order]),
  ]);
  const userOrder = toUserOrder(order, parts.get(order.id) ?? [], standings.get(order.id));
  return {
    ...userOrder,
    steps: await readSteps(context, order, userOrder.shop_orders),
    address_obstacle: (await findAddressObstacle(db, context, order, userOrder.shop_orders)) ?? null,
  };
}

/** An order of the caller with its steps. Throws 404 for any other order. */
export async function getUserOrder({ context, user, params }: Call<'getUserOrder'>): Promise<UserOrderDetail> {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, params.id), eq(orders.user_id, requireAccount(user).id)));
  if (!order) throw notFound();
  return readUserOrderDetail(context, order);
}
