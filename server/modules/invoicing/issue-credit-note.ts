import { computeCreditVat } from '#domain/invoicing/invoices.ts';
import { and, asc, eq, gte, sum } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { buildChangeInvoiceLines } from './change-lines.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoices, type InvoiceRow } from './invoices.table.ts';
import {
  type InvoiceLineRow,
  lockOrder,
  orderChanges,
  orderLines,
  type OrderRow,
} from '#server/modules/orders/index.ts';
import { SYSTEM_AUDIT, getTaxation, writeInvoice } from './write-invoice.ts';
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
  auditContext: AuditContext = SYSTEM_AUDIT,
): Promise<InvoiceRow> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw notFound();
  // credit notes of an order are sequential, since each depends on the earlier ones
  const order = await lockOrder(tx, refund.order_id);
  const [existing] = await tx.select().from(invoices).where(eq(invoices.refund_id, refundId));
  if (existing) return existing;
  if (refund.status !== 'done') throw problem(409, 'refund_not_done');
  const creditedInvoice = await issueInvoice(tx, context, order, auditContext);
  const [previousCredits] = await tx
    .select({ total: sum(invoices.total).mapWith(Number), vat: sum(invoices.vat).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.credited_id, creditedInvoice.id), eq(invoices.type, 'credit_note')));
  // includes paid changes, excludes corrected documents
  const [invoiced] = await tx
    .select({ total: sum(invoices.total).mapWith(Number), vat: sum(invoices.vat).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), eq(invoices.type, 'invoice'), gte(invoices.id, creditedInvoice.id)));
  const change = await readRefundedChange(tx, refund);
  const credit = {
    total: invoiced?.total ?? creditedInvoice.total,
    vat: invoiced?.vat ?? creditedInvoice.vat,
    vat_rate: creditedInvoice.vat_rate,
    creditedTotal: -(previousCredits?.total ?? 0),
    creditedVat: -(previousCredits?.vat ?? 0),
  };
  // VAT by lines; the last credit takes the remainder
  const isLast = credit.creditedTotal + refund.amount >= credit.total;
  const isWholeChange = change?.amount === -refund.amount && !isLast;
  const vat = isWholeChange ? -change.vat : computeCreditVat(credit, refund.amount);
  // avoid negative zero
  const sums = { total: -refund.amount, vat: vat === 0 ? 0 : -vat };
  return writeInvoice(tx, context, auditContext, {
    ...{ type: 'credit_note', order, refund_id: refund.id, credited_id: creditedInvoice.id, ...sums },
    lines: change
      ? buildChangeInvoiceLines({ ...change, amount: sums.total, vat: sums.vat }, order, 'elsewhere')
      : await readRefundLines(tx, refund, order),
    taxed_at: refund.settled_at ?? context.now(),
    taxation: getTaxation(creditedInvoice),
  });
}

/** Reads the change of a refund; without lines when an earlier refund lists them. */
async function readRefundedChange(tx: Transaction, { id, change_id }: RefundRow) {
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

/** Reads the lines of a refund as document lines, with boxes cancelled by it, shipping and the remaining amount. */
async function readRefundLines(tx: Transaction, refund: RefundRow, order: OrderRow): Promise<InvoiceLineRow[]> {
  const refunded = await tx
    .select({ line: orderLines, quantity: refundLines.quantity, amount: refundLines.amount })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.order_line_id))
    .where(eq(refundLines.refund_id, refund.id))
    .orderBy(asc(orderLines.id));
  const lines = refunded.map(({ line, quantity, amount }): InvoiceLineRow => ({
    ...{ kind: 'item', name: line.name, quantity, total: -amount },
    text: [line.artist_name, line.item_name].filter(Boolean).join(' · ') || null,
    price: -Math.round(amount / Math.max(quantity, 1)),
  }));
  const createLine = (kind: InvoiceLineRow['kind'], amount: number): InvoiceLineRow[] =>
    amount === 0 ? [] : [{ kind, quantity: 1, price: -amount, total: -amount }];
  let remainder = refund.amount - refund.shipping - refunded.reduce((total, { amount }) => total + amount, 0);
  const boxes = order.boxes
    .filter(({ cancelled }) => cancelled?.refund_id === refund.id)
    .flatMap((box): InvoiceLineRow[] => {
      // an earlier refund may have paid a part of it back
      const amount = Math.min(box.total, remainder);
      remainder -= amount;
      return createLine('item', amount).map((line) => ({ ...line, name: box.name, text: box.gift?.to ?? null }));
    });
  return [...lines, ...boxes, ...createLine('shipping', refund.shipping), ...createLine('other', remainder)];
}
