import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { groupBy, keyBy } from 'es-toolkit';
import { sum } from '#domain/money.ts';
import type { Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChanges, type AuditContext } from '#server/resources/audit/audit.ts';
import { invoices, type InvoiceRow } from './invoices.table.ts';
import { type InvoiceLineRow, orderChanges, orderLines, type OrderRow, orders } from '#server/modules/orders/index.ts';
import { SYSTEM_AUDIT, type Draft, writeInvoices } from './write-invoice.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/** The current invoice of an order; undefined before it is issued. */
export async function readInvoice(db: Queryable, orderId: number): Promise<InvoiceRow | undefined> {
  return (await readIssuedInvoices(db, [{ id: orderId }])).get(orderId);
}

/**
 * Issues the invoice of a locked, paid order, pre-orders included, since VAT is due on payment (trade facts).
 * Idempotent. Throws 409 before payment.
 */
export async function issueInvoice(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  auditContext: AuditContext = SYSTEM_AUDIT,
): Promise<InvoiceRow> {
  const [invoice] = await issueOrderInvoices(tx, context, [order], auditContext);
  if (!invoice) throw new Error('The database did not return the invoice.');
  return invoice;
}

/** Issues invoices like `issueInvoice` for several orders, numbered in the given order. */
export async function issueOrderInvoices(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  paidOrders: readonly OrderRow[],
  auditContext: AuditContext = SYSTEM_AUDIT,
): Promise<InvoiceRow[]> {
  const invoicesByOrder = await readIssuedInvoices(tx, paidOrders);
  const dueOrders = paidOrders.filter(({ id }) => !invoicesByOrder.has(id));
  if (dueOrders.length > 0) {
    if (dueOrders.some(({ payment_status }) => payment_status !== 'paid')) throw problem(409, 'order_not_paid');
    const drafts = await createDrafts(tx, context, dueOrders);
    const newInvoices = await writeInvoices(tx, context, auditContext, 'invoice', drafts);
    for (const invoice of newInvoices) invoicesByOrder.set(invoice.order_id, invoice);
    await markInvoiced(tx, dueOrders, auditContext);
  }
  return paidOrders.flatMap(({ id }) => invoicesByOrder.get(id) ?? []);
}

/** Reads the current invoices by order id. */
async function readIssuedInvoices(
  db: Queryable,
  orderRows: readonly Pick<OrderRow, 'id'>[],
): Promise<Map<number, InvoiceRow>> {
  const isOfOrder = or(isNull(invoices.change_id), isNotNull(invoices.replaces_id));
  const rows = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.order_id, getIds(orderRows)), eq(invoices.type, 'invoice'), isOfOrder))
    .orderBy(asc(invoices.id));
  return new Map(rows.map((invoice) => [invoice.order_id, invoice]));
}

async function createDrafts(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  dueOrders: readonly OrderRow[],
): Promise<Draft[]> {
  const ids = getIds(dueOrders);
  const changes = await tx
    .select()
    .from(orderChanges)
    .where(and(inArray(orderChanges.order_id, ids), eq(orderChanges.status, 'done')));
  const soldLines = await tx
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.order_id, ids), isNull(orderLines.change_id)))
    .orderBy(asc(orderLines.id));
  const changesByOrder = groupBy(changes, ({ order_id }) => order_id);
  const linesByOrder = groupBy(soldLines, ({ order_id }) => order_id);
  return dueOrders.map((order) => {
    const original = excludeChanges(order, changesByOrder[order.id] ?? []);
    const { total, vat } = original;
    const lines = buildLines(original, linesByOrder[order.id] ?? []);
    return { type: 'invoice', order, total, vat, lines, taxed_at: order.paid_at ?? now() };
  });
}

const getIds = (orderRows: readonly Pick<OrderRow, 'id'>[]): number[] => orderRows.map(({ id }) => id);

/** Returns an order with the sums before its changes, which have separate invoices. */
function excludeChanges(order: OrderRow, changes: readonly (typeof orderChanges.$inferSelect)[]): OrderRow {
  const chargedChanges = changes.filter(({ amount }) => amount > 0);
  return {
    ...order,
    total: order.total - sum(chargedChanges.map(({ amount }) => amount)),
    vat: order.vat - sum(chargedChanges.map(({ vat }) => vat)),
    shipping:
      order.shipping -
      sum(changes.map(({ shipping, exchanged }) => Math.max(0, shipping) - (exchanged?.shipping ?? 0))),
  };
}

/** Builds the invoice lines of an order; an order discount is a separate line. */
function buildLines(order: OrderRow, soldLines: readonly (typeof orderLines.$inferSelect)[]): InvoiceLineRow[] {
  const lines = soldLines.map(({ name, artist_name, item_name, quantity, price, total }): InvoiceLineRow => ({
    ...{ kind: 'item', name, quantity, price, total },
    text: [artist_name, item_name].filter(Boolean).join(' · ') || null,
  }));
  const createLine = (kind: InvoiceLineRow['kind'], amount: number): InvoiceLineRow[] =>
    amount === 0 ? [] : [{ kind, quantity: 1, price: amount, total: amount }];
  const boxes = order.boxes.map(({ name, total, gift }): InvoiceLineRow => ({
    ...{ kind: 'item', name, text: gift?.to ?? null, quantity: 1, price: total, total },
  }));
  const explained = [...lines, ...boxes].reduce((sum, line) => sum + line.total, 0) - order.discount + order.shipping;
  return [
    ...lines,
    ...boxes,
    ...createLine('discount', -order.discount),
    ...createLine('shipping', order.shipping),
    // of agreed amounts
    ...createLine('other', order.total - explained),
  ];
}

/** Clears the accounting review of orders; the trigger sets `is_invoiced`. */
async function markInvoiced(
  tx: Transaction,
  invoicedOrders: readonly OrderRow[],
  auditContext: AuditContext,
): Promise<void> {
  const updatedOrders = await tx
    .update(orders)
    .set({
      accounting_review: sql`nullif(${orders.accounting_review}, 'to_check')`,
      version: sql`${orders.version} + 1`,
    })
    .where(inArray(orders.id, getIds(invoicedOrders)))
    .returning();
  const afterById = keyBy(updatedOrders, ({ id }) => id);
  const records = invoicedOrders.map((before) => ({ recordId: before.id, before, after: afterById[before.id] }));
  await auditChanges(tx, auditContext, 'orders', records);
}
