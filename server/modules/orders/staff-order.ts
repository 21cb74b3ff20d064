import { findCustomerId } from '#server/modules/accounts/index.ts';
import { parseOrigin } from '#domain/orders/origin.ts';
import type { Order, Payment } from '#generated/schemas.ts';
import { ordersResource, paymentsResource } from '#generated/resources.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { readOrderChanges } from './order-changes/read-changes.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { readStaffPledge } from './pledges/pledge-state.ts';
import { readShopOrders } from './shop-orders.ts';
import { payments, refunds } from '#server/modules/payments/index.ts';
import { readRefundLines } from './refunds/refund-state.ts';
import { toWireRefund } from './refunds/refund-view.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import { type Row, toWire } from '#server/core/api/wire.ts';

/** Details of an order besides its columns. */
export async function readOrderDetails(
  context: Pick<Context, 'db' | 'config' | 'extensions'>,
  row: OrderRow,
  via: Queryable = context.db,
) {
  const { db } = context;
  const [shopOrders, paymentRows, [refundRows, linesByRefund], changes, pledge, customer_id] = await readTogether(via, [
    () => readShopOrders(db, [row.id], via),
    () => via.select().from(payments).where(eq(payments.order_id, row.id)).orderBy(asc(payments.id)),
    () => readRefunds(via, row.id),
    () => readOrderChanges(via, row, context),
    () => readStaffPledge(via, row),
    () => findCustomerId(via, row),
  ]);
  const parts = shopOrders.get(row.id) ?? [];
  return {
    shop_orders: parts,
    logistician_id: parts.find((part) => part.logistician_id != null)?.logistician_id ?? null,
    transporter: parts.find((part) => part.transporter != null)?.transporter ?? null,
    to_pack: parts.some(
      ({ status, lines }) => OPEN_SHOP_ORDER.includes(status) && lines.some(({ open = 0 }) => open > 0),
    ),
    payments: paymentRows.map((payment) => toWire(paymentsResource.fields, payment) as Payment),
    refunds: refundRows.map((refund) => toWireRefund(refund, linesByRefund.get(refund.id))),
    changes,
    pledge,
    customer_id,
    origin_source: row.origin ? (parseOrigin(row.origin).source ?? null) : null,
  };
}

/** The refunds of an order, and their lines. */
async function readRefunds(db: Queryable, orderId: number) {
  const rows = await db.select().from(refunds).where(eq(refunds.order_id, orderId)).orderBy(asc(refunds.id));
  const ids = rows.map(({ id }) => id);
  return [rows, await readRefundLines(db, ids)] as const;
}

/** The response of an action: the current order with its ETag. */
export async function answerOrder(call: AnyCall, row: OrderRow): Promise<Order> {
  call.reply.header('etag', `"${row.version}"`);
  return viewOrder(call.context, row);
}

/** An order with details. */
export async function viewOrder(
  context: Pick<Context, 'db' | 'config' | 'extensions'>,
  row: OrderRow,
  via: Queryable = context.db,
): Promise<Order & Row> {
  return { ...(toWire(ordersResource.fields, row) as Order), ...(await readOrderDetails(context, row, via)) };
}

/** Increments the version of an order after a change of related rows. */
export async function incrementOrderVersion(tx: Transaction, id: number): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning();
  if (!row) throw new Error(`order ${id} is gone`);
  return row;
}

/** Loads the order `FOR UPDATE`. Throws 404. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const [row] = await lockOrders(tx, [id]);
  if (!row) throw notFound();
  return row;
}

/** Loads existing orders `FOR UPDATE`, in the order of their ids. */
export async function lockOrders(tx: Transaction, ids: readonly number[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
}
