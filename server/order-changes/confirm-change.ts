import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { Problem, problem } from '#server/api/problem.ts';
import { carryOutPaid, forCustomer } from '#server/order-changes/carry-out-paid.ts';
import { giveUp, orUndone } from '#server/order-changes/pay-change.ts';
import { lockChange } from '#server/order-changes/read-changes.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import { lockOrder } from '#server/orders/staff-order.ts';
import { forgetAnswers } from '#server/payments/idempotency.ts';
import type { PaymentRow } from '#server/payments/pay.ts';
import { payments } from '#server/payments/payments.table.ts';
import { type DeclineCode, paymentProvider } from '#server/payments/provider.ts';
import type { Transaction } from '#server/platform/database.ts';
import type { Rates } from '#server/rates/rates.ts';

/** What came of confirming: the order as it is, or why not, told only once what is written is kept. */
export type Confirmed = { order: OrderRow } | { refused: DeclineCode } | { problem: Problem };

interface Waiting {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly changeId: number;
  readonly rates: Rates;
}

/**
 * Finishes the payment of a change that waited for 3-D Secure. The change is carried out first and the bank asked last, so
 * no money is taken for copies that went meanwhile: then the attempt ends, and nothing has changed.
 */
export async function confirmChange(
  tx: Transaction,
  call: Call<'confirmCart'>,
  { order, payment, changeId, rates }: Waiting,
): Promise<Confirmed> {
  const { context, body } = call;
  if (payment.status === 'paid') return { order };
  if (payment.status !== 'processing') return { refused: 'authentication_failed' };
  const change = await lockChange(tx, order.id, changeId);
  let refused: DeclineCode | undefined;
  try {
    const isDone = await orUndone(tx, async (inner) => {
      await carryOutPaid(inner, context, call, { order, change, rates }).catch((error: unknown) => {
        throw forCustomer(error);
      });
      const result = await paymentProvider(payment.provider).complete(payment.provider_id, body.authentication);
      if (result.status === 'requires_action') throw problem(409, 'payment_pending');
      if (result.status === 'declined') refused = result.code;
      return result.status === 'paid';
    });
    if (isDone) {
      await tx
        .update(payments)
        .set({ status: 'paid', paid_at: context.now(), version: sql`${payments.version} + 1` })
        .where(eq(payments.id, payment.id));
      return { order: await lockOrder(tx, order.id) };
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'payment_pending') throw error;
    await giveUp(tx, payment, 'cancelled');
    await forgetAnswers(tx, order.id);
    return { problem: error };
  }
  await giveUp(tx, payment, 'not_paid', refused);
  await forgetAnswers(tx, order.id);
  return { refused: refused ?? 'authentication_failed' };
}
