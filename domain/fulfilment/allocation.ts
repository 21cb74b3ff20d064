import type { BatchOutcome } from '#generated/enums.ts';

/** A line that is to go with a batch. */
export interface WantedLine {
  readonly id: number;
  readonly item_id: number;
  readonly wanted: number;
}

/** A shop order that is to go with a batch. */
export interface WantedOrder {
  readonly id: number;
  /** Unix milliseconds; who paid first is served first. */
  readonly paid_at: number;
  readonly lines: readonly WantedLine[];
}

export interface AllocatedLine extends WantedLine {
  readonly allocated: number;
}

/** What the stock gives a shop order. */
export interface Allocation {
  readonly id: number;
  readonly outcome: BatchOutcome;
  readonly lines: readonly AllocatedLine[];
}

/**
 * Gives copies to shop orders in the order of their payment. `stock` holds copies by item; an item that nobody counted is
 * not in it and holds nobody up. A shop order that is short takes what there is when it may go in part (`partial`), and
 * nothing at all otherwise, so that whoever paid later is not kept waiting by it. Answers in the order of `orders`.
 */
export function allocate(
  orders: readonly WantedOrder[],
  stock: ReadonlyMap<number, number>,
  partial: ReadonlySet<number> = new Set(),
): Allocation[] {
  const left = new Map(stock);
  const byPayment = [...orders].sort((a, b) => a.paid_at - b.paid_at || a.id - b.id);
  const given = new Map(byPayment.map((order) => [order.id, serve(order, left, partial.has(order.id))]));
  return orders.flatMap(({ id }) => given.get(id) ?? []);
}

function serve({ id, lines }: WantedOrder, left: Map<number, number>, mayBePartial: boolean): Allocation {
  const trial = new Map(left);
  const served = lines.map((line): AllocatedLine => {
    const there = trial.get(line.item_id);
    const allocated = there === undefined ? line.wanted : Math.min(line.wanted, Math.max(0, there));
    if (there !== undefined) trial.set(line.item_id, there - allocated);
    return { ...line, allocated };
  });
  const isFull = served.every(({ wanted, allocated }) => allocated === wanted);
  const isSome = served.some(({ allocated }) => allocated > 0);
  if (!isFull && !(mayBePartial && isSome)) return { id, outcome: 'left_out', lines: served };
  for (const [item, count] of trial) left.set(item, count);
  return { id, outcome: isFull ? 'full' : 'partial', lines: served };
}
