import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { groupBy, keyBy } from 'es-toolkit';
import { sum } from '#domain/money.ts';
import type { Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChanges, type AuditContext } from '#server/resources/audit/audit.ts';
import { invoices, type InvoiceRow } from './invoices.table.ts';
import { type InvoiceLineRow, orderChanges, orderLines, type OrderRow, orders } from '#server/modules/orders/index.ts';
import { SYSTEM, type Draft, writeInvoices } from './write-invoice.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/** The current invoice of an order; undefined before it is issued. */
export async function readInvoice(db: Queryable, orderId: number): Promise<InvoiceRow | undefined> {
  return (await issuedOf(db, [{ id: orderId }])).get(orderId);
}

/**
 * Issues the invoice of a locked, paid order, pre-orders included, since VAT is due on payment (trade facts).
 * Idempotent. Throws 409 before payment.
 */
export async function issueInvoice(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  who: AuditContext = SYSTEM,
): Promise<InvoiceRow> {
  const [invoice] = await invoiceOrders(tx, context, [order], who);
  if (!invoice) throw new Error('The database did not answer the invoice.');
  return invoice;
}

/** As `issueInvoice` for several orders, numbered in the given order. */
export async function invoiceOrders(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  paid: readonly OrderRow[],
  who: AuditContext = SYSTEM,
): Promise<InvoiceRow[]> {
  const issued = await issuedOf(tx, paid);
  const due = paid.filter(({ id }) => !issued.has(id));
  if (due.length > 0) {
    if (due.some(({ payment_status }) => payment_status !== 'paid')) throw problem(409, 'order_not_paid');
    const written = await writeInvoices(tx, context, who, 'invoice', await draftsOf(tx, context, due));
    for (const invoice of written) issued.set(invoice.order_id, invoice);
    await markInvoiced(tx, due, who);
  }
  return paid.flatMap(({ id }) => issued.get(id) ?? []);
}

/** Current invoices by order. */
async function issuedOf(db: Queryable, of: readonly Pick<OrderRow, 'id'>[]): Promise<Map<number, InvoiceRow>> {
  const isOfOrder = or(isNull(invoices.change_id), isNotNull(invoices.replaces_id));
  const found = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.order_id, idsOf(of)), eq(invoices.type, 'invoice'), isOfOrder))
    .orderBy(asc(invoices.id));
  return new Map(found.map((invoice) => [invoice.order_id, invoice]));
}

async function draftsOf(tx: Transaction, { now }: Pick<Context, 'now'>, due: readonly OrderRow[]): Promise<Draft[]> {
  const ids = idsOf(due);
  const changes = await tx
    .select()
    .from(orderChanges)
    .where(and(inArray(orderChanges.order_id, ids), eq(orderChanges.status, 'done')));
  const sold = await tx
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.order_id, ids), isNull(orderLines.change_id)))
    .orderBy(asc(orderLines.id));
  const changesOf = groupBy(changes, ({ order_id }) => order_id);
  const soldIn = groupBy(sold, ({ order_id }) => order_id);
  return due.map((order) => {
    const first = asBought(order, changesOf[order.id] ?? []);
    const { total, vat } = first;
    const lines = linesOf(first, soldIn[order.id] ?? []);
    return { type: 'invoice', order, total, vat, lines, taxed_at: order.paid_at ?? now() };
  });
}

const idsOf = (of: readonly Pick<OrderRow, 'id'>[]): number[] => of.map(({ id }) => id);

/** The sums of an order without its changes, which have their own invoices. */
function asBought(order: OrderRow, changes: readonly (typeof orderChanges.$inferSelect)[]): OrderRow {
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

/** Invoice lines of an order; an order discount is a separate line. */
function linesOf(order: OrderRow, sold: readonly (typeof orderLines.$inferSelect)[]): InvoiceLineRow[] {
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
    // subscriptions and agreed amounts
    ...once('other', order.total - known),
  ];
}

/** Clears the accounting review of orders; the trigger sets `is_invoiced`. */
async function markInvoiced(tx: Transaction, invoiced: readonly OrderRow[], who: AuditContext): Promise<void> {
  const written = await tx
    .update(orders)
    .set({
      accounting_review: sql`nullif(${orders.accounting_review}, 'to_check')`,
      version: sql`${orders.version} + 1`,
    })
    .where(inArray(orders.id, idsOf(invoiced)))
    .returning();
  const after = keyBy(written, ({ id }) => id);
  const records = invoiced.map((before) => ({ recordId: before.id, before, after: after[before.id] }));
  await auditChanges(tx, who, 'orders', records);
}
