import { reducePacking, type PackingEvent, isComplete } from '#domain/fulfilment/packing.ts';
import type { PackSession } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Call, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { addScannedCode, addItemName } from './packing-codes.ts';
import { packSessions } from './dispatch.table.ts';
import { changeSession, toWirePack, type PackRow, checkPackable } from './pack-view.ts';
import { lockOrder, type OrderRow, orders, writeParcels } from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

type PackCall = AnyCall & { params: { id: number } };

/** Loads the caller's open session and its order `FOR UPDATE`. Throws 409 when it was taken over or paused. */
async function lockOwnSession(tx: Transaction, call: PackCall): Promise<{ row: PackRow; order: OrderRow }> {
  const [session] = await tx.select().from(packSessions).where(eq(packSessions.id, call.params.id));
  if (!session) throw notFound();
  const order = await lockOrder(tx, session.order_id);
  const [row] = await tx.select().from(packSessions).where(eq(packSessions.id, session.id)).for('update');
  if (!row) throw notFound();
  if (row.user_id !== call.user?.id) throw problem(409, 'pack_taken_over');
  return { row, order };
}

/** Number of stored event keys, more than can be in flight. */
const MAX_KEYS = 30;

/** Applies an event once. The event that completes the parcel creates it, with an audit entry. */
export const adminPackEvent: Handler<'adminPackEvent'> = async (call) => {
  const { body, context } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const { row, order } = await lockOwnSession(tx, call);
    if (row.keys.includes(body.key)) return row;
    if (row.status !== 'open') throw problem(409, 'pack_not_open');
    const event = toEvent(body);
    const current = event.type === 'scan' ? await addScannedCode(tx, row.packing, event.code) : row.packing;
    const packing = await addItemName(tx, reducePacking(current, event));
    const isManual = body.type === 'quantity' && body.line_id !== undefined && body.quantity !== undefined;
    const reason = isManual
      ? [{ line_id: body.line_id ?? 0, quantity: body.quantity ?? 0, reason: body.reason ?? '' }]
      : [];
    const values = {
      packing,
      keys: [...row.keys, body.key].slice(-MAX_KEYS),
      reasons: [...row.reasons, ...reason],
      updated_at: context.now(),
    };
    if (!isComplete(packing)) return changeSession(tx, row.id, values);
    const shipment_id = await writeParcel(tx, call, order, { ...row, ...values });
    return changeSession(tx, row.id, { ...values, status: 'packed', shipment_id });
  });
  return toWirePack(context.db, row);
};

/** Converts an event from wire format. Throws 422 when a field is missing. */
function toEvent({ type, code, line_id, quantity, reason }: Call<'adminPackEvent'>['body']): PackingEvent {
  if (type === 'scan' && code) return { type, code };
  if (type === 'quantity' && line_id !== undefined && quantity !== undefined && reason)
    return { type, line_id, quantity };
  if (type === 'dismiss' || type === 'undo') return { type };
  throw problem(422, 'validation_failed', {
    errors: [{ path: 'type', code: 'input_required' }],
    detailParams: { count: 1 },
  });
}

/** Creates the prepared parcel. Manual counts are part of the audit entry. */
async function writeParcel(tx: Transaction, call: PackCall, before: OrderRow, row: PackRow): Promise<number | null> {
  checkPackable(before);
  const lines = row.packing.lines.map(({ id, packed: quantity }) => ({ order_line_id: id, quantity }));
  const request = { shop_order_id: row.shop_order_id, lines };
  const { order, parcels } = await writeParcels(tx, call, before, request, 'in_preparation');
  const reason = row.reasons.map((entry) => `${entry.quantity} × #${entry.line_id}: ${entry.reason}`).join('; ');
  const [parcel] = parcels;
  const [released] = await tx
    .update(orders)
    .set({ claimed_by: null, claimed_at: null })
    .where(eq(orders.id, order.id))
    .returning();
  const after = { ...released, parcel: parcel?.id, ...(reason && { reason }) };
  await auditChange(tx, call, 'orders', order.id, before, after);
  return parcel?.id ?? null;
}

/** Pauses or ends the caller's session and releases the order. Throws 409 when it has ended. */
async function endSession(call: PackCall, status: 'paused' | 'given_up'): Promise<PackSession> {
  const { context } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const { row, order } = await lockOwnSession(tx, call);
    if (row.status === status) return row;
    if (row.status === 'packed' || row.status === 'given_up') throw problem(409, 'pack_not_open');
    const [released] = await tx
      .update(orders)
      .set({ claimed_by: null, claimed_at: null, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, order.id))
      .returning();
    await auditChange(tx, call, 'orders', order.id, order, released);
    return changeSession(tx, row.id, { status, updated_at: context.now() });
  });
  return toWirePack(context.db, row);
}

export const adminPausePack: Handler<'adminPausePack'> = (call) => endSession(call, 'paused');
export const adminGiveUpPack: Handler<'adminGiveUpPack'> = (call) => endSession(call, 'given_up');
