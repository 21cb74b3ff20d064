import { BatchFields } from '#generated/fields/Batch.ts';
import type { Batch, BatchOrder, BatchPush } from '#generated/schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { batchPushes, dispatchBatches } from './dispatch.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

export type BatchRow = typeof dispatchBatches.$inferSelect;

/** A batch; nobody else changes it until the transaction ends. Throws 404. */
export async function lockBatch(tx: Transaction, id: number): Promise<BatchRow> {
  const [row] = await tx.select().from(dispatchBatches).where(eq(dispatchBatches.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** What the single batch shows besides its columns. */
export async function batchParts(db: Queryable, { id, partner }: BatchRow) {
  const { rows } = await db.execute<BatchOrder & Record<string, unknown>>(sql`
    select b.shop_order_id, b.order_id, o.number, so.status, o.customer_name, o.city, o.country_id, b.outcome,
      (select p.tracking_number from shipments p where p.shop_order_id = so.id and p.status <> 'cancelled'
        order by p.id desc limit 1) as tracking_number,
      (select coalesce(json_agg(json_build_object('order_line_id', l.id, 'project_id', l.project_id, 'picture', l.picture,
        'name', l.name, 'artist_name', l.artist_name, 'item_name', l.item_name, 'barcode', l.barcode, 'wanted', bl.wanted,
        'allocated', bl.allocated, 'stock', st.quantity) order by l.id), '[]')
        from batch_lines bl join order_lines l on l.id = bl.order_line_id
        left join partner_stocks st on st.item_id = bl.item_id and st.partner = ${partner}
        where bl.batch_order_id = b.id) as lines
    from batch_orders b join orders o on o.id = b.order_id join shop_orders so on so.id = b.shop_order_id
    where b.batch_id = ${id} order by b.outcome = 'full', b.id`);
  const pushes = await db.select().from(batchPushes).where(eq(batchPushes.batch_id, id)).orderBy(asc(batchPushes.id));
  return {
    orders: rows,
    pushes: pushes.map(({ batch_id: _, attempted_at, ...push }): BatchPush => {
      return { ...push, attempted_at: toSeconds(attempted_at) };
    }),
  };
}

/** The answer of an action: the batch as it is now, with its ETag. */
export async function answerBatch(call: AnyCall, row: BatchRow): Promise<Batch> {
  call.reply.header('etag', `"${row.version}"`);
  return { ...(toWire(BatchFields, row) as Batch), ...(await batchParts(call.context.db, row)) };
}
