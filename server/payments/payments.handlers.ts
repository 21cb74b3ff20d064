import type { Handlers } from '#server/api/handler.ts';
import { confirmCart } from '#server/payments/confirm.ts';
import { payCart } from '#server/payments/pay.ts';
import { adminRefundOrder, adminRetryRefund } from '#server/payments/refund-handlers.ts';
import { adminGetRefundLimit } from '#server/payments/refund-limit.ts';
import { readRefundLines } from '#server/payments/refund-state.ts';
import { refundLinesView } from '#server/payments/refund-view.ts';
import { refunds } from '#server/payments/refunds.table.ts';
import { payments } from '#server/payments/payments.table.ts';
import { resource } from '#server/resource/register.ts';

export const paymentsHandlers = {
  payCart,
  confirmCart,
  ...resource('payments', { table: payments }),
  ...resource('refunds', {
    table: refunds,
    one: async (refund, _call, db) => ({
      lines: refundLinesView(refund, (await readRefundLines(db, [refund.id])).get(refund.id)),
    }),
  }),
  adminRefundOrder,
  adminGetRefundLimit,
  adminRetryRefund,
} as const satisfies Partial<Handlers>;
