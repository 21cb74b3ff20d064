import { BatchFields } from '#generated/fields/Batch.ts';
import type { Partner } from '#generated/enums.ts';
import type { Batch, BatchPush } from '#generated/schemas.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnyCall } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { batchLines, batchOrders, batchPushes, dispatchBatches } from './dispatch.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import { columnsOf, buildJsonRows, readRows } from '#server/core/database/selection.ts';
import { orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

export type BatchRow = typeof dispatchBatches.$inferSelect;

/** Loads the batch `FOR UPDATE`. Throws 404. */
export async function lockBatch(tx: Transaction, id: number): Promise<BatchRow> {
  const [row] = await tx.select().from(dispatchBatches).where(eq(dispatchBatches.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

const b = alias(batchOrders, 'b');
const bl = alias(batchLines, 'bl');
const o = alias(orders, 'o');
const l = alias(orderLines, 'l');

const LINE = {
  order_line_id: l.id,
  ...columnsOf(l, 'project_id', 'picture', 'name', 'artist_name', 'item_name', 'barcode'),
  ...columnsOf(bl, 'wanted', 'allocated'),
  stock: sql<number | null>`st.quantity`,
};

const buildOrderColumns = (partner: Partner) => ({
  ...columnsOf(b, 'shop_order_id', 'order_id', 'outcome'),
  ...columnsOf(o, 'number', 'customer_name', 'city', 'country_id'),
  status: alias(shopOrders, 'so').status,
  tracking_number: sql<string | null>`(select p.tracking_number from shipments p
    where p.shop_order_id = so.id and p.status <> 'cancelled' order by p.id desc limit 1)`,
  lines: buildJsonRows(
    LINE,
    sql`from batch_lines bl join order_lines l on l.id = bl.order_line_id
      left join partner_stocks st on st.item_id = bl.item_id and st.partner = ${partner} where bl.batch_order_id = b.id`,
    sql`l.id`,
  ),
});

/** Reads the orders and pushes of a batch. */
export async function readBatchDetails(db: Queryable, { id, partner }: BatchRow) {
  const query = (columns: SQL) => sql`
    select ${columns}
    from batch_orders b join orders o on o.id = b.order_id join shop_orders so on so.id = b.shop_order_id
    where b.batch_id = ${id} order by b.outcome = 'full', b.id`;
  const [rows, pushes] = await readTogether(db, [
    () => readRows(db, buildOrderColumns(partner), query),
    () => db.select().from(batchPushes).where(eq(batchPushes.batch_id, id)).orderBy(asc(batchPushes.id)),
  ]);
  return {
    orders: rows,
    pushes: pushes.map(({ batch_id: _, attempted_at, ...push }): BatchPush => {
      return { ...push, attempted_at: toSeconds(attempted_at) };
    }),
  };
}

/** Returns the batch with its details as the response of an action and sets its ETag. */
export async function answerBatch(call: AnyCall, row: BatchRow): Promise<Batch> {
  call.reply.header('etag', `"${row.version}"`);
  return { ...(toWire(BatchFields, row) as Batch), ...(await readBatchDetails(call.context.db, row)) };
}
