import { startPacking } from '#domain/fulfilment/packing.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { readCodes } from './packing-codes.ts';
import { packSessions } from './dispatch.table.ts';
import { findOrderToPack, readPackQueue } from './find-to-pack.ts';
import { changeSession, toWirePack, type PackRow, checkPackable } from './pack-view.ts';
import {
  checkClaim,
  lockOrder,
  type OpenLine,
  readOpenLines,
  type OrderRow,
  orders,
  readParts,
  shipments,
  type ShopOrderRow,
} from '#server/modules/orders/index.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

const LIVE_STATUSES = ['open', 'paused'] as const;

export const adminMyPackSession: Handler<'adminMyPackSession'> = async ({ context, user }) => {
  const { reads } = context;
  const [sessions, toPack] = await Promise.all([
    reads
      .select()
      .from(packSessions)
      .where(inArray(packSessions.status, LIVE_STATUSES))
      .orderBy(desc(packSessions.updated_at))
      .limit(50),
    readPackQueue(reads),
  ]);
  const ownRow = sessions.find(({ status, user_id }) => status === 'open' && user_id === user?.id);
  const [mine, ...paused] = await Promise.all([
    ownRow ? toWirePack(reads, ownRow) : null,
    ...sessions.filter(({ status }) => status === 'paused').map((row) => toWirePack(reads, row)),
  ]);
  return { mine, paused, ...toPack };
};

/** Opens or resumes a pack session for a scan and claims the order. */
export const adminOpenPack: Handler<'adminOpenPack'> = async (call) => {
  const { body, context } = call;
  const orderId = await findOrderToPack(context.db, body.code);
  if (orderId === undefined) throw problem(404, 'pack_unknown');
  const row = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId).catch(() => {
      throw problem(404, 'pack_unknown');
    });
    checkPackable(order);
    if (!body.take_over) await checkClaim(tx, call, order);
    const [liveSession] = await readLiveSessions(tx, order.id);
    const row = liveSession ? await resumeSession(tx, call, liveSession) : await beginSession(tx, call, order);
    if (order.claimed_by !== call.user?.id) await claim(tx, call, order);
    return row;
  });
  return toWirePack(context.db, row);
};

function readLiveSessions(tx: Transaction, orderId: number): Promise<PackRow[]> {
  return tx
    .select()
    .from(packSessions)
    .where(and(eq(packSessions.order_id, orderId), inArray(packSessions.status, LIVE_STATUSES)))
    .orderBy(asc(packSessions.id))
    .for('update');
}

async function resumeSession(tx: Transaction, { user, context }: AnyCall, { id }: PackRow): Promise<PackRow> {
  return changeSession(tx, id, { status: 'open', user_id: user?.id ?? null, updated_at: context.now() });
}

async function beginSession(tx: Transaction, call: AnyCall, order: OrderRow): Promise<PackRow> {
  const { user, context } = call;
  const parts = await readParts(tx, order.id);
  const lines = await readOpenLines(tx, [order.id]);
  const filterPartLines = ({ id }: ShopOrderRow) =>
    lines.filter(({ shop_order_id, open }) => shop_order_id === id && open > 0);
  const part = parts.find(
    (shopOrder) => OPEN_SHOP_ORDER.includes(shopOrder.status) && filterPartLines(shopOrder).length > 0,
  );
  if (!part) throw await readRefusal(tx, order);
  const packing = startPacking(await toPackingLines(tx, filterPartLines(part)));
  const [row] = await tx
    .insert(packSessions)
    .values({ order_id: order.id, shop_order_id: part.id, user_id: user?.id, packing, updated_at: context.now() })
    .returning();
  if (!row) throw new Error('The database did not return the session.');
  return row;
}

/** Returns the problem of an order without copies to pack: 409, by whether its parcels have left. */
async function readRefusal(tx: Transaction, { id }: OrderRow) {
  const parcels = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.order_id, id), ne(shipments.status, 'cancelled')));
  const isPacked = parcels.some(({ status }) => status === 'in_preparation');
  return problem(409, isPacked ? 'pack_already_packed' : 'pack_already_sent');
}

/** Adds the barcodes of lines: the one at the time of sale and the current ones. */
async function toPackingLines(tx: Transaction, lines: readonly OpenLine[]) {
  const getCodes = await readCodes(
    tx,
    lines.map(({ item_id }) => item_id),
  );
  return lines.map(({ id, item_id, barcode, open }) => {
    const { codes, cartons } = getCodes(item_id);
    return { id, wanted: open, codes: [...new Set([...(barcode ? [barcode] : []), ...codes])], cartons };
  });
}

async function claim(tx: Transaction, call: AnyCall, order: OrderRow): Promise<void> {
  const [after] = await tx
    .update(orders)
    .set({ claimed_by: call.user?.id, claimed_at: call.context.now(), version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  await auditChange(tx, call, 'orders', order.id, order, after);
}
