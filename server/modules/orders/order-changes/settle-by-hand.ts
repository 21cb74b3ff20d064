// Staff actions on pending changes.
import type { Order } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { toNoon, checkManualPayment } from '../manual-orders/manual-payment.ts';
import { applyPaidChange } from './apply-paid-change.ts';
import { lockChange, type OrderChangeRow, withdrawPendingChange } from './read-changes.ts';
import type { OrderRow } from '../orders.table.ts';
import { answerOrder, lockOrder, incrementOrderVersion } from '../staff-order.ts';
import { readNewestAttempt } from '../checkout/reserve.ts';
import { payments } from '#server/modules/payments/index.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

type ManualCall = Call<'adminWithdrawOrderChange'> | Call<'adminPayOrderChange'>;

/** Loads order and pending change `FOR UPDATE`. Throws 409 while a payment is processing. */
async function lockPendingChange(
  tx: Transaction,
  { params, operation }: ManualCall,
): Promise<{ order: OrderRow; change: OrderChangeRow }> {
  const order = await lockOrder(tx, params.id);
  const change = await lockChange(tx, order.id, params.change_id);
  if (change.status !== 'pending') throw transitionNotAllowed(change.status, operation);
  if (await isBeingPaid(tx, change.id)) throw problem(409, 'offer_being_paid');
  return { order, change };
}

/** Whether a payment of the change is processing. */
async function isBeingPaid(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.change_id, id), eq(payments.status, 'processing')));
  return rows.length > 0 || (await readNewestAttempt(tx, `change-${id}`))?.status === 'open';
}

/** Withdraws a pending change. The order is unchanged. */
export async function adminWithdrawOrderChange(call: Call<'adminWithdrawOrderChange'>): Promise<Order> {
  const { context } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const { order: before, change } = await lockPendingChange(tx, call);
    await withdrawPendingChange(tx, before.id, context.now());
    const after = await incrementOrderVersion(tx, before.id);
    await auditChange(tx, call, 'orders', before.id, before, { ...after, change_id: change.id });
    return after;
  });
  return answerOrder(call, order);
}

/** Records a manual payment and applies the change. Throws 422 like manual orders. */
export async function adminPayOrderChange(call: Call<'adminPayOrderChange'>): Promise<Order> {
  const { context, body, params } = call;
  const rates = await readRates(context.db);
  const order = await inTransaction(context.db, async (tx) => {
    const { order: before, change } = await lockPendingChange(tx, call);
    checkManualPayment(call, { currency: change.currency, total: change.amount });
    const { method, reference = null, paid_on, notify = true } = body;
    await tx.insert(payments).values({
      ...{ order_id: before.id, change_id: change.id, amount: change.amount, currency: change.currency },
      // derived from the change's id, so that it is settled once
      ...{ provider: 'manual', provider_id: `${before.number}-C${params.change_id}` },
      ...{ status: 'paid', method, reference, paid_at: toNoon(paid_on, context.now()), created_at: context.now() },
    });
    const paymentDetails = { method, reference, paid_on };
    return applyPaidChange(tx, context, call, { order: before, change: { ...change, notify }, rates }, paymentDetails);
  });
  return answerOrder(call, order);
}
