import type { BulkAnswer, Order } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import {
  answerOrder,
  checkClaim,
  checkOrderAction,
  lockOrder,
  mailParcels,
  moveOrder,
  updateTransporters,
  type OrderRow,
  getParcel,
  type ParcelRow,
  sendParcels,
  shipments,
  cancelParcel,
  listWaitingParcels,
  writeParcels,
} from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { isTrackable } from '#domain/statuses.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

/** Creates a shipped parcel of the chosen or all open copies and mails the customer by default. */
export async function adminShipOrder(call: Call<'adminShipOrder'>): Promise<Order> {
  return changeOrder(call, async (tx, before) => {
    const { order, parcels } = await writeParcels(tx, call, before, call.body, 'sent');
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...toAuditFacts(parcels) });
    if (call.body.notify ?? true) await mailCustomerParcels(tx, call, order, parcels);
    return order;
  });
}

/** Creates a prepared parcel. */
export async function adminPackOrder(call: Call<'adminPackOrder'>): Promise<Order> {
  return changeOrder(call, async (tx, before) => {
    const { order, parcels } = await writeParcels(tx, call, before, call.body, 'in_preparation');
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...toAuditFacts(parcels) });
    return order;
  });
}

/** Marks a prepared parcel as shipped. */
export async function adminSendParcel(call: Call<'adminSendParcel'>): Promise<Order> {
  return changeParcel(call, async (tx, before, parcel) => {
    checkNotPaused(before);
    const order = await sendParcels(tx, call, before, [parcel]);
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...toAuditFacts([parcel]) });
    if (call.body.notify ?? true) await mailCustomerParcels(tx, call, order, [parcel]);
    return order;
  });
}

/** Updates the tracking data of a parcel, also after shipping. */
export async function adminTrackParcel(call: Call<'adminTrackParcel'>): Promise<Order> {
  const { tracking_transporter, tracking_number, tracking_link = null, notify = false } = call.body;
  return changeParcel(call, async (tx, before, parcel) => {
    if (parcel.status === 'delivered' || parcel.status === 'cancelled')
      throw transitionNotAllowed(parcel.status, call.operation);
    if (!isTrackable(parcel.status)) await checkClaim(tx, call, before);
    const tracking = { tracking_transporter, tracking_number, tracking_link };
    await tx.update(shipments).set(tracking).where(eq(shipments.id, parcel.id));
    await updateTransporters(tx, before.id);
    const order = await moveOrder(tx, before, before.status, call.context.now());
    const factsBefore = toAuditFacts([parcel]);
    await auditChange(
      tx,
      call,
      'orders',
      before.id,
      { ...before, ...factsBefore },
      { ...order, ...toAuditFacts([{ ...parcel, ...tracking }]) },
    );
    if (notify && isTrackable(parcel.status)) await mailCustomerParcels(tx, call, order, [parcel]);
    return order;
  });
}

/** Cancels an unshipped parcel, so that its copies can be packed again. */
export async function adminTakeBackParcel(call: Call<'adminTakeBackParcel'>): Promise<Order> {
  return changeParcel(call, async (tx, before, parcel) => {
    const order = await cancelParcel(tx, call, before, parcel);
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...toAuditFacts([parcel]) });
    return order;
  });
}

/** Marks a parcel as ready for pick-up. */
export async function adminArriveParcel(call: Call<'adminArriveParcel'>): Promise<Order> {
  return changeParcel(call, async (tx, before, parcel) => {
    if (parcel.status !== 'sent') throw transitionNotAllowed(parcel.status, 'arrived');
    await tx.update(shipments).set({ status: 'arrived' }).where(eq(shipments.id, parcel.id));
    const order = await moveOrder(tx, before, before.status, call.context.now());
    const arrived = { ...toAuditFacts([parcel]), parcel_status: 'arrived' };
    await auditChange(
      tx,
      call,
      'orders',
      before.id,
      { ...before, parcel_status: parcel.status },
      { ...order, ...arrived },
    );
    return order;
  });
}

/** Ships the prepared parcels of several orders; orders without one are refused individually. */
export async function adminHandOverOrders(call: Call<'adminHandOverOrders'>): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOrderAction(call.operation, before);
      const parcels = await listWaitingParcels(tx, id);
      if (parcels.length === 0) throw problem(409, 'no_parcel_prepared');
      const order = await sendParcels(tx, call, before, parcels);
      await auditChange(tx, call, 'orders', id, before, { ...order, ...toAuditFacts(parcels) });
      if (call.body.notify ?? true) await mailCustomerParcels(tx, call, order, parcels);
    }),
  );
}

type OrderCall = AnyCall & { params: { id: number } };

/** Runs `work` on a locked order and returns the order. Throws 409 when the action is not available for its status. */
async function changeOrder(
  call: OrderCall,
  work: (tx: Transaction, before: OrderRow) => Promise<OrderRow>,
): Promise<Order> {
  const order = await inTransaction(call.context.db, async (tx) => {
    const before = await lockOrder(tx, call.params.id);
    checkOrderAction(call.operation, before);
    return work(tx, before);
  });
  return answerOrder(call, order);
}

/** Runs `work` on a parcel of a locked order and returns the order. */
async function changeParcel(
  call: OrderCall & { params: { parcel_id: number } },
  work: (tx: Transaction, before: OrderRow, parcel: ParcelRow) => Promise<OrderRow>,
): Promise<Order> {
  const order = await inTransaction(call.context.db, async (tx) => {
    const before = await lockOrder(tx, call.params.id);
    return work(tx, before, await getParcel(tx, before.id, call.params.parcel_id));
  });
  return answerOrder(call, order);
}

/** Throws 409 for a paused order. */
function checkNotPaused({ status }: OrderRow): void {
  if (status === 'paused') throw transitionNotAllowed(status, 'sent');
}

/** Parcel fields of an audit entry. */
function toAuditFacts(parcels: readonly Pick<ParcelRow, 'id' | 'tracking_transporter' | 'tracking_number'>[]) {
  const join = (values: readonly (string | number | null)[]) =>
    values.filter((value) => value !== null).join(', ') || undefined;
  return {
    parcel: join(parcels.map(({ id }) => id)),
    tracking_transporter: join([...new Set(parcels.map((parcel) => parcel.tracking_transporter))]),
    tracking_number: join([...new Set(parcels.map((parcel) => parcel.tracking_number))]),
  };
}

/** Sends one mail per tracking number. */
async function mailCustomerParcels(
  tx: Transaction,
  { context }: AnyCall,
  order: OrderRow,
  parcels: readonly ParcelRow[],
): Promise<void> {
  const byNumber = Map.groupBy(parcels, (parcel) => `${parcel.tracking_transporter} ${parcel.tracking_number}`);
  for (const sameNumber of byNumber.values()) {
    const ids = sameNumber.map(({ id }) => id);
    await mailParcels(tx, context, order, ids);
  }
}
