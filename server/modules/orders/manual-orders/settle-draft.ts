// Payments that staff records, and orders that are paid later.
import type { ManualOrder } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { mailOrderConfirmation } from '../letters/order-mails.ts';
import type { ManualOrderRow } from './draft-line.ts';
import { answerDraft } from './manual-orders.resource.ts';
import { toNoon, checkManualPayment } from './manual-payment.ts';
import { manualOrders } from './manual-orders.table.ts';
import { findPlacedDraft, isOfferBeingPaid, lockDraft, lockDraftPayment, placeDraft } from './place-draft.ts';
import { nextVersion } from './save-draft.ts';
import type { OrderRow } from '../orders.table.ts';
import { settleOrder } from '../settle-order.ts';
import { payments } from '#server/modules/payments/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { ordersManualResource } from '#generated/resources.ts';

type SettleCall = Call<'adminPayManualOrder'> | Call<'adminConvertManualOrder'>;

/** Loads the draft and, once it is converted, its order `FOR UPDATE`. Throws 409 while a payment is in progress. */
async function lockDraftAndOrder(tx: Transaction, call: SettleCall) {
  await lockDraftPayment(tx, call.params.id);
  const placed = await findPlacedDraft(tx, call.params.id);
  const row = await lockDraft(tx, call.params.id);
  checkAction(ordersManualResource, call.operation, row);
  if (placed?.order.payment_status === 'processing' || (await isOfferBeingPaid(tx, call.params.id)))
    throw problem(409, 'offer_being_paid');
  return { placed, row };
}

async function auditDraft(
  tx: Transaction,
  call: SettleCall,
  before: ManualOrderRow,
  details: object,
): Promise<ManualOrderRow> {
  const after = await lockDraft(tx, before.id);
  await auditChange(tx, call, 'orders-manual', before.id, before, { ...after, ...details });
  return after;
}

/**
 * Records a payment by transfer, in cash or otherwise: places the order of the draft, unless it exists, and marks it as
 * paid. Throws 422 for a transfer without reference, an amount other than the total, another currency or a future day.
 */
export async function adminPayManualOrder(call: Call<'adminPayManualOrder'>): Promise<ManualOrder> {
  const { context, body } = call;
  const rates = await readRates(context.db);
  const row = await inTransaction(context.db, async (tx) => {
    const { placed, row: before } = await lockDraftAndOrder(tx, call);
    checkManualPayment(call, before);
    const order = placed?.order ?? (await placeDraft(tx, context, before, rates));
    const { method, reference = null, paid_on } = body;
    const paid = { status: 'paid' as const, method, reference, paid_at: toNoon(paid_on, context.now()) };
    if (placed?.payment) {
      await tx
        .update(payments)
        .set({ ...paid, version: sql`${payments.version} + 1` })
        .where(eq(payments.id, placed.payment.id));
    } else if (before.total > 0) await writePayment(tx, before, order, { ...paid, created_at: context.now() });
    await settleOrder(tx, context, order, { notify: body.notify ?? true });
    if (!placed) await auditChange(tx, call, 'orders', order.id, undefined, order);
    return auditDraft(tx, call, before, { method, reference, paid_on });
  });
  return answerDraft(call, row);
}

async function writePayment(
  tx: Transaction,
  draft: ManualOrderRow,
  order: OrderRow,
  values: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  const { total: amount, currency } = order;
  // derived from the draft's number, so that it is settled once
  const paymentFields = {
    order_id: order.id,
    amount,
    currency,
    provider: 'manual' as const,
    provider_id: `${draft.number}-${order.id}`,
  };
  await tx.insert(payments).values({ ...paymentFields, ...values });
}

/** Places the order of a draft. It is pending until its payment is recorded; a free order is paid at once. */
export async function adminConvertManualOrder(call: Call<'adminConvertManualOrder'>): Promise<ManualOrder> {
  const { context, body } = call;
  const { notify = false } = body;
  const rates = await readRates(context.db);
  const row = await inTransaction(context.db, async (tx) => {
    const { row: before } = await lockDraftAndOrder(tx, call);
    const order = await placeDraft(tx, context, before, rates);
    await auditChange(tx, call, 'orders', order.id, undefined, order);
    if (order.total === 0) await settleOrder(tx, context, order, { notify });
    else {
      await writePayment(tx, before, order, { status: 'pending', method: 'transfer', created_at: context.now() });
      await tx
        .update(manualOrders)
        .set({ status: 'converted', order_id: order.id, expires_at: null, ...nextVersion })
        .where(eq(manualOrders.id, before.id));
      if (notify) await mailOrderConfirmation(tx, context, order);
    }
    return auditDraft(tx, call, before, {});
  });
  return answerDraft(call, row);
}
