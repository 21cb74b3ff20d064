// The documents of an order that goes to another country: what stands is reversed and issued anew with the VAT of that country.
import { distributeVat } from '#domain/invoicing/invoices.ts';
import { sum } from '#domain/money.ts';
import { computePaidByLine, countRefundedCopies } from '#domain/payments/refunds.ts';
import { restateAtVatRate, computeRemainingVat } from '#domain/orders/vat-correction.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { CorrectedDocuments, InvoiceLineRow, StandingDocuments } from '../order-documents.ts';
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
  /** The order with the VAT of its destination; the change's charges and refunds use that rate. */
  readonly order: OrderRow;
  /** Issues the documents once the change is carried out. */
  finish(after: OrderRow, changeId: number): Promise<{ after: OrderRow; documents: CorrectedDocuments | undefined }>;
}

/**
 * Begins to correct the documents of a locked order where a plan taxes it otherwise: issues outstanding documents as sold
 * and restates the order's VAT. Does nothing to an order whose country stays.
 */
export async function beginCorrection(
  tx: Transaction,
  context: Context,
  who: AuditContext,
  before: OrderRow,
  { taxation }: Plan,
): Promise<PendingCorrection> {
  if (!taxation) return { order: before, finish: async (after) => ({ after, documents: undefined }) };
  const standing = await context.extensions.orderDocuments.issueOutstanding(tx, context, before.id, who);
  const order = await restateVat(tx, before, taxation.after.vat_rate, standing);
  const lines = await readInvoiceLines(tx, order);
  return {
    order,
    finish: async (after, change_id) => {
      const added = after.shipping - order.shipping;
      const rates = await readRates(context.db, tx);
      await updateShippingTypes(tx, after.id, { country: after.country_id, rates, at: context.now() });
      const documents = await standing.correct({
        ...{ reason: 'destination', before, after, change_id },
        lines: (total) => lines(total, added),
      });
      return { after, documents };
    },
  };
}

/**
 * Restates the VAT of an order at another rate: of remaining lines as a cart computes it; of refunded ones, that of their
 * credit notes. Lines that were given back are restated, because shares of projects are counted by the rate of the order.
 */
async function restateVat(
  tx: Transaction,
  { id }: OrderRow,
  vat_rate: number,
  standing: Pick<StandingDocuments, 'vat'>,
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
  const vat = order.vat - standing.vat + computeRemainingVat(state);
  const [restated] = await tx.update(orders).set({ vat_rate, vat }).where(eq(orders.id, id)).returning();
  if (!restated) throw new Error(`order ${id} is gone`);
  const parts = await tx.select().from(shopOrders).where(eq(shopOrders.order_id, id)).orderBy(asc(shopOrders.id));
  const totals = parts.map(({ total }) => total);
  for (const [place, share] of distributeVat(totals, vat_rate, vat).entries())
    await tx
      .update(shopOrders)
      .set({ vat: share })
      .where(eq(shopOrders.id, parts[place]?.id ?? 0));
  return restated;
}

/** Refunds have the VAT of their credit notes; one that failed, and may be tried again, that of the new rate. */
async function restateRefunds(tx: Transaction, orderId: number, vat_rate: number): Promise<void> {
  await tx.execute(
    sql`update refunds r set vat = -i.vat from invoices i where i.refund_id = r.id and r.order_id = ${orderId}`,
  );
  const atRate = sql`round((amount * ${vat_rate}::numeric / (100 + ${vat_rate}::numeric)))`;
  const failed = and(eq(refunds.order_id, orderId), eq(refunds.status, 'failed'));
  const rows = await tx.update(refunds).set({ vat: atRate }).where(failed).returning({ id: refunds.id });
  for (const { id } of rows) await tx.update(refundLines).set({ vat: atRate }).where(eq(refundLines.refund_id, id));
}

/** Goods and shipping of an order that are not refunded, as document lines over `total`, with `added` shipping. */
async function readInvoiceLines(
  tx: Transaction,
  order: OrderRow,
): Promise<(total: number, added: number) => InvoiceLineRow[]> {
  const { sold, given } = await readRefundState(tx, order);
  const rows = await tx.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id));
  const paid = computePaidByLine(sold.parts);
  const items = rows.flatMap(({ id, name, artist_name, item_name, quantity, price, total }) => {
    const back = given.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === id));
    const left = (paid.get(id) ?? 0) - sum(back.map(({ amount }) => amount));
    const copies = quantity - countRefundedCopies(given, id);
    if (copies <= 0 && left === 0) return [];
    const text = [artist_name, item_name].filter(Boolean).join(' · ') || null;
    const line = { kind: 'item', name, text } as const;
    // the order's reduction is a separate line if nothing of the line is refunded
    if (back.length === 0) return [{ line: { ...line, quantity, price, total }, off: total - left }];
    return [
      { line: { ...line, quantity: copies, price: Math.round(left / Math.max(copies, 1)), total: left }, off: 0 },
    ];
  });
  const once = (kind: InvoiceLineRow['kind'], amount: number): InvoiceLineRow[] =>
    amount === 0 ? [] : [{ kind, quantity: 1, price: amount, total: amount }];
  const shipping = sold.shipping - sum(given.map((refund) => refund.shipping));
  const off = sum(items.map((item) => item.off));
  const known = sum(items.map(({ line }) => line.total)) - off + shipping;
  return (total, added) => [
    ...items.map(({ line }): InvoiceLineRow => line),
    ...once('discount', -off),
    ...once('shipping', shipping + added),
    ...once('other', total - known - added),
  ];
}
