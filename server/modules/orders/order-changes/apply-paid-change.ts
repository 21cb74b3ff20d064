import type { Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { mailChange } from '../letters/order-change-mails.ts';
import { checkNewAddress } from './check-new-address.ts';
import { beginCorrection } from './begin-correction.ts';
import { applyChange } from './apply-change.ts';
import { describeContent } from './describe-content.ts';
import { planChange } from './plan-change.ts';
import type { OrderChangeRow } from './read-changes.ts';
import { restoreChangeRequest } from './change-request.ts';
import { checkOrderAction } from '../move-order.ts';
import type { OrderRow } from '../orders.table.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

/**
 * Applies a change that is paid in this transaction; `details` are added to the audit entry. Order and change must be
 * locked. Throws 409 when copies to remove have shipped, copies to add are sold, or the total differs.
 */
export async function applyPaidChange(
  tx: Transaction,
  context: Context,
  auditor: AuditContext,
  { order, change, rates }: { order: OrderRow; change: OrderChangeRow; rates: Rates },
  details: Readonly<Record<string, unknown>> = {},
): Promise<OrderRow> {
  const { address } = change;
  checkOrderAction(address ? 'adminChangeOrderAddress' : 'adminChangeOrderItems', order);
  const at = context.now();
  const taxation = address ? await checkNewAddress(tx, order, address, { rates, at }) : undefined;
  const plan = await planChange(tx, order, restoreChangeRequest(change), { rates, at, lock: true, address, taxation });
  const isSameRate = change.vat_rate === null || change.vat_rate === taxation?.after.vat_rate;
  if (plan.settlement.difference !== change.amount || !isSameRate) throw problem(409, 'change_differs');
  const contentBefore = await describeContent(tx, order.id);
  const correction = await beginCorrection(tx, context, auditor, order, plan);
  const changedOrder = await applyChange(tx, context, correction.order, change.id, plan, address);
  const { after, documents } = await correction.finish(changedOrder, change.id);
  const changes = { lines: await describeContent(tx, order.id), change_id: change.id, ...details };
  const auditContext = { ...auditor, body: { reason: change.reason } };
  await auditChange(tx, auditContext, 'orders', order.id, { ...order, lines: contentBefore }, { ...after, ...changes });
  if (change.notify) await mailChange(tx, context, after, { change, before: order, documents });
  return after;
}

/** Converts problems of a change to those shown to customers. */
export function toCustomerProblem(error: unknown): unknown {
  if (!(error instanceof Problem) || error.status !== 409) return error;
  const code =
    error.code === 'draft_out_of_stock' || error.code === 'out_of_stock' ? 'offer_out_of_stock' : 'offer_changed';
  return problem(409, code, { cause: error });
}
