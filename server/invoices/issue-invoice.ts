import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { sum } from '#domain/money.ts';
import type { Context } from '#server/api/handler.ts';
import { problem } from '#server/api/problem.ts';
import { audited, type Auditor } from '#server/audit/audit.ts';
import { invoices, type InvoiceLineRow, type InvoiceRow } from '#server/invoices/invoices.table.ts';
import { BY_ITSELF, writeInvoice } from '#server/invoices/write-invoice.ts';
import { orderChanges, orderLines, orders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import type { Transaction } from '#server/platform/database.ts';

/** The invoice of an order; undefined before it is issued. */
export async function invoiceOf(tx: Transaction, orderId: number): Promise<InvoiceRow | undefined> {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), eq(invoices.type, 'invoice'), isNull(invoices.change_id)));
  return found;
}

/**
 * Issues the invoice of a paid order, whose row the caller has locked; answers the one it has already. VAT is due when
 * the money comes for goods that are known, so pre-orders are invoiced as well (trade facts). Throws 409 before it is paid.
 */
export async function issueInvoice(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  who: Auditor = BY_ITSELF,
): Promise<InvoiceRow> {
  const issued = await invoiceOf(tx, order.id);
  if (issued) return issued;
  if (order.payment_status !== 'paid') throw problem(409, 'order_not_paid');
  const first = await asBought(tx, order);
  const { total, vat } = first;
  const invoice = await writeInvoice(tx, context, who, {
    ...{ type: 'invoice', order, total, vat },
    lines: await linesOf(tx, first),
    taxed_at: order.paid_at ?? context.now(),
  });
  await noteInvoiced(tx, order, who);
  return invoice;
}

/** The sums of an order without what changes have added: those have invoices of their own. */
async function asBought(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const changes = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.order_id, order.id), eq(orderChanges.status, 'done')));
  const charged = changes.filter(({ amount }) => amount > 0);
  return {
    ...order,
    total: order.total - sum(charged.map(({ amount }) => amount)),
    vat: order.vat - sum(charged.map(({ vat }) => vat)),
    shipping:
      order.shipping -
      sum(changes.map(({ shipping, exchanged }) => Math.max(0, shipping) - (exchanged?.shipping ?? 0))),
  };
}

/** What of an order was paid for, line by line; a reduction of the whole order is a line of its own. */
async function linesOf(tx: Transaction, order: OrderRow): Promise<InvoiceLineRow[]> {
  const sold = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.order_id, order.id), isNull(orderLines.change_id)))
    .orderBy(asc(orderLines.id));
  const lines = sold.map(({ name, artist_name, item_name, quantity, price, total }): InvoiceLineRow => ({
    ...{ kind: 'item', name, quantity, price, total },
    text: [artist_name, item_name].filter(Boolean).join(' · ') || null,
  }));
  const once = (kind: InvoiceLineRow['kind'], amount: number): InvoiceLineRow[] =>
    amount === 0 ? [] : [{ kind, quantity: 1, price: amount, total: amount }];
  const known = lines.reduce((sum, line) => sum + line.total, 0) - order.discount + order.shipping;
  return [
    ...lines,
    ...once('discount', -order.discount),
    ...once('shipping', order.shipping),
    // subscriptions and what staff agreed on
    ...once('other', order.total - known),
  ];
}

/** Ends the staff's question whether the order was invoiced right; `is_invoiced` was written by the trigger. */
async function noteInvoiced(tx: Transaction, order: OrderRow, who: Auditor): Promise<void> {
  const isAnswered = order.accounting_review === 'to_check';
  const [after] = await tx
    .update(orders)
    .set({ ...(isAnswered && { accounting_review: null }), version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  await audited(tx, who, 'orders', order.id, order, after);
}
