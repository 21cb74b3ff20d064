import type { Context } from '#server/core/api/handler.ts';
import { ISSUE_INVOICES } from '#server/modules/invoicing/issue-waiting.ts';
import type { RefundRow } from './refunds.table.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Something that follows from a refund, in the transaction that marks it as done: it happens once, or the refund is asked for again. */
type Consequence = (tx: Transaction, context: Context, refund: RefundRow) => Promise<void>;

/** All that follows from money given back, in order. */
const CONSEQUENCES: readonly Consequence[] = [
  // its credit note; numbers are given one after the other, and a missing one never undoes a refund
  (tx, context) => context.jobs.send(ISSUE_INVOICES, {}, { tx }),
];

/** Does what follows from a refund that is done. */
export async function onRefundDone(tx: Transaction, context: Context, refund: RefundRow): Promise<void> {
  for (const follow of CONSEQUENCES) await follow(tx, context, refund);
}
