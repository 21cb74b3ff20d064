import {
  sumByLine,
  canCancelParcel,
  countOpenCopies,
  computePartStatus,
  findExcess,
  type Copies,
  type PackedParcel,
} from '#domain/fulfilment/parcels.ts';
import { isTrackable, OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import type { Carrier, ShipmentStatus } from '#generated/enums.ts';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkClaim } from './claims.ts';
import { movePartsTo, readParts } from './move-order.ts';
import { type OrderRow } from './orders.table.ts';
import { shipmentLines, shipments } from './shipments.table.ts';
import { type OrderLineRow, orderLines } from './shop-orders.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

export type ParcelRow = typeof shipments.$inferSelect;

/** A line with its number of copies that are not packed. */
export type OpenLine = OrderLineRow & { open: number };

/** Account and context of a packing call; calls fail when another account has claimed the order. */
export type Packer = Pick<AnyCall, 'user' | 'context'>;

/** Known tracking data of a parcel. */
export interface Tracking {
  readonly tracking_transporter?: Carrier | null;
  readonly tracking_number?: string | null;
  readonly tracking_link?: string | null;
}

/** Contents of a parcel: the given lines, or all open copies of one part or of all parts. */
export interface ParcelRequest extends Tracking {
  readonly shop_order_id?: number | null;
  readonly lines?: readonly Copies[];
}

/**
 * Reads all lines of orders with their number of unpacked copies. Lock the orders first (`lockOrder`) to rely on the counts.
 */
export async function readOpenLines(tx: Queryable, orderIds: readonly number[]): Promise<OpenLine[]> {
  const { lines, parcels } = await readPacked(tx, orderIds);
  const open = countOpenCopies(lines, parcels);
  return lines.map((line) => ({ ...line, open: open.get(line.id) ?? 0 }));
}

/** Lines and valid parcels of orders. */
export async function readPacked(tx: Queryable, orderIds: readonly number[]) {
  const ids = [...orderIds];
  const lines = await tx.select().from(orderLines).where(inArray(orderLines.order_id, ids)).orderBy(asc(orderLines.id));
  const rows = await tx
    .select({ parcel: shipments, copies: shipmentLines })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipment_id, shipments.id))
    .where(and(inArray(shipments.order_id, ids), ne(shipments.status, 'cancelled')));
  const parcels = [...Map.groupBy(rows, ({ parcel }) => parcel.id).values()].map(
    (group): PackedParcel & { shop_order_id: number } => ({
      status: group[0]?.parcel.status ?? 'in_preparation',
      shop_order_id: group[0]?.parcel.shop_order_id ?? 0,
      lines: group.map(({ copies }) => copies),
    }),
  );
  return { lines, parcels };
}

/**
 * Creates a parcel for each affected part and recomputes the status of parts and order. The order must be locked
 * (`lockOrder`). Throws 404 for a part or line of another order, and 409 for an order that cannot be packed, one claimed
 * by another account, and for more copies than are open.
 */
export async function writeParcels(
  tx: Transaction,
  packer: Packer,
  order: OrderRow,
  request: ParcelRequest,
  status: Extract<ShipmentStatus, 'in_preparation' | 'sent'>,
): Promise<{ order: OrderRow; parcels: ParcelRow[] }> {
  await checkClaim(tx, packer, order);
  const now = packer.context.now();
  const copies = await resolveCopies(tx, order, request);
  const { tracking_transporter, tracking_number, tracking_link } = request;
  const parcels: ParcelRow[] = [];
  for (const [shop_order_id, lines] of Map.groupBy(copies, (line) => line.shop_order_id)) {
    const [parcel] = await tx
      .insert(shipments)
      .values({
        ...{ order_id: order.id, shop_order_id, status, tracking_transporter, tracking_number, tracking_link },
        sent_at: status === 'sent' ? now : null,
        created_by: packer.user?.id,
        created_at: now,
      })
      .returning();
    if (!parcel) throw new Error('The parcel was not written.');
    await tx
      .insert(shipmentLines)
      .values(lines.map(({ id, quantity }) => ({ shipment_id: parcel.id, order_line_id: id, quantity })));
    parcels.push(parcel);
  }
  return { order: await recomputeParts(tx, order, now), parcels };
}

/** The copies to pack, checked against the open ones. */
async function resolveCopies(
  tx: Transaction,
  order: OrderRow,
  { lines: requestedLines, shop_order_id }: ParcelRequest,
): Promise<{ id: number; shop_order_id: number; quantity: number }[]> {
  const parts = await readParts(tx, order.id);
  const part = parts.find(({ id }) => id === shop_order_id);
  if (shop_order_id != null && !part) throw notFound();
  const candidateParts = (part ? [part] : parts).filter(({ status }) => OPEN_SHOP_ORDER.includes(status));
  if (candidateParts.length === 0) throw transitionNotAllowed((part ?? parts[0])?.status ?? 'cancelled', 'sent');
  const openLines = await readOpenLines(tx, [order.id]);
  const packable = openLines.filter((line) => candidateParts.some(({ id }) => id === line.shop_order_id));
  if (!requestedLines) {
    const openCopies = packable.filter(({ open }) => open > 0).map((line) => ({ ...line, quantity: line.open }));
    if (openCopies.length === 0) throw problem(409, 'nothing_to_pack');
    return openCopies;
  }
  if (requestedLines.some(({ order_line_id }) => !openLines.some(({ id }) => id === order_line_id))) throw notFound();
  const excess = findExcess(requestedLines, new Map(packable.map(({ id, open }) => [id, open])));
  const line = openLines.find(({ id }) => id === excess?.order_line_id);
  if (line) throw problem(409, 'copies_not_open', { detailParams: { name: line.name, count: line.open } });
  return sumByLine(requestedLines).flatMap(({ order_line_id, quantity }) =>
    packable.filter(({ id }) => id === order_line_id).map((one) => ({ ...one, quantity })),
  );
}

/**
 * Recomputes the status of a locked order and its parts from parcels and remaining copies. Call it after changes of parcels or
 * cancelled copies. Always increments the version.
 */
async function recomputeParts(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  const { lines, parcels } = await readPacked(tx, [order.id]);
  const moves = (await readParts(tx, order.id)).flatMap((part) => {
    const filterPart = <T extends { shop_order_id: number }>(all: readonly T[]) =>
      all.filter(({ shop_order_id }) => shop_order_id === part.id);
    const to = computePartStatus(part.status, filterPart(lines), filterPart(parcels));
    return to === part.status || part.status === 'cancelled' ? [] : [{ part, to }];
  });
  await updateTransporters(tx, order.id);
  return movePartsTo(tx, order, moves, now);
}

/** Updates the carrier of each part: that of its newest valid parcel, else the usual one of its logistician. */
export async function updateTransporters(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`
    update shop_orders so set transporter = coalesce(
      (select p.tracking_transporter from shipments p where p.shop_order_id = so.id and p.status <> 'cancelled'
        and p.tracking_transporter is not null order by p.id desc limit 1),
      (select pa.carrier from partners pa where pa.id = so.logistician_id))
    where so.order_id = ${orderId}`);
}

/** The parcels of a locked order that are ready for handover. */
export function listWaitingParcels(tx: Transaction, orderId: number): Promise<ParcelRow[]> {
  return tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.order_id, orderId), eq(shipments.status, 'in_preparation')))
    .orderBy(asc(shipments.id))
    .for('update');
}

/** Loads a parcel of an order. Throws 404. */
export async function getParcel(tx: Transaction, orderId: number, id: number): Promise<ParcelRow> {
  const [parcel] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), eq(shipments.order_id, orderId)))
    .for('update');
  if (!parcel) throw notFound();
  return parcel;
}

/** Marks prepared parcels of a locked order as shipped. Throws 409 for one that was shipped or cancelled. */
export async function sendParcels(
  tx: Transaction,
  packer: Packer,
  order: OrderRow,
  parcels: readonly ParcelRow[],
): Promise<OrderRow> {
  await checkClaim(tx, packer, order);
  const closedParcel = parcels.find(({ status }) => status !== 'in_preparation');
  if (closedParcel) throw transitionNotAllowed(closedParcel.status, 'sent');
  const now = packer.context.now();
  const ids = parcels.map(({ id }) => id);
  await tx.update(shipments).set({ status: 'sent', sent_at: now }).where(inArray(shipments.id, ids));
  return recomputeParts(tx, order, now);
}

/** Cancels a prepared parcel; its lines are kept but do not count. Throws 409 once it has shipped. */
export async function cancelParcel(
  tx: Transaction,
  packer: Packer,
  order: OrderRow,
  parcel: ParcelRow,
): Promise<OrderRow> {
  await checkClaim(tx, packer, order);
  if (!canCancelParcel(parcel)) throw transitionNotAllowed(parcel.status, 'cancelled');
  await tx.update(shipments).set({ status: 'cancelled' }).where(eq(shipments.id, parcel.id));
  return recomputeParts(tx, order, packer.context.now());
}

/** Whether a parcel of the order has shipped. */
export async function hasShipped(tx: Queryable, orderId: number): Promise<boolean> {
  const rows = await tx.select({ status: shipments.status }).from(shipments).where(eq(shipments.order_id, orderId));
  return rows.some(({ status }) => isTrackable(status));
}
