import { allocate, type Allocation } from '#domain/fulfilment/allocation.ts';
import { canMove } from '#domain/statuses.ts';
import { BatchStatus } from '#generated/enums.ts';
import type { StockCheck } from '#generated/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Call, Handler } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { answerBatch, type BatchRow } from './batch-view.ts';
import { batchLines, batchOrders, dispatchBatches } from './dispatch.table.ts';
import { type Candidate, readFreeStock, listItems, readCandidates, toWantedOrders } from './batch-candidates.ts';
import { shopOrders } from '#server/modules/orders/index.ts';
import { getViolatedConstraint, inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Checks the stock for a batch without reserving it. */
export const adminCheckStock: Handler<'adminCheckStock'> = async ({ body, context }): Promise<StockCheck> => {
  const { db } = context;
  const candidates = await readCandidates(db, body.shop_order_ids);
  const stock = await readFreeStock(db, body.partner, listItems(candidates));
  const allocations = allocate(toWantedOrders(candidates), stock, new Set(body.partial));
  const short = allocations.filter(({ outcome }) => outcome !== 'full');
  const countOrders = (selected: readonly Candidate[]) => new Set(selected.map(({ order }) => order.id)).size;
  const isShort = ({ part }: Candidate) => short.some(({ id }) => id === part.id);
  const shortOrders = countOrders(candidates.filter(isShort));
  return {
    full: countOrders(candidates) - shortOrders,
    short: shortOrders,
    orders: short.flatMap((allocation) => {
      const candidate = candidates.find(({ part }) => part.id === allocation.id);
      return candidate ? [toShortOrder(candidate, allocation, stock)] : [];
    }),
  };
};

function toShortOrder(
  { order, part, lines }: Candidate,
  { outcome, lines: allocatedLines }: Allocation,
  stock: Map<number, number>,
) {
  const { number, customer_name, city, country_id } = order;
  return {
    ...{
      shop_order_id: part.id,
      order_id: order.id,
      number,
      status: part.status,
      customer_name,
      city,
      country_id,
      outcome,
    },
    lines: lines.map((line) => {
      const { project_id, picture, name, artist_name, item_name, barcode, open } = line;
      return {
        ...{ order_line_id: line.id, project_id, picture, name, artist_name, item_name, barcode, wanted: open },
        allocated: allocatedLines.find(({ id }) => id === line.id)?.allocated ?? 0,
        stock: stock.get(line.item_id) ?? null,
      };
    }),
  };
}

/** Creates a batch of shop orders, without short ones that must not be split. */
export const adminCreateBatch: Handler<'adminCreateBatch'> = async (call) => {
  const { body, context } = call;
  const row = await mapBatchConflict(() =>
    inTransaction(context.db, async (tx) => {
      const partial = new Set(body.partial);
      const candidates = await readCandidates(tx, body.shop_order_ids, true);
      const [batch] = await tx
        .insert(dispatchBatches)
        .values({ partner: body.partner, note: body.note, created_by: call.user?.id, created_at: context.now() })
        .returning();
      if (!batch) throw new Error('The database did not return the batch.');
      const allocations = await takeStock(tx, batch, candidates, partial);
      if (allocations.length === 0) throw problem(409, 'batch_all_short');
      await tx
        .update(shopOrders)
        .set({ partner: body.partner })
        .where(
          inArray(
            shopOrders.id,
            allocations.map(({ id }) => id),
          ),
        );
      const after = await countBatch(tx, batch, { checked_at: context.now() });
      await auditChange(tx, call, 'batches', batch.id, undefined, after);
      return after;
    }),
  );
  call.reply.status(201);
  return answerBatch(call, row);
};

/** Translates the unique violation of a shop order that is in another batch to a 409. */
async function mapBatchConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (getViolatedConstraint(error) === 'batch_orders_live_key')
      throw problem(409, 'already_in_batch', { cause: error });
    throw error;
  }
}

/** Allocates stock to candidates and adds them to the batch. Returns the allocations of those added. */
async function takeStock(
  tx: Transaction,
  batch: BatchRow,
  candidates: readonly Candidate[],
  partial: ReadonlySet<number>,
): Promise<Allocation[]> {
  const stock = await readFreeStock(tx, batch.partner, listItems(candidates), { except: batch.id, lock: true });
  const allocations = allocate(toWantedOrders(candidates), stock, partial).filter(
    ({ outcome }) => outcome !== 'left_out',
  );
  for (const { id, outcome, lines } of allocations) {
    const order_id = candidates.find(({ part }) => part.id === id)?.order.id ?? 0;
    const [batchOrder] = await tx
      .insert(batchOrders)
      .values({ batch_id: batch.id, order_id, shop_order_id: id, outcome, partial: partial.has(id) })
      .returning({ id: batchOrders.id });
    await tx.insert(batchLines).values(
      lines.map(({ id: order_line_id, item_id, wanted, allocated }) => ({
        ...{ batch_order_id: batchOrder?.id ?? 0, order_line_id, item_id, wanted, allocated },
      })),
    );
  }
  return allocations;
}

/** Updates the sums of a batch together with `changes`. */
export async function countBatch(tx: Transaction, batch: BatchRow, changes: Partial<BatchRow> = {}): Promise<BatchRow> {
  const { rows } = await tx.execute<{ orders: number; copies: number; weight: number }>(sql`
    select count(distinct o.order_id)::int as orders, coalesce(sum(l.allocated), 0)::int as copies,
      coalesce(sum(l.allocated * i.weight), 0)::int as weight
    from batch_orders o join batch_lines l on l.batch_order_id = o.id join items i on i.id = l.item_id
    where o.batch_id = ${batch.id}`);
  const { orders = 0, copies = 0, weight = 0 } = rows[0] ?? {};
  const [after] = await tx
    .update(dispatchBatches)
    .set({ orders_count: orders, copies, weight, ...changes, version: sql`${dispatchBatches.version} + 1` })
    .where(eq(dispatchBatches.id, batch.id))
    .returning();
  if (!after) throw new Error(`batch ${batch.id} is gone`);
  return after;
}

/** Throws 409 for a status transition that is not allowed. */
export function checkBatch({ status }: Pick<BatchRow, 'status'>, to: BatchStatus): void {
  if (status !== to && !canMove(BatchStatus, status, to)) {
    const errors = [{ path: 'status', code: 'transition_not_allowed', params: { from: status, to } }];
    throw problem(409, 'transition_not_allowed', { errors });
  }
}

/** Reallocates a batch by current stock. Orders that can no longer be handed over are removed. */
export async function reallocate(tx: Transaction, call: Call<'adminCheckBatch'>, batch: BatchRow): Promise<BatchRow> {
  const previousOrders = await tx.select().from(batchOrders).where(eq(batchOrders.batch_id, batch.id));
  const ids = previousOrders.map(({ shop_order_id }) => shop_order_id);
  await tx.delete(batchOrders).where(eq(batchOrders.batch_id, batch.id));
  const candidates = await filterWaiting(tx, ids);
  const partial = new Set(previousOrders.filter((row) => row.partial).map(({ shop_order_id }) => shop_order_id));
  await takeStock(tx, batch, candidates, partial);
  return countBatch(tx, batch, { status: 'checked', checked_at: call.context.now() });
}

/** Reads the candidates that can still be handed over. */
async function filterWaiting(tx: Transaction, ids: readonly number[]): Promise<Candidate[]> {
  const waiting: Candidate[] = [];
  for (const id of ids) {
    // an order cancelled or sent meanwhile is skipped
    const candidates = await readCandidates(tx, [id], true).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return [];
    });
    waiting.push(...candidates);
  }
  return waiting;
}

/** Removes shop orders from a batch before handover. */
export async function removeFromBatch(tx: Transaction, batch: BatchRow, ids: readonly number[]): Promise<void> {
  await tx
    .delete(batchOrders)
    .where(and(eq(batchOrders.batch_id, batch.id), inArray(batchOrders.shop_order_id, [...ids])));
}
