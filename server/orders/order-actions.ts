import type { BulkAnswer, Order } from '#generated/schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { inBulk } from '#server/api/in-bulk.ts';
import { notFound } from '#server/api/problem.ts';
import { audited } from '#server/audit/audit.ts';
import { mailOrderConfirmation, mailParcels } from '#server/mail/order-mails.ts';
import { checkOffered, moveParts, notAllowed, partsOf, type ShopOrderRow } from '#server/orders/move-order.ts';
import { OPEN_SHOP_ORDER } from '#server/orders/order-status.ts';
import { orderLines, shipments } from '#server/orders/orders.table.ts';
import { answerOrder, lockOrder } from '#server/orders/staff-order.ts';
import { inTransaction, type Transaction } from '#server/platform/database.ts';

/** Marks the parcel of one shop, or of all that are still open, as sent; writes to the customer unless told not to. */
export async function adminShipOrder(call: Call<'adminShipOrder'>): Promise<Order> {
  const { context, params, body } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const before = await lockOrder(tx, params.id);
    checkOffered(call.operation, before);
    const open = openParts(await partsOf(tx, before.id), body.shop_order_id);
    const sent_at = context.now();
    const after = await moveParts(tx, before, open, 'sent', sent_at);
    const parcels = await writeParcels(tx, open, body, sent_at);
    const { tracking_transporter, tracking_number } = body;
    await audited(tx, call, 'orders', before.id, before, { ...after, tracking_transporter, tracking_number });
    if (body.notify ?? true) await mailParcels(tx, context, after, parcels);
    return after;
  });
  return answerOrder(call, order);
}

/** The part that was asked for, else all that wait for a parcel. Throws when there is none. */
function openParts(parts: readonly ShopOrderRow[], wanted: number | null | undefined): ShopOrderRow[] {
  if (wanted != null) {
    const part = parts.find(({ id }) => id === wanted);
    if (!part) throw notFound();
    return [part];
  }
  const open = parts.filter(({ status }) => OPEN_SHOP_ORDER.includes(status));
  const [first] = parts;
  if (open.length === 0) throw notAllowed(first?.status ?? 'cancelled', 'sent');
  return open;
}

async function writeParcels(
  tx: Transaction,
  parts: readonly ShopOrderRow[],
  body: Call<'adminShipOrder'>['body'],
  sent_at: Date,
): Promise<number[]> {
  const ids = parts.map(({ id }) => id);
  const lines = await tx
    .select({ id: orderLines.id, shop_order_id: orderLines.shop_order_id })
    .from(orderLines)
    .where(inArray(orderLines.shop_order_id, ids));
  const { tracking_transporter, tracking_number, tracking_link } = body;
  const written = await tx
    .insert(shipments)
    .values(
      parts.map(({ id, order_id }) => ({
        order_id,
        shop_order_id: id,
        status: 'sent' as const,
        tracking_transporter,
        tracking_number,
        tracking_link,
        line_ids: lines.filter(({ shop_order_id }) => shop_order_id === id).map((line) => line.id),
        sent_at,
        created_at: sent_at,
      })),
    )
    .returning({ id: shipments.id });
  return written.map(({ id }) => id);
}

/** Starts preparing orders, record by record: one that cannot be prepared does not hold up the others. */
export async function adminPrepareOrders(call: Call<'adminPrepareOrders'>): Promise<BulkAnswer> {
  return inBulk(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOffered(call.operation, before);
      const waiting = (await partsOf(tx, id)).filter(({ status }) => status === 'pending' || status === 'preorder');
      const after = await moveParts(tx, before, waiting, 'in_preparation', call.context.now());
      await audited(tx, call, 'orders', id, before, after);
    }),
  );
}

/** Marks all parcels of a sent order as delivered. */
export async function adminDeliverOrder(call: Call<'adminDeliverOrder'>): Promise<Order> {
  const { context, params } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const before = await lockOrder(tx, params.id);
    checkOffered(call.operation, before);
    const underWay = (await partsOf(tx, before.id)).filter(({ status }) => status === 'sent');
    await tx
      .update(shipments)
      .set({ status: 'delivered' })
      .where(and(eq(shipments.order_id, before.id), inArray(shipments.status, ['sent', 'arrived'])));
    const after = await moveParts(tx, before, underWay, 'delivered', context.now());
    await audited(tx, call, 'orders', before.id, before, after);
    return after;
  });
  return answerOrder(call, order);
}

/** Sends the confirmation mail of a paid order once more. */
export async function adminResendConfirmation(call: Call<'adminResendConfirmation'>): Promise<Order> {
  const { context, params } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const found = await lockOrder(tx, params.id);
    checkOffered(call.operation, found);
    await mailOrderConfirmation(tx, context, found);
    await audited(tx, call, 'orders', found.id, found, { ...found, mail: 'order_confirmation' });
    return found;
  });
  return answerOrder(call, order);
}
