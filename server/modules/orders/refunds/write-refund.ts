import type { RefundReason } from '#generated/enums.ts';
import { fromMinor, sum } from '#domain/money.ts';
import { planRefund, type RefundRefusal, type RefundSums, type RefundRequest } from '#domain/payments/refunds.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import type { OrderRow } from '../orders.table.ts';
import { type MoneyLeft, readRefundState } from './refund-state.ts';
import { refundLines, type RefundRow, refunds } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** A refund to write, in minor units, with its reason. */
export interface RefundInput extends RefundRequest {
  readonly reason: RefundReason;
  readonly comment?: string | null;
  /** The change of items that it is given back for. */
  readonly change_id?: number;
  readonly restocked?: boolean;
  readonly notify?: boolean;
  /** Whether several payments may give their part, where none has enough; else one refund is one payment's. */
  readonly spread?: boolean;
}

/**
 * Writes the refunds of a request, one per payment. The order must be locked, so that refunds never exceed payments. Call
 * `settleRefund` after the commit.
 */
export async function writeRefunds(
  tx: Transaction,
  call: AnyCall,
  order: OrderRow,
  { reason, comment, change_id, restocked = false, notify = false, spread = false, ...wish }: RefundInput,
): Promise<RefundRow[]> {
  const { sold, given, money } = await readRefundState(tx, order);
  const most = spread ? sum(money.map(({ left }) => left)) : (money[0]?.left ?? 0);
  const plan = planRefund(sold, given, most, wish);
  if ('refused' in plan) throw createRefusal(plan.refused, most, order);
  const written: RefundRow[] = [];
  for (const { payment, amount } of splitByPayment(plan.amount, money)) {
    // the first payment refunds the copies, the others the remainder
    const own = written.length === 0 ? { ...wish, amount } : { amount };
    const part = amount === plan.amount ? plan : planRefund(sold, given, most, own);
    if ('refused' in part) throw createRefusal(part.refused, most, order);
    given.push(part);
    const facts = {
      reason,
      comment,
      change_id,
      restocked,
      notify,
      currency: order.currency,
      created_by: call.user?.id,
    };
    written.push(await insertRefund(tx, call, { order_id: order.id, payment_id: payment.id, ...facts }, part));
  }
  return written;
}

/** Splits an amount by payment, largest refundable amount first. */
function splitByPayment(
  amount: number,
  money: readonly MoneyLeft[],
): { payment: MoneyLeft['payment']; amount: number }[] {
  let rest = amount;
  return money.flatMap(({ payment, left }) => {
    const share = Math.min(rest, left);
    rest -= share;
    return share > 0 ? [{ payment, amount: share }] : [];
  });
}

type Facts = Omit<typeof refunds.$inferInsert, 'amount' | 'shipping' | 'vat'>;

async function insertRefund(tx: Transaction, call: AnyCall, facts: Facts, sums: RefundSums): Promise<RefundRow> {
  const { amount, shipping, vat, lines } = sums;
  const values = { ...facts, amount, shipping, vat, created_at: call.context.now() };
  const [refund] = await tx.insert(refunds).values(values).returning();
  if (!refund) throw new Error('The database did not answer the refund.');
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

function createRefusal(code: RefundRefusal, most: number, { currency }: OrderRow) {
  const params = { max: fromMinor(most, currency), currency };
  return problem(409, code, { errors: [{ path: PATHS[code], code, params }], detailParams: params });
}
