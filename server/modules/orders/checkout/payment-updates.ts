import type { PaymentUpdates } from '#server/modules/payments/index.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { settlePaidChange } from '../order-changes/confirm-change.ts';
import { endChangePayment } from '../order-changes/pay-change.ts';
import { failSettledRefund, settleRefund } from '../refunds/settle-refund.ts';
import { finishProcessingPayment } from './end-waiting-order.ts';

/** The order side of what providers report about payments and refunds. */
export const paymentUpdates: PaymentUpdates = {
  updatePayment: async (context, payment, update, auditor) => {
    const { change_id: changeId } = payment;
    if (changeId === null) return void (await finishProcessingPayment(context, payment, update, auditor));
    if (update !== 'paid') return endChangePayment(context, payment.id, update.status, update.code);
    await settlePaidChange(context, { payment, changeId }, await readRates(context.db), auditor).catch(
      (error: unknown) => {
        // the change no longer applied, and its payment is refunded
        if (!(error instanceof Problem)) throw error;
      },
    );
  },
  settleRefund,
  failSettledRefund,
};
