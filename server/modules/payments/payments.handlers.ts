import type { Handlers } from '#server/core/api/handler.ts';
import { confirmCart } from './confirm.ts';
import { payCart } from './pay.ts';
import { adminRefundOrder, adminRetryRefund } from './refund-handlers.ts';
import { adminGetRefundLimit } from './refund-limit.ts';
import { readRefundLines } from './refund-state.ts';
import { refundLinesView } from './refund-view.ts';
import { refunds } from './refunds.table.ts';
import { payments } from './payments.table.ts';
import { resource } from '#server/resources/register.ts';

export const paymentsResource = resource('payments', { table: payments });

export const refundsResource = resource('refunds', {
  table: refunds,
  one: async (refund, _call, db) => ({
    lines: refundLinesView(refund, (await readRefundLines(db, [refund.id])).get(refund.id)),
  }),
});

export const paymentsHandlers = {
  payCart,
  confirmCart,
  ...paymentsResource.handlers,
  ...refundsResource.handlers,
  adminRefundOrder,
  adminGetRefundLimit,
  adminRetryRefund,
} as const satisfies Partial<Handlers>;
