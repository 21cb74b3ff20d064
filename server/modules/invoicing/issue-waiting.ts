import { chunk, compact, keyBy } from 'es-toolkit';
import { and, asc, eq, gt, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { issueChangeInvoice } from './issue-change-invoice.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueOrderInvoices } from './issue-invoice.ts';
import { invoices } from './invoices.table.ts';
import { lockOrders, orderChanges, orders } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Name of the job that issues pending documents; queued by every payment. */
export const ISSUE_INVOICES = 'issue-invoices';

const BATCH_SIZE = 100;

/**
 * Issues pending invoices, change invoices and credit notes in order of payment. A job, so that payments do not wait
 * for numbers; also runs every ten minutes.
 */
export const issueInvoices: Worker = {
  name: ISSUE_INVOICES,
  on: ['order.paid', 'order.charged', 'refund.settled'],
  schedule: '*/10 * * * *',
  // every payment queues it
  coalesced: true,
  run: async (_data, context, { signal }) => {
    await issueAll(context, signal, findPendingOrders, async (tx, ids) => {
      const locked = keyBy(await lockOrders(tx, ids), ({ id }) => id);
      await issueOrderInvoices(tx, context, compact(ids.map((id) => locked[id])));
    });
    await issueAll(context, signal, findPendingChanges, async (tx, ids) => {
      for (const id of ids) await issueChangeInvoice(tx, context, id);
    });
    await issueAll(context, signal, findPendingRefunds, async (tx, ids) => {
      for (const id of ids) await issueCreditNote(tx, context, id);
    });
  },
};

/** Finds the next pending documents in order, without failed ones. */
type FindPending = (context: Context, failed: readonly number[]) => Promise<{ id: number }[]>;

const findPendingOrders: FindPending = ({ db }, failed) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.accounting_status, 'to_do'),
        eq(orders.payment_status, 'paid'),
        isNotNull(orders.paid_at),
        notInArray(orders.id, [...failed, 0]),
      ),
    )
    .orderBy(asc(orders.paid_at), asc(orders.id))
    .limit(BATCH_SIZE);

const findPendingChanges: FindPending = ({ db }, failed) =>
  db
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.status, 'done'),
        gt(orderChanges.amount, 0),
        notExists(
          db
            .select({ one: sql`1` })
            .from(invoices)
            .where(eq(invoices.change_id, orderChanges.id)),
        ),
        notInArray(orderChanges.id, [...failed, 0]),
      ),
    )
    .orderBy(asc(orderChanges.settled_at), asc(orderChanges.id))
    .limit(BATCH_SIZE);

const findPendingRefunds: FindPending = ({ db }, failed) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'done'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(invoices)
            .where(eq(invoices.refund_id, refunds.id)),
        ),
        notInArray(refunds.id, [...failed, 0]),
      ),
    )
    .orderBy(asc(refunds.settled_at), asc(refunds.id))
    .limit(BATCH_SIZE);

/** Documents per transaction; larger transactions would block manual issuing. */
const TRANSACTION_SIZE = 20;

/** Issues all pending documents; failed ones are retried by the next run. */
async function issueAll(
  context: Context,
  signal: AbortSignal | undefined,
  findPending: FindPending,
  issue: IssueDocuments,
): Promise<void> {
  const failed: number[] = [];
  for (;;) {
    const pending = await findPending(context, failed);
    for (const group of chunk(pending, TRANSACTION_SIZE)) {
      if (signal?.aborted) return;
      const ids = group.map(({ id }) => id);
      try {
        failed.push(...(await issueGroup(context, ids, issue)));
      } catch (error) {
        // without a seller nothing can be issued
        if (error instanceof Problem && error.code === 'seller_missing') return;
        throw error;
      }
    }
    if (pending.length < BATCH_SIZE) return;
  }
}

type IssueDocuments = (tx: Transaction, ids: readonly number[]) => Promise<void>;

/** Issues documents in one transaction, or one by one after a failure. Returns the failed ones. */
async function issueGroup(context: Context, ids: readonly number[], issue: IssueDocuments): Promise<readonly number[]> {
  try {
    await inTransaction(context.db, (tx) => issue(tx, ids));
    return [];
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'seller_missing') throw error;
    if (ids.length === 1) {
      context.log.warn({ id: ids[0], code: error.code }, 'a document could not be issued');
      return ids;
    }
    const failed: number[] = [];
    for (const id of ids) failed.push(...(await issueGroup(context, [id], issue)));
    return failed;
  }
}
