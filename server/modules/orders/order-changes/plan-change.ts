import { settleChange, type Settlement, priceOtherSizes } from '#domain/orders/order-changes.ts';
import { isLaunched } from '#domain/statuses.ts';
import { roundMinor, sum } from '#domain/money.ts';
import { restateAtVatRate, computeRemainingVat } from '#domain/orders/vat-correction.ts';
import type { RefundedLine } from '#domain/payments/refunds.ts';
import type { OrderAddress } from '#generated/schemas.ts';
import { problem } from '#server/core/problems/problem.ts';
import { readItems, type SellableItem } from '#server/modules/cart/index.ts';
import type { NewTaxation } from './check-new-address.ts';
import { computeShippingByTariff } from './shipping-by-tariff.ts';
import type { RequestedCopies, ChangeRequest } from './change-request.ts';
import { readCancellableLines, type CancellableLine } from '../cancellable-lines.ts';
import type { OrderRow } from '../orders.table.ts';
import type { ChangeLineRow } from '../order-changes.table.ts';
import { toSoldItem } from '../plan-order.ts';
import { readRefundState } from '../refunds/refund-state.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';
import type { PlannedLine } from './planned-line.ts';

/** A planned change; amounts in minor units. */
export interface Plan {
  readonly settlement: Settlement;
  readonly shipping: number;
  readonly removedCopies: readonly {
    readonly line: CancellableLine;
    readonly quantity: number;
    readonly value: number;
  }[];
  readonly addedCopies: readonly PlannedLine[];
  /** Total of the order before the change, less refunds. */
  readonly old_total: number;
  /** Taxation before and after, with VAT and shipping of each; for a change of country only. */
  readonly taxation?: NewTaxation & { readonly vat: BeforeAfter; readonly shipping: BeforeAfter };
}

/** An amount in minor units before and after a change. */
interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

interface PlanOptions {
  readonly rates: Rates;
  readonly at: Date;
  /** Whether to read the items `FOR UPDATE`. */
  readonly lock?: boolean;
  /** New address of the order; with it, a change without items is allowed. */
  readonly address?: Pick<OrderAddress, 'country_id'> | null;
  readonly taxation?: NewTaxation | undefined;
}

/**
 * Plans a change of an order; lock the order to rely on it. Throws 409 when nothing would change or remain, and for copies
 * that have shipped or were refunded.
 */
export async function planChange(
  tx: Queryable,
  order: OrderRow,
  request: ChangeRequest,
  { rates, at, lock = false, address, taxation }: PlanOptions,
): Promise<Plan> {
  const lines = await readCancellableLines(tx, order.id);
  const removedCopies = request.removedCopies.flatMap(({ order_line_id, quantity }) => {
    const line = lines.find(({ id }) => id === order_line_id);
    return line ? [{ line, quantity }] : [];
  });
  for (const { line, quantity } of removedCopies)
    if (quantity > line.cancellable)
      throw problem(409, 'copies_left', { detailParams: { name: line.name, count: line.cancellable } });
  if (!address && removedCopies.length === 0 && request.addedCopies.length === 0 && request.shipping === 0)
    throw problem(409, 'change_empty');
  const remainingLines = lines.map((line) => ({
    line,
    quantity:
      line.quantity -
      line.cancelled -
      sum(removedCopies.filter((one) => one.line.id === line.id).map((one) => one.quantity)),
  }));
  if (request.addedCopies.length === 0 && remainingLines.every(({ quantity }) => quantity === 0))
    throw problem(409, 'change_takes_all');
  const rows = await readItems(
    tx,
    [...lines, ...request.addedCopies].map(({ item_id }) => item_id),
    lock,
  );
  const state = await readRefundState(tx, order);
  const { sold, given } = taxation ? restateAtVatRate(state, taxation.after.vat_rate) : state;
  const removal = settleChange({ sold, given, removedCopies: request.removedCopies, addedCopies: [], shipping: 0 });
  const addedCopies = toPlannedLines(addOtherSizes(request, removal?.removedCopies ?? []), rows, removedCopies);
  const shippingLeft = sold.shipping - sum(given.map((refund) => refund.shipping));
  const content = { remainingLines, addedCopies, rows, rates, at };
  const shipping =
    request.shipping === 'tariff'
      ? (await computeShippingByTariff(tx, { ...order, ...address }, content)) - shippingLeft
      : request.shipping;
  const settlement = settleChange({ sold, given, removedCopies: request.removedCopies, addedCopies, shipping });
  if (!settlement) throw problem(409, 'refund_copies');
  // the shipping rates give the amount already paid
  if (!address && removedCopies.length === 0 && addedCopies.length === 0 && shipping === 0)
    throw problem(409, 'change_empty');
  return {
    settlement,
    shipping,
    removedCopies: removedCopies.map((one) => ({
      ...one,
      value: settlement.removedCopies.find(({ order_line_id }) => order_line_id === one.line.id)?.amount ?? 0,
    })),
    addedCopies,
    old_total: order.total - order.refunded,
    ...(taxation && {
      taxation: {
        ...taxation,
        vat: { before: computeRemainingVat(state), after: computeRemainingVat({ sold, given }) + settlement.vat },
        shipping: { before: shippingLeft, after: shippingLeft + shipping },
      },
    }),
  };
}

/** Adds the price of copies in other sizes, which replace copies of the same line. */
function addOtherSizes(
  { addedCopies, removedCopies }: ChangeRequest,
  removedValues: readonly RefundedLine[],
): RequestedCopies[] {
  return addedCopies.map((line) => {
    const before = removedCopies.find(({ order_line_id }) => order_line_id === line.order_line_id)?.quantity;
    if (before === undefined || line.amount !== undefined) return line;
    const value = removedValues.find(({ order_line_id }) => order_line_id === line.order_line_id)?.amount ?? 0;
    const amount = priceOtherSizes(value, before, line.quantity, line.price);
    return { ...line, amount, price: roundMinor(amount / line.quantity) };
  });
}

function toPlannedLines(
  addedCopies: readonly RequestedCopies[],
  rows: ReadonlyMap<number, SellableItem>,
  removedCopies: readonly { readonly line: CancellableLine; readonly quantity: number }[],
): PlannedLine[] {
  const quantityByItem = new Map<number, number>();
  for (const { item_id, quantity } of addedCopies)
    quantityByItem.set(item_id, (quantityByItem.get(item_id) ?? 0) + quantity);
  return addedCopies.map((line) => {
    const row = rows.get(line.item_id);
    if (!row) throw problem(409, 'unavailable');
    const returned = removedCopies.filter((one) => one.line.item_id === line.item_id);
    const stock = row.stock + sum(returned.map(({ quantity }) => quantity));
    const issue =
      (quantityByItem.get(line.item_id) ?? 0) > stock ? 'out_of_stock' : isLaunched(row.step) ? null : 'not_launched';
    return { ...line, row, amount: line.amount ?? line.price * line.quantity, stock, issue };
  });
}

/** Throws 409 when copies are out of stock. */
export function checkStock({ addedCopies }: Plan): void {
  if (addedCopies.some(({ issue }) => issue === 'out_of_stock')) throw problem(409, 'draft_out_of_stock');
}

/** Added and removed copies as stored with a change. */
export function toChangeLines({ removedCopies, addedCopies }: Plan): ChangeLineRow[] {
  return [
    ...removedCopies.map(({ line, quantity, value }): ChangeLineRow => {
      const { id: order_line_id, item_id, project_id, name, artist_name, item_name, picture, price } = line;
      const itemFields = { order_line_id, item_id, project_id, name, artist_name, item_name, picture };
      return {
        ...itemFields,
        quantity: -quantity,
        price,
        amount: value === 0 ? 0 : -value,
        chosen_sizes: null,
        reason: null,
      };
    }),
    ...addedCopies.map(
      ({ order_line_id, item_id, quantity, price, amount, chosen_sizes, reason, row }): ChangeLineRow => {
        const item = { project_id: row.project_id, item_id, quantity, ...(chosen_sizes && { chosen_sizes }) };
        const { project_id, name, artist_name, item_name, picture } = toSoldItem({ row, item });
        const itemFields = { order_line_id, item_id, project_id, name, artist_name, item_name, picture };
        return { ...itemFields, quantity, price, amount, chosen_sizes, reason };
      },
    ),
  ];
}
