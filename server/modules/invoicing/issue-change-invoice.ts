import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { issueInvoice } from './issue-invoice.ts';
import { buildChangeInvoiceLines } from './change-lines.ts';
import { invoices, type InvoiceRow } from './invoices.table.ts';
import { SYSTEM_AUDIT, writeInvoice } from './write-invoice.ts';
import { lockOrder, orderChanges } from '#server/modules/orders/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/**
 * Issues the additional invoice of a paid change, after the order's invoice. Idempotent. Throws 404 for a free or
 * pending change.
 */
export async function issueChangeInvoice(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  changeId: number,
): Promise<InvoiceRow> {
  const [change] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.id, changeId), eq(orderChanges.status, 'done')));
  if (!change || change.amount <= 0) throw notFound();
  const order = await lockOrder(tx, change.order_id);
  const [existing] = await tx.select().from(invoices).where(eq(invoices.change_id, changeId));
  if (existing) return existing;
  await issueInvoice(tx, context, order);
  return writeInvoice(tx, context, SYSTEM_AUDIT, {
    ...{ type: 'invoice', order: await lockOrder(tx, order.id), change_id: change.id },
    ...{ lines: buildChangeInvoiceLines(change, order), total: change.amount, vat: change.vat },
    taxed_at: change.settled_at ?? context.now(),
  });
}
