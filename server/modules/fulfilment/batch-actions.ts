import type { BatchStatus } from '#generated/enums.ts';
import type { Batch } from '#generated/schemas.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { answerBatch, type BatchRow, lockBatch } from './batch-view.ts';
import { sendAttachment } from './attachment.ts';
import { batchOrders, dispatchBatches } from './dispatch.table.ts';
import { encodeFile, getFileName, writeBatchFile } from './partner-file.ts';
import { readMap } from './partner-maps.ts';
import { PUSH_BATCH } from './push-batch.ts';
import { checkBatch, countBatch, reallocate, removeFromBatch } from './make-batch.ts';
import { readCandidates } from './batch-candidates.ts';
import { lockOrder, movePartsTo, updateTransporters, shipments, shopOrders } from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { partners } from '#server/modules/pricing/index.ts';

type BatchCall = AnyCall & { params: { id: number } };

/** Updates a batch under its lock with its audit entry, in one transaction, and returns the batch. */
async function changeBatch(
  call: BatchCall,
  to: BatchStatus | undefined,
  work: (tx: Transaction, before: BatchRow) => Promise<BatchRow>,
): Promise<Batch> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const before = await lockBatch(tx, call.params.id);
    if (to) checkBatch(before, to);
    const after = await work(tx, before);
    await auditChange(tx, call, 'batches', before.id, before, after);
    return after;
  });
  return answerBatch(call, row);
}

export const adminCheckBatch: Handler<'adminCheckBatch'> = (call) =>
  changeBatch(call, 'checked', (tx, batch) => reallocate(tx, call, batch));

/** Hands a batch over: prepares its orders, reduces the partner's stock, and stores or pushes the file. */
export const adminHandOverBatch: Handler<'adminHandOverBatch'> = (call) =>
  changeBatch(call, undefined, async (tx, batch) => {
    if (batch.status !== 'checked') checkBatch(batch, 'handed_over');
    const { context } = call;
    const parts = await tx.select().from(batchOrders).where(eq(batchOrders.batch_id, batch.id));
    if (parts.length === 0) throw problem(409, 'batch_empty');
    // locks in the common order; throws 409 for an order cancelled meanwhile, which requires another check
    await readCandidates(
      tx,
      parts.map(({ shop_order_id }) => shop_order_id),
      true,
    );
    await reducePartnerStock(tx, batch);
    const [partner] = await tx.select().from(partners).where(eq(partners.code, batch.partner));
    await setLogistician(tx, parts, partner?.id ?? null);
    for (const [orderId, orderParts] of Map.groupBy(parts, ({ order_id }) => order_id)) {
      await prepareOrder(
        tx,
        call,
        orderId,
        orderParts.map(({ shop_order_id }) => shop_order_id),
      );
    }
    const { map, version } = await readMap(tx, batch.partner);
    const file = await writeBatchFile(tx, batch, map);
    const isPushed = partner?.delivery === 'api';
    if (isPushed && !(partner.api_url && partner.api_secret)) throw problem(409, 'partner_api_missing');
    if (isPushed) await context.jobs.send(PUSH_BATCH, { batch_id: batch.id }, { tx });
    const push_status = isPushed ? 'waiting' : 'none';
    const facts = {
      status: 'handed_over',
      handed_over_at: context.now(),
      map_version: version,
      file,
      push_status,
    } as const;
    return countBatch(tx, batch, facts);
  });

/** Reduces the partner's stock by the batch, not below 0, as counts may be outdated. */
async function reducePartnerStock(tx: Transaction, batch: BatchRow): Promise<void> {
  await tx.execute(sql`
    update partner_stocks st set quantity = greatest(0, st.quantity - taken.copies), version = st.version + 1
    from (select l.item_id, sum(l.allocated)::int as copies from batch_lines l
      join batch_orders o on o.id = l.batch_order_id where o.batch_id = ${batch.id} group by l.item_id) taken
    where st.item_id = taken.item_id and st.partner = ${batch.partner}`);
}

/** Sets the logistician of parts and its usual carrier. */
async function setLogistician(
  tx: Transaction,
  parts: readonly { order_id: number; shop_order_id: number }[],
  logistician_id: number | null,
): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ shop_order_id }) => shop_order_id);
  await tx.update(shopOrders).set({ logistician_id }).where(inArray(shopOrders.id, ids));
  for (const orderId of new Set(parts.map(({ order_id }) => order_id))) await updateTransporters(tx, orderId);
}

/** Moves the given parts of an order that are pending or preordered to `in_preparation`. */
async function prepareOrder(
  tx: Transaction,
  call: BatchCall,
  orderId: number,
  partIds: readonly number[],
): Promise<void> {
  const before = await lockOrder(tx, orderId);
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from shop_orders where id = any(${sql.param([...partIds])}::int[]) and status in ('pending', 'preorder')`,
  );
  if (rows.length === 0) return;
  const parts = (
    await readCandidates(
      tx,
      rows.map(({ id }) => id),
    )
  ).map(({ part }) => part);
  const moves = parts.map((part) => ({ part, to: 'in_preparation' as const }));
  const after = await movePartsTo(tx, before, moves, call.context.now());
  await auditChange(tx, call, 'orders', orderId, before, after);
}

/** Retries a push after its last attempt failed. */
export const adminPushBatch: Handler<'adminPushBatch'> = (call) =>
  changeBatch(call, undefined, async (tx, batch) => {
    if (batch.push_status !== 'failed') throw problem(409, 'transition_not_allowed');
    await call.context.jobs.send(PUSH_BATCH, { batch_id: batch.id }, { tx });
    return countBatch(tx, batch, { push_status: 'waiting' });
  });

export const adminCloseBatch: Handler<'adminCloseBatch'> = (call) =>
  changeBatch(call, 'closed', (tx, batch) => endBatch(tx, batch, 'closed'));

export const adminCancelBatch: Handler<'adminCancelBatch'> = (call) =>
  changeBatch(call, 'cancelled', async (tx, batch) => {
    const note = [batch.note, call.body.reason].filter(Boolean).join(' – ').slice(0, 500);
    return endBatch(tx, { ...batch, note }, 'cancelled');
  });

/** Returns the parts without parcels. */
async function filterUnpacked<T extends { shop_order_id: number }>(tx: Transaction, parts: readonly T[]): Promise<T[]> {
  const ids = parts.map(({ shop_order_id }) => shop_order_id);
  const packed = await tx
    .select({ id: shipments.shop_order_id })
    .from(shipments)
    .where(and(inArray(shipments.shop_order_id, ids), ne(shipments.status, 'cancelled')));
  return parts.filter(({ shop_order_id }) => !packed.some(({ id }) => id === shop_order_id));
}

/** Ends a batch; its open lines can be part of another one. */
async function endBatch(tx: Transaction, batch: BatchRow, status: 'closed' | 'cancelled'): Promise<BatchRow> {
  const released = await tx
    .update(batchOrders)
    .set({ live: false })
    .where(eq(batchOrders.batch_id, batch.id))
    .returning({ order_id: batchOrders.order_id, shop_order_id: batchOrders.shop_order_id });
  if (batch.status === 'handed_over') await setLogistician(tx, await filterUnpacked(tx, released), null);
  return countBatch(tx, batch, { status, note: batch.note });
}

export const adminRemoveFromBatch: Handler<'adminRemoveFromBatch'> = (call) =>
  changeBatch(call, undefined, async (tx, batch) => {
    if (batch.status !== 'draft' && batch.status !== 'checked') throw problem(409, 'transition_not_allowed');
    await removeFromBatch(tx, batch, call.body.shop_order_ids);
    return countBatch(tx, batch);
  });

export const adminLinkBatch: Handler<'adminLinkBatch'> = async (call) => {
  const { params, context } = call;
  return context.db.transaction(async (tx) => {
    const batch = await lockBatch(tx, params.id);
    if (batch.file === null) throw problem(409, 'file_not_there');
    await auditChange(tx, call, 'batches', batch.id, batch, batch);
    return createSignedLink(`/admin/batches/${batch.id}/file`, batch, context.now());
  });
};

export const downloadBatch: Handler<'downloadBatch'> = async (call) => {
  const { params, query, context } = call;
  const [batch] = await context.db.select().from(dispatchBatches).where(eq(dispatchBatches.id, params.id));
  checkSignature(batch, query, context.now());
  if (batch.file === null) throw notFound();
  const { map } = await readMap(context.db, batch.partner, batch.map_version);
  return sendAttachment(call, getFileName(batch, map), encodeFile(batch.file, map));
};
