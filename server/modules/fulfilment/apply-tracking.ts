import type { Copies } from '#domain/fulfilment/parcels.ts';
import { matchRow, parseRowOrder } from '#domain/fulfilment/tracking-file.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { toAccount } from '#server/core/authentication/sessions.ts';
import type { Account, Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { auditChange, writeAuditEntry } from '#server/resources/audit/audit.ts';
import { batchLines, batchOrders, dispatchBatches } from './dispatch.table.ts';
import { countRows, type ImportRow, getNewestNumber, readParts, type Row } from './match-rows.ts';
import { trackingImports, trackingRows } from './tracking.table.ts';
import {
  lockOrder,
  mailParcels,
  readOpenLines,
  type OrderRow,
  type ParcelRow,
  sendParcels,
  shipments,
  listWaitingParcels,
  writeParcels,
} from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Name of the job that applies tracking imports. */
export const APPLY_TRACKING = 'apply-tracking';

/**
 * Applies the rows of imports, one transaction per row with mail and audit entry. Applied rows are marked, so that the
 * next run continues an interrupted one. Runs every minute.
 */
export const applyTracking: Worker<{ import_id?: number }> = {
  name: APPLY_TRACKING,
  queue: { retryLimit: 5, retryDelay: 10, expireInSeconds: 3600 },
  schedule: '* * * * *',
  run: async ({ import_id }, context, { signal }) => {
    const condition = and(
      eq(trackingImports.status, 'writing'),
      import_id ? eq(trackingImports.id, import_id) : undefined,
    );
    const imports = await context.db.select().from(trackingImports).where(condition).orderBy(asc(trackingImports.id));
    for (const trackingImport of imports) await applyImport(trackingImport, context, signal);
    await closeShipped(context);
  },
};

async function applyImport(
  trackingImport: ImportRow,
  context: Context,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, now } = context;
  const user = await loadApplier(trackingImport, context);
  const isReady = and(eq(trackingRows.import_id, trackingImport.id), eq(trackingRows.outcome, 'ready'));
  const rows = await db
    .select({ id: trackingRows.id })
    .from(trackingRows)
    .where(isReady)
    .orderBy(asc(trackingRows.position));
  for (const [index, { id }] of rows.entries()) {
    if (signal?.aborted) return;
    await applyRow(trackingImport, id, user, context);
    // shows the progress
    if (index % 50 === 49) await countRows(db, trackingImport);
  }
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(trackingImports)
      .where(eq(trackingImports.id, trackingImport.id))
      .for('update');
    if (before?.status !== 'writing') return;
    const after = await countRows(tx, trackingImport, { status: 'done', finished_at: now() });
    await auditChange(tx, toAuditCall(trackingImport, user), 'tracking-imports', trackingImport.id, before, after);
  });
}

async function loadApplier({ applied_by }: ImportRow, { db }: Context): Promise<Account | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, applied_by ?? 0));
  return user && toAccount(user);
}

const toAuditCall = ({ request_id }: ImportRow, user: Account | undefined) => {
  return { operation: 'adminApplyTracking', user, requestId: request_id ?? '' } as const;
};

async function applyRow(
  trackingImport: ImportRow,
  id: number,
  user: Account | undefined,
  context: Context,
): Promise<void> {
  try {
    await inTransaction(context.db, async (tx) => {
      const [row] = await tx.select().from(trackingRows).where(eq(trackingRows.id, id)).for('update');
      const orderId = row && parseRowOrder(row);
      // applied by another run meanwhile
      if (row?.outcome !== 'ready' || orderId === undefined) return;
      const before = await lockOrder(tx, orderId);
      // the order may have changed since the preview
      const orderParts = (await readParts(tx, [orderId])).get(orderId) ?? [];
      const { outcome, parts } = matchRow(row, orderParts, {
        partner: trackingImport.partner,
        usualCarrier: row.carrier,
        isRepeated: false,
        // only the parts shown in the preview
        chosen: row.shop_order_ids,
      });
      if (outcome !== 'ready') {
        await tx
          .update(trackingRows)
          .set({ outcome, there: getNewestNumber(parts) })
          .where(eq(trackingRows.id, id));
        return;
      }
      const result = { order: before, parcels: [] as ParcelRow[] };
      for (const { shop_order_id } of parts) {
        const { order, parcels } = await sendParts(tx, { user, context }, result.order, row, shop_order_id);
        result.order = order;
        result.parcels.push(...parcels);
      }
      await tx.update(trackingRows).set({ outcome: 'written' }).where(eq(trackingRows.id, id));
      const { tracking_number, carrier } = row;
      const after = { ...result.order, tracking_number, tracking_transporter: carrier };
      await auditChange(tx, toAuditCall(trackingImport, user), 'orders', orderId, before, after);
      if (trackingImport.notify)
        await mailParcels(
          tx,
          context,
          result.order,
          result.parcels.map((parcel) => parcel.id),
        );
    });
  } catch (error) {
    // a colleague's claim or a concurrent change fails only this row
    if (!(error instanceof Problem)) throw error;
    context.log.info({ err: error, row: id }, 'a tracking number could not be written');
    await context.db.update(trackingRows).set({ outcome: 'refused' }).where(eq(trackingRows.id, id));
  }
}

/** Sets the number on the packed parcels of a part without one, else on a new parcel of the batch's copies. */
async function sendParts(
  tx: Transaction,
  packer: { user: Account | undefined; context: Context },
  order: OrderRow,
  row: Row,
  shopOrderId: number,
): Promise<{ order: OrderRow; parcels: ParcelRow[] }> {
  const { carrier, tracking_number, tracking_link } = row;
  const tracking = { tracking_transporter: carrier, tracking_number, tracking_link };
  const packed = (await listWaitingParcels(tx, order.id)).filter(
    (parcel) => parcel.shop_order_id === shopOrderId && parcel.tracking_number === null,
  );
  if (packed.length > 0) {
    await tx
      .update(shipments)
      .set(tracking)
      .where(
        inArray(
          shipments.id,
          packed.map(({ id }) => id),
        ),
      );
    return { order: await sendParcels(tx, packer, order, packed), parcels: packed };
  }
  const request = { shop_order_id: shopOrderId, ...tracking, lines: await readBatchLines(tx, order.id, shopOrderId) };
  return writeParcels(tx, packer, order, request, 'sent');
}

/** Reads the open copies of a part in its batch. Throws 409 when there are none. */
async function readBatchLines(tx: Transaction, orderId: number, shopOrderId: number): Promise<Copies[]> {
  const open = new Map((await readOpenLines(tx, [orderId])).map((line) => [line.id, line.open]));
  const batchCopies = await tx
    .select({ order_line_id: batchLines.order_line_id, quantity: batchLines.allocated })
    .from(batchLines)
    .innerJoin(batchOrders, eq(batchOrders.id, batchLines.batch_order_id))
    .innerJoin(dispatchBatches, eq(dispatchBatches.id, batchOrders.batch_id))
    .where(
      and(
        eq(batchOrders.shop_order_id, shopOrderId),
        eq(batchOrders.live, true),
        eq(dispatchBatches.status, 'handed_over'),
      ),
    );
  const lines = batchCopies
    .map(({ order_line_id, quantity }) => ({
      order_line_id,
      quantity: Math.min(quantity, open.get(order_line_id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw problem(409, 'nothing_to_pack');
  return lines;
}

/** Marks fully shipped batches as shipped. */
async function closeShipped({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update dispatch_batches b set status = 'shipped', version = version + 1
      where b.status = 'handed_over' and not exists (
        select from batch_orders o join shop_orders so on so.id = o.shop_order_id where o.batch_id = b.id
          and so.status in ('pending', 'preorder', 'in_preparation') and not (o.outcome = 'partial' and exists (
            select from shipments p where p.shop_order_id = so.id and p.status not in ('in_preparation', 'cancelled')
              and p.created_at >= b.handed_over_at)))
      returning b.id`);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await tx.update(batchOrders).set({ live: false }).where(inArray(batchOrders.batch_id, ids));
    const systemCall = { operation: 'adminApplyTracking', user: undefined, requestId: '' } as const;
    for (const id of ids) {
      const changes = { before: { status: 'handed_over' }, after: { status: 'shipped' } };
      await writeAuditEntry(tx, systemCall, 'batches', id, changes);
    }
  });
}
