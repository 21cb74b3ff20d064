import type { WantedOrder } from '#domain/fulfilment/allocation.ts';
import type { Partner } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { partnerStocks } from './dispatch.table.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { type OpenLine, readOpenLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

type Order = typeof orders.$inferSelect;
type ShopOrder = typeof shopOrders.$inferSelect;

/** A shop order for a batch with its open lines. */
export interface Candidate {
  readonly order: Order;
  readonly part: ShopOrder;
  readonly lines: readonly OpenLine[];
}

/**
 * Reads shop orders with their open lines, `FOR UPDATE` with `lock`. Throws 409 when one cannot be handed over: unpaid,
 * paused, sent, cancelled, or without open lines.
 */
export async function readCandidates(tx: Queryable, ids: readonly number[], lock = false): Promise<Candidate[]> {
  const query = tx
    .select({ order: orders, part: shopOrders })
    .from(shopOrders)
    .innerJoin(orders, eq(orders.id, shopOrders.order_id))
    .where(inArray(shopOrders.id, [...ids]))
    .orderBy(asc(orders.id), asc(shopOrders.id));
  const rows = await (lock ? query.for('update') : query);
  const lines = rows.length > 0 ? await readOpenLines(tx, [...new Set(rows.map(({ order }) => order.id))]) : [];
  const candidates = rows.map(({ order, part }) => ({
    order,
    part,
    lines: lines.filter(({ shop_order_id, open }) => shop_order_id === part.id && open > 0),
  }));
  const refusedId = ids.find((id) => !candidates.some((candidate) => candidate.part.id === id && isWaiting(candidate)));
  if (refusedId !== undefined)
    throw problem(409, 'not_to_hand_over', { detailParams: { number: getOrderNumber(rows, refusedId) } });
  return candidates;
}

const getOrderNumber = (rows: readonly { order: Order; part: ShopOrder }[], id: number): string =>
  rows.find(({ part }) => part.id === id)?.order.number ?? `#${id}`;

/** Whether a shop order can be handed over: paid, not paused and open. */
export function isWaiting({ order, part, lines }: Candidate): boolean {
  const isOpen = order.status === 'paid' || order.status === 'preorder' || order.status === 'in_preparation';
  return order.payment_status === 'paid' && isOpen && OPEN_SHOP_ORDER.includes(part.status) && lines.length > 0;
}

/** Returns the copies that candidates need, as input of `allocate`. */
export function toWantedOrders(candidates: readonly Candidate[]): WantedOrder[] {
  return candidates.map(({ order, part, lines }) => ({
    id: part.id,
    paid_at: (order.paid_at ?? order.created_at).getTime(),
    lines: lines.map(({ id, item_id, open }) => ({ id, item_id, wanted: open })),
  }));
}

/** Reads a partner's free stock by item id, without copies reserved by other batches; uncounted items have no entry. */
export async function readFreeStock(
  tx: Transaction | Queryable,
  partner: Partner,
  itemIds: readonly number[],
  { except = 0, lock = false } = {},
): Promise<Map<number, number>> {
  const isOfItems = and(eq(partnerStocks.partner, partner), inArray(partnerStocks.item_id, [...itemIds]));
  const query = tx.select().from(partnerStocks).where(isOfItems).orderBy(asc(partnerStocks.id));
  const counted = itemIds.length > 0 ? await (lock ? query.for('update') : query) : [];
  const { rows } = await tx.execute<{ item_id: number; copies: number }>(sql`
    select l.item_id, sum(l.allocated)::int as copies from batch_lines l join batch_orders o on o.id = l.batch_order_id and o.live
    join dispatch_batches b on b.id = o.batch_id
    where b.partner = ${partner} and b.status in ('draft', 'checked') and b.id <> ${except}
      and l.item_id = any(${sql.param([...itemIds])}::int[]) group by l.item_id`);
  const reserved = new Map(rows.map(({ item_id, copies }) => [item_id, copies]));
  return new Map(counted.map(({ item_id, quantity }) => [item_id, quantity - (reserved.get(item_id) ?? 0)]));
}

/** Returns the distinct item ids of candidates. */
export const listItems = (candidates: readonly Candidate[]): number[] => [
  ...new Set(candidates.flatMap(({ lines }) => lines.map(({ item_id }) => item_id))),
];
