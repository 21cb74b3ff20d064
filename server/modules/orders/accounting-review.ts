import type { AccountingStatus } from '#generated/enums.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { AccountingReview } from './orders.table.ts';
import type { Row } from '#server/core/api/wire.ts';

type ReviewColumns = { accounting_status: undefined; accounting_review: AccountingReview | null };

/**
 * Values of a manual change of `accounting_status`: the review, from which the status is derived. Throws 409 for a status
 * that contradicts the invoices.
 */
export function computeAccountingReview(values: Row, before: Row): ReviewColumns | undefined {
  const status = values.accounting_status as AccountingStatus | undefined;
  if (status === undefined) return undefined;
  if (status === 'to_check' || status === 'valid') return { accounting_status: undefined, accounting_review: status };
  const isInvoiced = before.is_invoiced === true;
  if (isInvoiced !== (status === 'invoiced')) {
    const code = isInvoiced ? 'order_invoiced' : 'order_not_invoiced';
    throw problem(409, code, { errors: [{ path: 'accounting_status', code }] });
  }
  return { accounting_status: undefined, accounting_review: null };
}
