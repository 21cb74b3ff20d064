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
export interface IssuedDocuments {
  readonly invoice: InvoiceRow;
  /** The documents, invoice first, without corrected ones. */
  readonly documents: readonly InvoiceRow[];
  readonly total: number;
  readonly vat: number;
  readonly total_eur: number;
  readonly vat_eur: number;
}

/**
 * Issues all pending documents of a paid order and returns the outstanding ones. Call before the order changes.
 * Throws 409 as `issueInvoice`.
 */
export async function issueOutstanding(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  orderId: number,
  who: AuditContext,
): Promise<IssuedDocuments> {
  await issueInvoice(tx, context, await lockOrder(tx, orderId), who);
  const charged = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.order_id, orderId), eq(orderChanges.status, 'done')))
    .orderBy(asc(orderChanges.settled_at), asc(orderChanges.id));
  for (const { id } of charged.filter(({ amount }) => amount > 0)) await issueChangeInvoice(tx, context, id);
  const given = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), eq(refunds.status, 'done')))
    .orderBy(asc(refunds.settled_at), asc(refunds.id));
  for (const { id } of given) await issueCreditNote(tx, context, id, who);
  const invoice = await issueInvoice(tx, context, await lockOrder(tx, orderId), who);
  const documents = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), gte(invoices.id, invoice.id)))
    .orderBy(asc(invoices.id));
  const all = (name: 'total' | 'vat' | 'total_eur' | 'vat_eur') => sum(documents.map((one) => one[name]));
  return {
    invoice,
    documents,
    total: all('total'),
    vat: all('vat'),
    total_eur: all('total_eur'),
    vat_eur: all('vat_eur'),
  };
}
