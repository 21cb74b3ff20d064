import type { BatchOutcome } from '#generated/enums.ts';

/** A line requested for a batch. */
export interface WantedLine {
  readonly id: number;
  readonly item_id: number;
  readonly wanted: number;
}

/** A shop order requested for a batch. */
export interface WantedOrder {
  readonly id: number;
  /** Unix milliseconds; orders are served in this order. */
  readonly paid_at: number;
  readonly lines: readonly WantedLine[];
}

export interface AllocatedLine extends WantedLine {
  readonly allocated: number;
}

/** The allocation of a shop order. */
export interface Allocation {
  readonly id: number;
  readonly outcome: BatchOutcome;
  readonly lines: readonly AllocatedLine[];
}

/**
 * Allocates stock to shop orders in the order of payment. `stock` has copies by item; items without an entry are unlimited. A
 * short order takes the available copies when it is in `partial`, else nothing, so that it does not block later ones. Returns
 * allocations in the order of `orders`.
 */
export function allocate(
  orders: readonly WantedOrder[],
  stock: ReadonlyMap<number, number>,
  partial: ReadonlySet<number> = new Set(),
): Allocation[] {
  const stockLeft = new Map(stock);
  const byPayment = [...orders].sort((a, b) => a.paid_at - b.paid_at || a.id - b.id);
  const allocations = new Map(
    byPayment.map((order) => [order.id, allocateOrder(order, stockLeft, partial.has(order.id))]),
  );
  return orders.flatMap(({ id }) => allocations.get(id) ?? []);
}

function allocateOrder({ id, lines }: WantedOrder, stockLeft: Map<number, number>, canBePartial: boolean): Allocation {
  const trialStock = new Map(stockLeft);
  const allocatedLines = lines.map((line): AllocatedLine => {
    const available = trialStock.get(line.item_id);
    const allocated = available === undefined ? line.wanted : Math.min(line.wanted, Math.max(0, available));
    if (available !== undefined) trialStock.set(line.item_id, available - allocated);
    return { ...line, allocated };
  });
  const isFull = allocatedLines.every(({ wanted, allocated }) => allocated === wanted);
  const isPartlyAllocated = allocatedLines.some(({ allocated }) => allocated > 0);
  if (!isFull && !(canBePartial && isPartlyAllocated)) return { id, outcome: 'left_out', lines: allocatedLines };
  for (const [item, count] of trialStock) stockLeft.set(item, count);
  return { id, outcome: isFull ? 'full' : 'partial', lines: allocatedLines };
}
