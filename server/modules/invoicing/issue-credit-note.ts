import { computeCreditVat } from '#domain/invoicing/invoices.ts';
import { and, asc, eq, gte, sum } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { changeInvoiceLines } from './change-lines.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoices, type InvoiceRow } from './invoices.table.ts';
import { type InvoiceLineRow, lockOrder, orderChanges, orderLines } from '#server/modules/orders/index.ts';
import { SYSTEM, getTaxation, writeInvoice } from './write-invoice.ts';
import { refundLines, refunds } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

type RefundRow = typeof refunds.$inferSelect;

/**
 * Issues the credit note of a refund; invoices the order first if needed. Idempotent. Throws 404 without a refund and
 * 409 while it is pending.
 */
export async function issueCreditNote(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  refundId: number,
  who: AuditContext = SYSTEM,
): Promise<InvoiceRow> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw notFound();
  // credit notes of an order are sequential, since each depends on the earlier ones
  const order = await lockOrder(tx, refund.order_id);
  const [issued] = await tx.select().from(invoices).where(eq(invoices.refund_id, refundId));
  if (issued) return issued;
  if (refund.status !== 'done') throw problem(409, 'refund_not_done');
  const credited = await issueInvoice(tx, context, order, who);
  const [before] = await tx
    .select({ total: sum(invoices.total).mapWith(Number), vat: sum(invoices.vat).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.credited_id, credited.id), eq(invoices.type, 'credit_note')));
  // includes paid changes, excludes corrected documents
  const [sold] = await tx
    .select({ total: sum(invoices.total).mapWith(Number), vat: sum(invoices.vat).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), eq(invoices.type, 'invoice'), gte(invoices.id, credited.id)));
  const change = await toldChange(tx, refund);
  const credit = {
    ...{ total: sold?.total ?? credited.total, vat: sold?.vat ?? credited.vat, vat_rate: credited.vat_rate },
    creditedTotal: -(before?.total ?? 0),
    creditedVat: -(before?.vat ?? 0),
  };
  // VAT by lines; the last credit takes the remainder
  const isLast = credit.creditedTotal + refund.amount >= credit.total;
  const isAll = change?.amount === -refund.amount && !isLast;
  const vat = isAll ? -change.vat : computeCreditVat(credit, refund.amount);
  // avoid negative zero
  const sums = { total: -refund.amount, vat: vat === 0 ? 0 : -vat };
  return writeInvoice(tx, context, who, {
    ...{ type: 'credit_note', order, refund_id: refund.id, credited_id: credited.id, ...sums },
    lines: change
      ? changeInvoiceLines({ ...change, amount: sums.total, vat: sums.vat }, order, 'elsewhere')
      : await linesOf(tx, refund),
    taxed_at: refund.settled_at ?? context.now(),
    taxation: getTaxation(credited),
  });
}

/** The change of a refund; without lines when another refund lists them. */
async function toldChange(tx: Transaction, { id, change_id }: RefundRow) {
  if (change_id === null) return undefined;
  const [first] = await tx
    .select({ id: refunds.id, change: orderChanges })
    .from(refunds)
    .innerJoin(orderChanges, eq(orderChanges.id, refunds.change_id))
    .where(eq(refunds.change_id, change_id))
    .orderBy(asc(refunds.id))
    .limit(1);
  if (!first) throw new Error(`the change of refund ${id} is gone`);
  return first.id === id ? first.change : { ...first.change, lines: [], shipping: 0 };
}

async function linesOf(tx: Transaction, refund: RefundRow): Promise<InvoiceLineRow[]> {
  const given = await tx
    .select({ line: orderLines, quantity: refundLines.quantity, amount: refundLines.amount })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.order_line_id))
    .where(eq(refundLines.refund_id, refund.id))
    .orderBy(asc(orderLines.id));
  const lines = given.map(({ line, quantity, amount }): InvoiceLineRow => ({
    ...{ kind: 'item', name: line.name, quantity, total: -amount },
    text: [line.artist_name, line.item_name].filter(Boolean).join(' · ') || null,
    price: -Math.round(amount / Math.max(quantity, 1)),
  }));
  const once = (kind: InvoiceLineRow['kind'], amount: number): InvoiceLineRow[] =>
    amount === 0 ? [] : [{ kind, quantity: 1, price: -amount, total: -amount }];
  const rest = refund.amount - refund.shipping - given.reduce((all, { amount }) => all + amount, 0);
  return [...lines, ...once('shipping', refund.shipping), ...once('other', rest)];
}
