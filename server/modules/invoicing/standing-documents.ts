import { and, asc, eq, gte } from 'drizzle-orm';
import { sum } from '#domain/money.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { invoices, type InvoiceRow } from './invoices.table.ts';
import { issueChangeInvoice } from './issue-change-invoice.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { lockOrder, orderChanges } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Outstanding documents of an order. */
export interface OutstandingDocuments {
  readonly invoice: InvoiceRow;
  /** Invoice first, without corrected documents. */
  readonly documents: readonly InvoiceRow[];
  readonly total: number;
  readonly vat: number;
  readonly total_eur: number;
  readonly vat_eur: number;
}

/**
 * Issues all pending documents of a paid order and returns the outstanding ones. Call before the order changes.
 * Throws 409 like `issueInvoice`.
 */
export async function issueOutstanding(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  orderId: number,
  auditContext: AuditContext,
): Promise<OutstandingDocuments> {
  await issueInvoice(tx, context, await lockOrder(tx, orderId), auditContext);
  const changes = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.order_id, orderId), eq(orderChanges.status, 'done')))
    .orderBy(asc(orderChanges.settled_at), asc(orderChanges.id));
  for (const { id } of changes.filter(({ amount }) => amount > 0)) await issueChangeInvoice(tx, context, id);
  const doneRefunds = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), eq(refunds.status, 'done')))
    .orderBy(asc(refunds.settled_at), asc(refunds.id));
  for (const { id } of doneRefunds) await issueCreditNote(tx, context, id, auditContext);
  const invoice = await issueInvoice(tx, context, await lockOrder(tx, orderId), auditContext);
  const documents = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), gte(invoices.id, invoice.id)))
    .orderBy(asc(invoices.id));
  const sumAll = (name: 'total' | 'vat' | 'total_eur' | 'vat_eur') => sum(documents.map((row) => row[name]));
  return {
    invoice,
    documents,
    total: sumAll('total'),
    vat: sumAll('vat'),
    total_eur: sumAll('total_eur'),
    vat_eur: sumAll('vat_eur'),
  };
}
