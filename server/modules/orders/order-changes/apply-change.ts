import { allocate, sum } from '#domain/money.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderAddress } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { prints } from '../prints.table.ts';
import { toChangeLines, type Plan, checkStock } from './plan-change.ts';
import type { PlannedLine } from './planned-line.ts';
import { toAddressColumns, addSentAddress } from '../sent-addresses.ts';
import { cancelCopies } from '../cancel-copies.ts';
import { recomputeOrderStatus } from '../recompute-order-status.ts';
import { readParts, type ShopOrderRow } from '../move-order.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { orderLines, shopOrders } from '../shop-orders.table.ts';
import { orderChanges } from '../order-changes.table.ts';
import { countSold, takeStock } from '#server/modules/catalogue/index.ts';
import { isPreorder, toSoldItem } from '../plan-order.ts';
import type { Transaction } from '#server/core/database/database.ts';

/**
 * Applies a change: adds lines, cancels copies, updates stock and sums, and recomputes the status. Added copies are always new
 * lines. Order and items must be locked, and the payment or refund recorded. Throws 409 when copies are missing.
 */
export async function applyChange(
  tx: Transaction,
  context: Pick<Context, 'now' | 'jobs'>,
  order: OrderRow,
  changeId: number,
  plan: Plan,
  address?: OrderAddress | null,
): Promise<OrderRow> {
  checkStock(plan);
  const { now, jobs } = context;
  const { settlement, addedCopies, removedCopies } = plan;
  const copies = addedCopies.map(({ item_id, row, quantity }) => ({ item_id, project_id: row.project_id, quantity }));
  const addedLines = await writeLines(tx, order, changeId, addedCopies);
  // returns stock first: removed and added copies may be of the same item
  await cancelCopies(
    tx,
    context,
    order,
    removedCopies.map(({ line, quantity }) => ({ order_line_id: line.id, quantity })),
    { restock: true },
  );
  if (copies.length > 0) {
    await takeStock(tx, copies);
    await countSold(tx, context, copies);
  }
  const { items, shipping, vat, total } = settlement.added;
  const [updatedOrder] = await tx
    .update(orders)
    .set({
      items: sql`${orders.items} + ${items}`,
      shipping: sql`${orders.shipping} + ${shipping}`,
      vat: sql`${orders.vat} + ${vat}`,
      total: sql`${orders.total} + ${total}`,
      ...(address && { ...toAddressColumns(address), slips_printed: 0, labels_printed: 0 }),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!updatedOrder) throw new Error(`order ${order.id} is gone`);
  if (address) await markPrintsOutdated(tx, order.id);
  await distributeSums(tx, order, plan, addedLines);
  await tx
    .update(orderChanges)
    .set({
      ...{ status: 'done', settled_at: now(), expires_at: null },
      ...{ lines: toChangeLines(plan), exchanged: settlement.exchanged ?? null },
      ...(address && { address: await addSentAddress(tx, order, address) }),
    })
    .where(eq(orderChanges.id, changeId));
  if (settlement.charge > 0) await jobs.publish('order.charged', { order_id: order.id, change_id: changeId }, { tx });
  return recomputeOrderStatus(tx, updatedOrder, now(), { force: true });
}

/** Marks printed slips and labels with the old address as outdated. */
async function markPrintsOutdated(tx: Transaction, orderId: number): Promise<void> {
  const hasAddress = inArray(prints.kind, ['packing_slip', 'label']);
  await tx
    .update(prints)
    .set({ outdated: true })
    .where(and(eq(prints.order_id, orderId), hasAddress));
}

/** An added line and its part. */
interface AddedLine {
  readonly shop_order_id: number;
  readonly amount: number;
}

/** Adds lines to open parts of their shops, or to new parts; pre-orders get a separate part. */
async function writeLines(
  tx: Transaction,
  order: OrderRow,
  changeId: number,
  addedCopies: readonly PlannedLine[],
): Promise<AddedLine[]> {
  const parts = await readParts(tx, order.id);
  const addedLines: AddedLine[] = [];
  for (const line of addedCopies) {
    const { row, item_id, quantity, price, amount, chosen_sizes } = line;
    const item = { project_id: row.project_id, item_id, quantity, ...(chosen_sizes && { chosen_sizes }) };
    const part = parts.find((one) => canHold(one, line)) ?? (await createPart(tx, order, line, parts));
    await tx.insert(orderLines).values({
      ...{ order_id: order.id, shop_order_id: part.id, change_id: changeId, quantity, price, total: amount },
      ...toSoldItem({ row, item }),
    });
    addedLines.push({ shop_order_id: part.id, amount });
  }
  return addedLines;
}

function canHold({ shop_id, status }: ShopOrderRow, line: PlannedLine): boolean {
  return (
    shop_id === line.row.shop_id && OPEN_SHOP_ORDER.includes(status) && (!isPreorder(line) || status === 'preorder')
  );
}

async function createPart(
  tx: Transaction,
  order: OrderRow,
  line: PlannedLine,
  parts: ShopOrderRow[],
): Promise<ShopOrderRow> {
  const [part] = await tx
    .insert(shopOrders)
    .values({
      ...{ order_id: order.id, shop_id: line.row.shop_id, items: 0, total: 0 },
      status: isPreorder(line) ? 'preorder' : 'pending',
      shipping_type: parts[0]?.shipping_type ?? 'standard',
    })
    .returning();
  if (!part) throw new Error('The database did not return the part of the order.');
  parts.push(part);
  return part;
}

/** Distributes the sums of a change to the parts, so that they add up to the order. */
async function distributeSums(
  tx: Transaction,
  order: OrderRow,
  plan: Plan,
  addedLines: readonly AddedLine[],
): Promise<void> {
  const { added, exchanged } = plan.settlement;
  const parts = await readParts(tx, order.id);
  const open = parts.filter(({ status }) => OPEN_SHOP_ORDER.includes(status));
  const firstPartId = addedLines[0]?.shop_order_id ?? open[0]?.id ?? parts[0]?.id;
  // a reduction is shared by the parts with shipping, an increase goes to the part of the first added line
  const reductions = allocate(
    Math.min(0, added.shipping),
    parts.map((part) => part.shipping),
  );
  const sums = parts.map(({ id }, index) => {
    const addedAmounts = addedLines.filter(({ shop_order_id }) => shop_order_id === id).map(({ amount }) => amount);
    const exchangedLines = (exchanged?.lines ?? []).filter(
      ({ order_line_id }) =>
        plan.removedCopies.find(({ line }) => line.id === order_line_id)?.line.shop_order_id === id,
    );
    const addedVat = sum(addedAmounts.map((amount) => computeContainedVat(amount, order.vat_rate)));
    return {
      id,
      items: sum(addedAmounts) - sum(exchangedLines.map(({ amount }) => amount)),
      shipping: (reductions[index] ?? 0) + (id === firstPartId ? Math.max(0, added.shipping) : 0),
      vat: addedVat - sum(exchangedLines.map(({ vat }) => vat)),
    };
  });
  const vatRemainder = added.vat - sum(sums.map(({ vat }) => vat));
  for (const { id, items, shipping, vat } of sums) {
    await tx
      .update(shopOrders)
      .set({
        items: sql`${shopOrders.items} + ${items}`,
        shipping: sql`${shopOrders.shipping} + ${shipping}`,
        vat: sql`${shopOrders.vat} + ${vat + (id === firstPartId ? vatRemainder : 0)}`,
        total: sql`${shopOrders.total} + ${items + shipping}`,
      })
      .where(eq(shopOrders.id, id));
  }
}
