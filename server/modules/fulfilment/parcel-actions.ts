import type { BulkAnswer, Order } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import {
  answerOrder,
  checkClaim,
  checkOffered,
  lockOrder,
  mailParcels,
  moveOrder,
  noteTransporters,
  type OrderRow,
  parcelOf,
  type ParcelRow,
  sendParcels,
  shipments,
  takeBackParcel,
  waitingParcels,
  writeParcels,
} from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { isTrackable } from '#domain/statuses.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

/** Writes a parcel of what was chosen, or of all that is open, as sent; writes to the customer unless told not to. */
export async function adminShipOrder(call: Call<'adminShipOrder'>): Promise<Order> {
  return onOrder(call, async (tx, before) => {
    const { order, parcels } = await writeParcels(tx, call, before, call.body, 'sent');
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...told(parcels) });
    if (call.body.notify ?? true) await tellCustomer(tx, call, order, parcels);
    return order;
  });
}

/** Writes a parcel that waits in the house until it is handed over. */
export async function adminPackOrder(call: Call<'adminPackOrder'>): Promise<Order> {
  return onOrder(call, async (tx, before) => {
    const { order, parcels } = await writeParcels(tx, call, before, call.body, 'in_preparation');
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...told(parcels) });
    return order;
  });
}

/** Hands one prepared parcel over. */
export async function adminSendParcel(call: Call<'adminSendParcel'>): Promise<Order> {
  return onParcel(call, async (tx, before, parcel) => {
    refusePaused(before);
    const order = await sendParcels(tx, call, before, [parcel]);
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...told([parcel]) });
    if (call.body.notify ?? true) await tellCustomer(tx, call, order, [parcel]);
    return order;
  });
}

/** Adds or corrects how a parcel travels, also when it is on its way already. */
export async function adminTrackParcel(call: Call<'adminTrackParcel'>): Promise<Order> {
  const { tracking_transporter, tracking_number, tracking_link = null, notify = false } = call.body;
  return onParcel(call, async (tx, before, parcel) => {
    if (parcel.status === 'delivered' || parcel.status === 'cancelled')
      throw transitionNotAllowed(parcel.status, call.operation);
    if (!isTrackable(parcel.status)) await checkClaim(tx, call, before);
    const tracking = { tracking_transporter, tracking_number, tracking_link };
    await tx.update(shipments).set(tracking).where(eq(shipments.id, parcel.id));
    await noteTransporters(tx, before.id);
    const order = await moveOrder(tx, before, before.status, call.context.now());
    const was = told([parcel]);
    await auditChange(
      tx,
      call,
      'orders',
      before.id,
      { ...before, ...was },
      { ...order, ...told([{ ...parcel, ...tracking }]) },
    );
    if (notify && isTrackable(parcel.status)) await tellCustomer(tx, call, order, [parcel]);
    return order;
  });
}

/** Takes a parcel back that has not left; its copies can be packed anew. */
export async function adminTakeBackParcel(call: Call<'adminTakeBackParcel'>): Promise<Order> {
  return onParcel(call, async (tx, before, parcel) => {
    const order = await takeBackParcel(tx, call, before, parcel);
    await auditChange(tx, call, 'orders', before.id, before, { ...order, ...told([parcel]) });
    return order;
  });
}

/** Notes that a parcel waits for the customer where it was sent to; the order is delivered once she has it. */
export async function adminArriveParcel(call: Call<'adminArriveParcel'>): Promise<Order> {
  return onParcel(call, async (tx, before, parcel) => {
    if (parcel.status !== 'sent') throw transitionNotAllowed(parcel.status, 'arrived');
    await tx.update(shipments).set({ status: 'arrived' }).where(eq(shipments.id, parcel.id));
    const order = await moveOrder(tx, before, before.status, call.context.now());
    const arrived = { ...told([parcel]), parcel_status: 'arrived' };
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

/** Hands over what waits in many orders, each with its own parcels: one that has none does not hold up the others. */
export async function adminHandOverOrders(call: Call<'adminHandOverOrders'>): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOffered(call.operation, before);
      const parcels = await waitingParcels(tx, id);
      if (parcels.length === 0) throw problem(409, 'no_parcel_prepared');
      const order = await sendParcels(tx, call, before, parcels);
      await auditChange(tx, call, 'orders', id, before, { ...order, ...told(parcels) });
      if (call.body.notify ?? true) await tellCustomer(tx, call, order, parcels);
    }),
  );
}

type OrderCall = AnyCall & { params: { id: number } };

/** Does something to an order under its lock, as far as the description offers it, and answers the order. */
async function onOrder(
  call: OrderCall,
  work: (tx: Transaction, before: OrderRow) => Promise<OrderRow>,
): Promise<Order> {
  const order = await inTransaction(call.context.db, async (tx) => {
    const before = await lockOrder(tx, call.params.id);
    checkOffered(call.operation, before);
    return work(tx, before);
  });
  return answerOrder(call, order);
}

async function onParcel(
  call: OrderCall & { params: { parcel_id: number } },
  work: (tx: Transaction, before: OrderRow, parcel: ParcelRow) => Promise<OrderRow>,
): Promise<Order> {
  const order = await inTransaction(call.context.db, async (tx) => {
    const before = await lockOrder(tx, call.params.id);
    return work(tx, before, await parcelOf(tx, before.id, call.params.parcel_id));
  });
  return answerOrder(call, order);
}

function refusePaused({ status }: OrderRow): void {
  if (status === 'paused') throw transitionNotAllowed(status, 'sent');
}

/** What the history says of parcels. */
function told(parcels: readonly Pick<ParcelRow, 'id' | 'tracking_transporter' | 'tracking_number'>[]) {
  const all = (values: readonly (string | number | null)[]) =>
    values.filter((value) => value !== null).join(', ') || undefined;
  return {
    parcel: all(parcels.map(({ id }) => id)),
    tracking_transporter: all([...new Set(parcels.map((parcel) => parcel.tracking_transporter))]),
    tracking_number: all([...new Set(parcels.map((parcel) => parcel.tracking_number))]),
  };
}

/** One mail for all parcels under one number. */
async function tellCustomer(
  tx: Transaction,
  { context }: AnyCall,
  order: OrderRow,
  parcels: readonly ParcelRow[],
): Promise<void> {
  const byNumber = Map.groupBy(parcels, (parcel) => `${parcel.tracking_transporter} ${parcel.tracking_number}`);
  for (const together of byNumber.values()) {
    const ids = together.map(({ id }) => id);
    await mailParcels(tx, context, order, ids);
  }
}
