import type { RefundReason } from '#generated/enums.ts';
import { fromMinor, sum } from '#domain/money.ts';
import { planRefund, type RefundRefusal, type RefundSums, type RefundRequest } from '#domain/payments/refunds.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import type { OrderRow } from '../orders.table.ts';
import { type RefundablePayment, readRefundState } from './refund-state.ts';
import { refundLines, type RefundRow, refunds } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** The caller of a refund, or the job that makes it. */
export type RefundCall = AuditContext & Pick<AnyCall, 'context' | 'user'>;

/** A refund to write, in minor units, with its reason. */
export interface RefundInput extends RefundRequest {
  readonly reason: RefundReason;
  readonly comment?: string | null;
  /** The change of the order that causes the refund. */
  readonly change_id?: number;
  readonly restocked?: boolean;
  readonly notify?: boolean;
  /** Whether the amount may be split over several payments; otherwise one payment must cover it. */
  readonly spread?: boolean;
}

/**
 * Writes the refunds of a request, one per payment. The order must be locked, so that refunds never exceed payments. Call
 * `settleRefund` after the commit.
 */
export async function writeRefunds(
  tx: Transaction,
  call: RefundCall,
  order: OrderRow,
  { reason, comment, change_id, restocked = false, notify = false, spread = false, ...request }: RefundInput,
): Promise<RefundRow[]> {
  const { sold, given, refundablePayments } = await readRefundState(tx, order);
  const maxAmount = spread ? sum(refundablePayments.map(({ left }) => left)) : (refundablePayments[0]?.left ?? 0);
  const plan = planRefund(sold, given, maxAmount, request);
  if ('refused' in plan) throw createRefusalProblem(plan.refused, maxAmount, order);
  const rows: RefundRow[] = [];
  for (const { payment, amount } of splitByPayment(plan.amount, refundablePayments)) {
    // the first payment refunds the copies, the others the remainder
    const partRequest = rows.length === 0 ? { ...request, amount } : { amount };
    const part = amount === plan.amount ? plan : planRefund(sold, given, maxAmount, partRequest);
    if ('refused' in part) throw createRefusalProblem(part.refused, maxAmount, order);
    given.push(part);
    const fields = {
      reason,
      comment,
      change_id,
      restocked,
      notify,
      currency: order.currency,
      created_by: call.user?.id,
    };
    rows.push(await insertRefund(tx, call, { order_id: order.id, payment_id: payment.id, ...fields }, part));
  }
  return rows;
}

/** Splits an amount by payment, largest refundable amount first. */
function splitByPayment(
  amount: number,
  refundablePayments: readonly RefundablePayment[],
): { payment: RefundablePayment['payment']; amount: number }[] {
  let remaining = amount;
  return refundablePayments.flatMap(({ payment, left }) => {
    const share = Math.min(remaining, left);
    remaining -= share;
    return share > 0 ? [{ payment, amount: share }] : [];
  });
}

type RefundValues = Omit<typeof refunds.$inferInsert, 'amount' | 'shipping' | 'vat'>;

async function insertRefund(
  tx: Transaction,
  call: RefundCall,
  fields: RefundValues,
  sums: RefundSums,
): Promise<RefundRow> {
  const { amount, shipping, vat, lines } = sums;
  const values = { ...fields, amount, shipping, vat, created_at: call.context.now() };
  const [refund] = await tx.insert(refunds).values(values).returning();
  if (!refund) throw new Error('The database did not return the refund.');
  if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refund_id: refund.id })));
  await auditChange(tx, call, 'refunds', refund.id, undefined, refund);
  return refund;
}

const PATHS: Readonly<Record<RefundRefusal, string>> = {
  refund_empty: 'amount',
  refund_too_high: 'amount',
  refund_copies: 'lines',
  refund_shipping: 'shipping',
};

function createRefusalProblem(code: RefundRefusal, maxAmount: number, { currency }: OrderRow) {
  const params = { max: fromMinor(maxAmount, currency), currency };
  return problem(409, code, { errors: [{ path: PATHS[code], code, params }], detailParams: params });
}
