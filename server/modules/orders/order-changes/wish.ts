import { sum } from '#domain/money.ts';
import { type Leaving, wantedCopies } from '#domain/orders/order-changes.ts';
import { isSameSizes, type SizeCounts, sizesOfLine } from '#domain/catalogue/sizes.ts';
import { missingReasons, discountLimit } from '#domain/orders/manual-order.ts';
import type { OrderChangeWish } from '#generated/schemas.ts';
import type { Account } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { toDraftLines } from '../manual-orders/draft-lines.ts';
import { priceDraft } from '../manual-orders/price-draft.ts';
import { beyondLimit } from '../manual-orders/save-draft.ts';
import { readLooseLines, type LooseLine } from '../loose-lines.ts';
import type { OrderRow } from '../orders.table.ts';
import type { ChangeLineRow } from '../order-changes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

/** Copies that come to an order, with what one of them costs; minor in the order's currency. */
export type Coming = Pick<
  ChangeLineRow,
  'order_line_id' | 'item_id' | 'quantity' | 'price' | 'chosen_sizes' | 'reason'
> & {
  /** What all of them cost, where that is not as often the price. */
  readonly amount?: number;
};

/** What is wanted of an order, with all prices known. */
export interface Wish {
  readonly leaving: readonly Leaving[];
  readonly coming: readonly Coming[];
  /** How much more shipping there is, minor; `tariff` where that is still to be computed. */
  readonly shipping: number | 'tariff';
  /** Per cent below the list price that the caller may sell at, where something is further below. */
  readonly limit: number | null;
}

interface Asking {
  readonly body: Pick<OrderChangeWish, 'lines' | 'recompute_shipping'> & { added?: OrderChangeInput };
  readonly user: Account | undefined;
  readonly rates: Rates;
  readonly at: Date;
  /** Whether it is only looked at: then a reason may still be missing. */
  readonly isPreview?: boolean;
}

type OrderChangeInput = Parameters<typeof toDraftLines>[0];

/**
 * Reads what staff asks for. More copies of a line cost what it was sold at, what is new costs what it costs today or
 * what was agreed, with its reason. Throws 404 for a line of another order, 422 for a missing reason, and 409 for copies
 * that have left.
 */
export async function readWish(tx: Queryable, order: OrderRow, asking: Asking): Promise<Wish> {
  const { body } = asking;
  const lines = await readLooseLines(tx, order.id);
  const asked = (body.lines ?? []).map((one, place) => {
    const line = lines.find(({ id }) => id === one.order_line_id);
    if (!line) throw notFound();
    const sizes = newSizes(line, one.chosen_sizes, place);
    const quantity = one.chosen_sizes ? sum(Object.values(one.chosen_sizes)) : one.quantity;
    return { line, sizes, more: quantity - wantedCopies(line), place };
  });
  for (const one of asked) refuseImpossible(one);
  // other sizes are another line: all of the one before leaves
  const resized = asked.flatMap(({ line, sizes }) => (sizes ? [{ line, sizes }] : []));
  const wanted = asked.filter(({ sizes }) => !sizes);
  const { coming, limit } = await priceAdded(tx, order, asking);
  return {
    leaving: [
      ...wanted.flatMap(({ line, more }) => (more < 0 ? [{ order_line_id: line.id, quantity: -more }] : [])),
      ...resized.map(({ line }) => ({ order_line_id: line.id, quantity: wantedCopies(line) })),
    ],
    coming: [
      ...resized.flatMap(({ line: { id: order_line_id, item_id, price }, sizes }): Coming[] => {
        const quantity = sum(Object.values(sizes));
        return quantity > 0 ? [{ order_line_id, item_id, quantity, price, chosen_sizes: sizes, reason: null }] : [];
      }),
      ...wanted.flatMap(({ line, more }): Coming[] => {
        const { id: order_line_id, item_id, price } = line;
        return more > 0 ? [{ order_line_id, item_id, quantity: more, price, chosen_sizes: null, reason: null }] : [];
      }),
      ...coming,
    ],
    shipping: body.recompute_shipping ? 'tariff' : 0,
    limit,
  };
}

/** Other sizes than the line has, without those of which none is wanted; undefined where they stay as they are. */
function newSizes(line: LooseLine, chosen: SizeCounts | null | undefined, place: number): SizeCounts | undefined {
  if (chosen == null) return undefined;
  const sold = sizesOfLine(line.item_name);
  if (!sold) throw invalid([{ path: `lines.${place}.chosen_sizes`, code: 'input_not_allowed' }]);
  const isAll = sum(Object.values(chosen)) === wantedCopies(line);
  if (isAll && isSameSizes(sold, chosen)) return undefined;
  return Object.fromEntries(Object.entries(chosen).filter(([, count]) => count > 0));
}

interface Asked {
  line: LooseLine;
  sizes: SizeCounts | undefined;
  more: number;
  place: number;
}

function refuseImpossible({ line, sizes, more, place }: Asked): void {
  const params = { name: line.name, count: line.loose };
  const errors = (code: string) => [{ path: `lines.${place}.quantity`, code, params }];
  if ((sizes ? wantedCopies(line) : -more) > line.loose)
    throw problem(409, 'copies_left', { errors: errors('copies_left'), detailParams: params });
  // which of its sizes that would be cannot be told by a number
  if (!sizes && more !== 0 && -more !== wantedCopies(line) && sizesOfLine(line.item_name))
    throw problem(409, 'change_by_sizes', { errors: errors('change_by_sizes'), detailParams: params });
}

async function priceAdded(
  tx: Queryable,
  { country_id, currency }: OrderRow,
  { body, user, rates, at, isPreview = false }: Asking,
): Promise<{ coming: Coming[]; limit: number | null }> {
  const lines = toDraftLines(body.added ?? [], currency);
  if (lines.length === 0) return { coming: [], limit: null };
  const missing = isPreview ? [] : missingReasons({ lines });
  if (missing.length > 0)
    throw invalid(missing.map((path) => ({ path: path.replace(/^lines/, 'added'), code: 'reason_required' })));
  const terms = { country_id, currency, shipping_type: null, shipping_price: 0, promo_code: null };
  const priced = await priceDraft(tx, {
    terms: { ...terms, discount_percent: null, discount_amount: null },
    ...{ lines, rates, at },
  });
  const coming = lines.map(({ item_id, quantity, chosen_sizes, reason }, place): Coming => {
    const total = priced.byPlace.get(place)?.total ?? 0;
    return { order_line_id: null, item_id, quantity, chosen_sizes, reason, price: Math.round(total / quantity) };
  });
  return { coming, limit: beyondLimit(priced, user).length > 0 ? discountLimit(user?.role ?? 'user') : null };
}

/** What a change that was kept asks for, at the prices it was made with. */
export function wishOf({ lines, shipping }: { lines: readonly ChangeLineRow[]; shipping: number }): Wish {
  return {
    leaving: lines.flatMap(({ order_line_id, quantity }) =>
      quantity < 0 && order_line_id !== null ? [{ order_line_id, quantity: -quantity }] : [],
    ),
    coming: lines.filter(({ quantity }) => quantity > 0),
    shipping,
    limit: null,
  };
}
