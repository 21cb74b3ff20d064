import { sum } from '#domain/money.ts';
import { type RemovedCopies, countRemainingCopies } from '#domain/orders/order-changes.ts';
import { hasSameSizes, type SizeCounts, parseLineSizes } from '#domain/catalogue/sizes.ts';
import { findMissingReasons, getDiscountLimit } from '#domain/orders/manual-order.ts';
import { isSoldUnderReverseCharge } from '#domain/pricing/reverse-charge.ts';
import type { OrderChangeWish } from '#generated/schemas.ts';
import type { Account } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { toDraftLines } from '../manual-orders/draft-lines.ts';
import { priceLines } from '../manual-orders/price-draft.ts';
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
  /** The caller's discount limit in per cent, when a line exceeds it; else null. */
  readonly limit: number | null;
}

interface RequestInput {
  readonly body: Pick<OrderChangeWish, 'lines' | 'recompute_shipping'> & { added?: OrderChangeInput };
  readonly user: Account | undefined;
  readonly rates: Rates;
  readonly at: Date;
  /** Whether to preview only; reasons may then be missing. */
  readonly isPreview?: boolean;
}

type OrderChangeInput = Parameters<typeof toDraftLines>[0];

/**
 * Reads a requested change. Additional copies of a line cost its sold price, new items the current or an agreed price with a
 * reason, under reverse charge without VAT. Throws 404 for a line of another order, 422 for a missing reason, and 409 for shipped copies.
 */
export async function readChangeRequest(tx: Queryable, order: OrderRow, input: RequestInput): Promise<ChangeRequest> {
  const { body } = input;
  const lines = await readCancellableLines(tx, order.id);
  const requestedLines = (body.lines ?? []).map((one, position) => {
    const line = lines.find(({ id }) => id === one.order_line_id);
    if (!line) throw notFound();
    const sizes = getNewSizes(line, one.chosen_sizes, position);
    const quantity = one.chosen_sizes ? sum(Object.values(one.chosen_sizes)) : one.quantity;
    return { line, sizes, increase: quantity - countRemainingCopies(line), position };
  });
  for (const one of requestedLines) checkRemovable(one);
  // other sizes need another line: all copies of the existing one are removed
  const sizeChanges = requestedLines.flatMap(({ line, sizes }) => (sizes ? [{ line, sizes }] : []));
  const quantityChanges = requestedLines.filter(({ sizes }) => !sizes);
  const { addedCopies, limit } = await priceAdded(tx, order, input);
  return {
    removedCopies: [
      ...quantityChanges
        .filter(({ increase }) => increase < 0)
        .map(({ line, increase }) => ({ order_line_id: line.id, quantity: -increase })),
      ...sizeChanges.map(({ line }) => ({ order_line_id: line.id, quantity: countRemainingCopies(line) })),
    ],
    addedCopies: [
      ...sizeChanges.flatMap(({ line: { id: order_line_id, item_id, price }, sizes }): RequestedCopies[] => {
        const quantity = sum(Object.values(sizes));
        return quantity > 0 ? [{ order_line_id, item_id, quantity, price, chosen_sizes: sizes, reason: null }] : [];
      }),
      ...quantityChanges.flatMap(({ line, increase: quantity }): RequestedCopies[] => {
        const { id: order_line_id, item_id, price } = line;
        return quantity > 0 ? [{ order_line_id, item_id, quantity, price, chosen_sizes: null, reason: null }] : [];
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
  chosenSizes: SizeCounts | null | undefined,
  position: number,
): SizeCounts | undefined {
  if (chosenSizes == null) return undefined;
  const sold = parseLineSizes(line.item_name);
  if (!sold) throw invalid([{ path: `lines.${position}.chosen_sizes`, code: 'input_not_allowed' }]);
  const isAll = sum(Object.values(chosenSizes)) === countRemainingCopies(line);
  if (isAll && hasSameSizes(sold, chosenSizes)) return undefined;
  return Object.fromEntries(Object.entries(chosenSizes).filter(([, count]) => count > 0));
}

interface RequestedLine {
  line: CancellableLine;
  sizes: SizeCounts | undefined;
  increase: number;
  position: number;
}

function checkRemovable({ line, sizes, increase, position }: RequestedLine): void {
  const params = { name: line.name, count: line.cancellable };
  const errors = (code: string) => [{ path: `lines.${position}.quantity`, code, params }];
  if ((sizes ? countRemainingCopies(line) : -increase) > line.cancellable)
    throw problem(409, 'copies_left', { errors: errors('copies_left'), detailParams: params });
  // a quantity does not determine the size
  if (!sizes && increase !== 0 && -increase !== countRemainingCopies(line) && parseLineSizes(line.item_name))
    throw problem(409, 'change_by_sizes', { errors: errors('change_by_sizes'), detailParams: params });
}

async function priceAdded(
  tx: Queryable,
  order: OrderRow,
  { body, user, rates, at, isPreview = false }: RequestInput,
): Promise<{ addedCopies: RequestedCopies[]; limit: number | null }> {
  const { country_id, currency } = order;
  const lines = toDraftLines(body.added ?? [], currency);
  if (lines.length === 0) return { addedCopies: [], limit: null };
  const missing = isPreview ? [] : findMissingReasons({ lines });
  if (missing.length > 0)
    throw invalid(missing.map((path) => ({ path: path.replace(/^lines/, 'added'), code: 'reason_required' })));
  const terms = { country_id, currency, shipping_type: null, shipping_price: 0, promo_code: null };
  const priced = await priceLines(tx, {
    terms: { ...terms, discount_percent: null, discount_amount: null },
    ...{ lines, rates, at, reverse_charge: isSoldUnderReverseCharge(order) },
  });
  const addedCopies = lines.map(({ item_id, quantity, chosen_sizes, reason }, position): RequestedCopies => {
    const total = priced.linesByPosition.get(position)?.total ?? 0;
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
