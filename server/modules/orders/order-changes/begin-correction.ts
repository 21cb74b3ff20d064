// Corrects the documents of an order whose country changes: credits them and reissues them with the VAT of the new one.
import { distributeVat } from '#domain/invoicing/invoices.ts';
import { sum } from '#domain/money.ts';
import { computePaidByLine, countRefundedCopies } from '#domain/payments/refunds.ts';
import { restateAtVatRate, computeRemainingVat } from '#domain/orders/vat-correction.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { CorrectedDocuments, InvoiceLineRow, RemainingDocuments } from '../order-documents.ts';
import type { Plan } from './plan-change.ts';
import { updateShippingTypes } from './shipping-types.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { orderLines, shopOrders } from '../shop-orders.table.ts';
import { orderChanges } from '../order-changes.table.ts';
import { lockOrder } from '../staff-order.ts';
import { readRefundState } from '../refunds/refund-state.ts';
import { refundLines, refunds } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';

/** A change whose documents are being corrected. */
interface PendingCorrection {
  /** The order with the VAT of its destination, whose rate applies to charges and refunds of the change. */
  readonly order: OrderRow;
  /** Issues the documents once the change is applied. */
  finish(after: OrderRow, changeId: number): Promise<{ after: OrderRow; documents: CorrectedDocuments | undefined }>;
}

/**
 * Begins the correction of a locked order whose plan has another taxation: issues outstanding documents as sold and
 * restates the order's VAT. Does nothing when the country is unchanged.
 */
export async function beginCorrection(
  tx: Transaction,
  context: Context,
  auditor: AuditContext,
  before: OrderRow,
  { taxation }: Plan,
): Promise<PendingCorrection> {
  if (!taxation) return { order: before, finish: async (after) => ({ after, documents: undefined }) };
  const remainingDocuments = await context.extensions.orderDocuments.issueOutstanding(tx, context, before.id, auditor);
  const order = await restateVat(tx, before, taxation.after.vat_rate, remainingDocuments);
  const lines = await readInvoiceLines(tx, order);
  return {
    order,
    finish: async (after, change_id) => {
      const added = after.shipping - order.shipping;
      const rates = await readRates(context.db, tx);
      await updateShippingTypes(tx, after.id, { country: after.country_id, rates, at: context.now() });
      const documents = await remainingDocuments.correct({
        ...{ reason: 'destination', before, after, change_id },
        lines: (total) => lines(total, added),
      });
      return { after, documents };
    },
  };
}

/**
 * Restates the VAT of an order at another rate: that of a cart for remaining lines, that of their credit notes for
 * refunds. Refunded lines are restated, because shares of projects use the rate of the order.
 */
async function restateVat(
  tx: Transaction,
  { id }: OrderRow,
  vat_rate: number,
  remainingDocuments: Pick<RemainingDocuments, 'vat'>,
): Promise<OrderRow> {
  await restateRefunds(tx, id, vat_rate);
  const order = await lockOrder(tx, id);
  const state = restateAtVatRate(await readRefundState(tx, order), vat_rate);
  for (const { refund_id, change_id, lines, amount, shipping, vat } of state.given) {
    if (change_id !== undefined)
      await tx
        .update(orderChanges)
        .set({ exchanged: { amount, shipping, vat, lines: [...lines] } })
        .where(eq(orderChanges.id, change_id));
    for (const line of refund_id === undefined ? [] : lines)
      await tx
        .update(refundLines)
        .set({ vat: line.vat })
        .where(and(eq(refundLines.refund_id, refund_id ?? 0), eq(refundLines.order_line_id, line.order_line_id)));
  }
  const vat = order.vat - remainingDocuments.vat + computeRemainingVat(state);
  const [restatedOrder] = await tx.update(orders).set({ vat_rate, vat }).where(eq(orders.id, id)).returning();
  if (!restatedOrder) throw new Error(`order ${id} is gone`);
  const parts = await tx.select().from(shopOrders).where(eq(shopOrders.order_id, id)).orderBy(asc(shopOrders.id));
  const totals = parts.map(({ total }) => total);
  for (const [index, share] of distributeVat(totals, vat_rate, vat).entries())
    await tx
      .update(shopOrders)
      .set({ vat: share })
      .where(eq(shopOrders.id, parts[index]?.id ?? 0));
  return restatedOrder;
}

/** Sets the VAT of refunds to that of their credit notes, and of failed ones, which can be retried, to the new rate. */
async function restateRefunds(tx: Transaction, orderId: number, vat_rate: number): Promise<void> {
  await tx.execute(
    sql`update refunds r set vat = -i.vat from invoices i where i.refund_id = r.id and r.order_id = ${orderId}`,
  );
  const atRate = sql`round((amount * ${vat_rate}::numeric / (100 + ${vat_rate}::numeric)))`;
  const isFailed = and(eq(refunds.order_id, orderId), eq(refunds.status, 'failed'));
  const rows = await tx.update(refunds).set({ vat: atRate }).where(isFailed).returning({ id: refunds.id });
  for (const { id } of rows) await tx.update(refundLines).set({ vat: atRate }).where(eq(refundLines.refund_id, id));
}

/** Remaining items and shipping of an order as document lines that add up to `total`, with `added` shipping. */
async function readInvoiceLines(
  tx: Transaction,
  order: OrderRow,
): Promise<(total: number, added: number) => InvoiceLineRow[]> {
  const { sold, given } = await readRefundState(tx, order);
  const rows = await tx.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id));
  const paid = computePaidByLine(sold.parts);
  const items = rows.flatMap(({ id, name, artist_name, item_name, quantity, price, total }) => {
    const refundedLines = given.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === id));
    const left = (paid.get(id) ?? 0) - sum(refundedLines.map(({ amount }) => amount));
    const copies = quantity - countRefundedCopies(given, id);
    if (copies <= 0 && left === 0) return [];
    const text = [artist_name, item_name].filter(Boolean).join(' · ') || null;
    const line = { kind: 'item', name, text } as const;
    // without refunds of the line, its share of the order's reduction is part of the discount line
    if (refundedLines.length === 0) return [{ line: { ...line, quantity, price, total }, discount: total - left }];
    return [
      { line: { ...line, quantity: copies, price: Math.round(left / Math.max(copies, 1)), total: left }, discount: 0 },
    ];
  });
  const toLines = (kind: InvoiceLineRow['kind'], amount: number): InvoiceLineRow[] =>
    amount === 0 ? [] : [{ kind, quantity: 1, price: amount, total: amount }];
  const shipping = sold.shipping - sum(given.map((refund) => refund.shipping));
  const discount = sum(items.map((item) => item.discount));
  const knownTotal = sum(items.map(({ line }) => line.total)) - discount + shipping;
  return (total, added) => [
    ...items.map(({ line }): InvoiceLineRow => line),
    ...toLines('discount', -discount),
    ...toLines('shipping', shipping + added),
    ...toLines('other', total - knownTotal - added),
  ];
}
