import { sum } from '#domain/money.ts';
import { type RemovedCopies, countRemainingCopies } from '#domain/orders/order-changes.ts';
import { hasSameSizes, type SizeCounts, parseLineSizes } from '#domain/catalogue/sizes.ts';
import { findMissingReasons, getDiscountLimit } from '#domain/orders/manual-order.ts';
import type { OrderChangeWish } from '#generated/schemas.ts';
import type { Account } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { toDraftLines } from '../manual-orders/draft-lines.ts';
import { priceDraft } from '../manual-orders/price-draft.ts';
import { findLinesBeyondLimit } from '../manual-orders/save-draft.ts';
import { readCancellableLines, type CancellableLine } from '../cancellable-lines.ts';
import type { OrderRow } from '../orders.table.ts';
import type { ChangeLineRow } from '../order-changes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

/** Copies to add with their unit price in minor units. */
export type RequestedCopies = Pick<
  ChangeLineRow,
  'order_line_id' | 'item_id' | 'quantity' | 'price' | 'chosen_sizes' | 'reason'
> & {
  /** Total of all copies, if it is not quantity times price. */
  readonly amount?: number;
};

/** A requested change with all prices. */
export interface ChangeRequest {
  readonly removedCopies: readonly RemovedCopies[];
  readonly addedCopies: readonly RequestedCopies[];
  /** Additional shipping in minor units; `tariff` if still to be computed. */
  readonly shipping: number | 'tariff';
  /** Per cent below the list price that the caller may sell at, where something is further below. */
  readonly limit: number | null;
}

interface RequestInput {
  readonly body: Pick<OrderChangeWish, 'lines' | 'recompute_shipping'> & { added?: OrderChangeInput };
  readonly user: Account | undefined;
  readonly rates: Rates;
  readonly at: Date;
  /** Whether it is only looked at: then a reason may still be missing. */
  readonly isPreview?: boolean;
}

type OrderChangeInput = Parameters<typeof toDraftLines>[0];

/**
 * Reads a requested change. Additional copies of a line cost its sold price, new items the current or an agreed price with a
 * reason. Throws 404 for a line of another order, 422 for a missing reason, and 409 for shipped copies.
 */
export async function readChangeRequest(tx: Queryable, order: OrderRow, asking: RequestInput): Promise<ChangeRequest> {
  const { body } = asking;
  const lines = await readCancellableLines(tx, order.id);
  const asked = (body.lines ?? []).map((one, place) => {
    const line = lines.find(({ id }) => id === one.order_line_id);
    if (!line) throw notFound();
    const sizes = getNewSizes(line, one.chosen_sizes, place);
    const quantity = one.chosen_sizes ? sum(Object.values(one.chosen_sizes)) : one.quantity;
    return { line, sizes, more: quantity - countRemainingCopies(line), place };
  });
  for (const one of asked) checkRemovable(one);
  // other sizes are another line: all of the one before leaves
  const resized = asked.flatMap(({ line, sizes }) => (sizes ? [{ line, sizes }] : []));
  const wanted = asked.filter(({ sizes }) => !sizes);
  const { addedCopies, limit } = await priceAdded(tx, order, asking);
  return {
    removedCopies: [
      ...wanted.flatMap(({ line, more }) => (more < 0 ? [{ order_line_id: line.id, quantity: -more }] : [])),
      ...resized.map(({ line }) => ({ order_line_id: line.id, quantity: countRemainingCopies(line) })),
    ],
    addedCopies: [
      ...resized.flatMap(({ line: { id: order_line_id, item_id, price }, sizes }): RequestedCopies[] => {
        const quantity = sum(Object.values(sizes));
        return quantity > 0 ? [{ order_line_id, item_id, quantity, price, chosen_sizes: sizes, reason: null }] : [];
      }),
      ...wanted.flatMap(({ line, more }): RequestedCopies[] => {
        const { id: order_line_id, item_id, price } = line;
        return more > 0 ? [{ order_line_id, item_id, quantity: more, price, chosen_sizes: null, reason: null }] : [];
      }),
      ...addedCopies,
    ],
    shipping: body.recompute_shipping ? 'tariff' : 0,
    limit,
  };
}

/** The new sizes of a line without zero counts; undefined when unchanged. */
function getNewSizes(
  line: CancellableLine,
  chosen: SizeCounts | null | undefined,
  place: number,
): SizeCounts | undefined {
  if (chosen == null) return undefined;
  const sold = parseLineSizes(line.item_name);
  if (!sold) throw invalid([{ path: `lines.${place}.chosen_sizes`, code: 'input_not_allowed' }]);
  const isAll = sum(Object.values(chosen)) === countRemainingCopies(line);
  if (isAll && hasSameSizes(sold, chosen)) return undefined;
  return Object.fromEntries(Object.entries(chosen).filter(([, count]) => count > 0));
}

interface RequestedLine {
  line: CancellableLine;
  sizes: SizeCounts | undefined;
  more: number;
  place: number;
}

function checkRemovable({ line, sizes, more, place }: RequestedLine): void {
  const params = { name: line.name, count: line.cancellable };
  const errors = (code: string) => [{ path: `lines.${place}.quantity`, code, params }];
  if ((sizes ? countRemainingCopies(line) : -more) > line.cancellable)
    throw problem(409, 'copies_left', { errors: errors('copies_left'), detailParams: params });
  // a quantity does not determine the size
  if (!sizes && more !== 0 && -more !== countRemainingCopies(line) && parseLineSizes(line.item_name))
    throw problem(409, 'change_by_sizes', { errors: errors('change_by_sizes'), detailParams: params });
}

async function priceAdded(
  tx: Queryable,
  { country_id, currency }: OrderRow,
  { body, user, rates, at, isPreview = false }: RequestInput,
): Promise<{ addedCopies: RequestedCopies[]; limit: number | null }> {
  const lines = toDraftLines(body.added ?? [], currency);
  if (lines.length === 0) return { addedCopies: [], limit: null };
  const missing = isPreview ? [] : findMissingReasons({ lines });
  if (missing.length > 0)
    throw invalid(missing.map((path) => ({ path: path.replace(/^lines/, 'added'), code: 'reason_required' })));
  const terms = { country_id, currency, shipping_type: null, shipping_price: 0, promo_code: null };
  const priced = await priceDraft(tx, {
    terms: { ...terms, discount_percent: null, discount_amount: null },
    ...{ lines, rates, at },
  });
  const addedCopies = lines.map(({ item_id, quantity, chosen_sizes, reason }, place): RequestedCopies => {
    const total = priced.byPlace.get(place)?.total ?? 0;
    return { order_line_id: null, item_id, quantity, chosen_sizes, reason, price: Math.round(total / quantity) };
  });
  return {
    addedCopies,
    limit: findLinesBeyondLimit(priced, user).length > 0 ? getDiscountLimit(user?.role ?? 'user') : null,
  };
}

/** Restores the request of a stored change at its prices. */
export function restoreChangeRequest({
  lines,
  shipping,
}: {
  lines: readonly ChangeLineRow[];
  shipping: number;
}): ChangeRequest {
  return {
    removedCopies: lines.flatMap(({ order_line_id, quantity }) =>
      quantity < 0 && order_line_id !== null ? [{ order_line_id, quantity: -quantity }] : [],
    ),
    addedCopies: lines.filter(({ quantity }) => quantity > 0),
    shipping,
    limit: null,
  };
}
