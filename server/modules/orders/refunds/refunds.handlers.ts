import type { Handlers } from '#server/core/api/handler.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { adminRefundOrder, adminRetryRefund } from './refund-handlers.ts';
import { adminGetProjectRefund, adminRefundProject, adminStopProjectRefund } from './refund-project.ts';
import { adminGetRefundLimit } from './refund-limit.ts';
import { readRefundLines } from './refund-state.ts';
import { toWireRefundLines } from './refund-view.ts';

export const refundsResource = defineResource('refunds', {
  table: refunds,
  details: async (refund, _call, db) => ({
    lines: toWireRefundLines(refund, (await readRefundLines(db, [refund.id])).get(refund.id)),
  }),
});

export const refundsHandlers = {
  ...refundsResource.handlers,
  adminRefundOrder,
  adminGetRefundLimit,
  adminRetryRefund,
  adminGetProjectRefund,
  adminRefundProject,
  adminStopProjectRefund,
} as const satisfies Partial<Handlers>;
