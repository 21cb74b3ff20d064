// Changes of paid orders: removed and added copies, the resulting difference and its VAT.
import type { ChangeSettlement } from '#generated/enums.ts';
import { roundMinor, sum } from '#domain/money.ts';
import { planRefund, type RefundedLine, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';

/** A line of an order. */
export interface ChangeableLine {
  readonly quantity: number;
  readonly cancelled: number;
  /** Copies in shipped parcels. */
  readonly shipped: number;
}

/** Copies of a line that are not cancelled. */
export const countRemainingCopies = ({ quantity, cancelled }: ChangeableLine): number => quantity - cancelled;

/** Copies of a line that can be removed: neither cancelled nor shipped. */
export function countCancellableCopies({ quantity, cancelled, shipped }: ChangeableLine): number {
  return Math.max(0, quantity - cancelled - shipped);
}

/** Removed copies of a line. */
export interface RemovedCopies {
  readonly order_line_id: number;
  readonly quantity: number;
}

/** Added copies with their total in minor units with VAT. */
export interface AddedCopies {
  readonly amount: number;
}

/** Result of a change; amounts in minor units. `difference` is owed by the customer, or refunded when negative. */
export interface Settlement {
  readonly kind: ChangeSettlement;
  readonly difference: number;
  /** VAT contained in the difference. */
  readonly vat: number;
  readonly refund: number;
  readonly charge: number;
  /** Changes of the order's sums: added amounts less exchanged ones. */
  readonly added: { readonly items: number; readonly shipping: number; readonly vat: number; readonly total: number };
  /** Refund value of the removed copies by line. */
  readonly removedCopies: readonly RefundedLine[];
  /** The part of the removed value that pays for added copies, if any. */
  readonly exchanged: RefundSums | undefined;
}

interface ChangeInput {
  readonly sold: SoldOrder;
  /** Earlier refunds and exchanges. */
  readonly given: readonly RefundSums[];
  readonly removedCopies: readonly RemovedCopies[];
  readonly addedCopies: readonly AddedCopies[];
  /** Change of shipping; negative when it decreases. */
  readonly shipping: number;
}

const NOTHING: RefundSums = { amount: 0, shipping: 0, vat: 0, lines: [] };

/**
 * Settles a change. Removed copies count with their paid value (less reductions) and first pay for added copies; the rest is
 * refunded or charged. VAT is at the rate of the order. Undefined when more copies or shipping are removed than remain.
 */
export function settleChange({
  sold,
  given: refunds,
  removedCopies,
  addedCopies,
  shipping,
}: ChangeInput): Settlement | undefined {
  const credit = planCredit(sold, refunds, removedCopies, Math.max(0, -shipping));
  if (!credit) return undefined;
  const addedShipping = Math.max(0, shipping);
  const addedTotal = sum(addedCopies.map(({ amount }) => amount)) + addedShipping;
  const addedVat =
    sum(addedCopies.map(({ amount }) => computeContainedVat(amount, sold.vat_rate))) +
    computeContainedVat(addedShipping, sold.vat_rate);
  const difference = addedTotal - credit.amount;
  const refund = Math.max(0, -difference);
  const charge = Math.max(0, difference);
  const exchanged = computeExchanged(sold, refunds, removedCopies, credit, refund);
  const added = {
    shipping: addedShipping - (exchanged?.shipping ?? 0),
    vat: addedVat - (exchanged?.vat ?? 0),
    total: addedTotal - (exchanged?.amount ?? 0),
  };
  return {
    kind: difference === 0 ? 'none' : difference < 0 ? 'refund' : 'charge',
    difference,
    vat: addedVat - credit.vat,
    refund,
    charge,
    added: { ...added, items: added.total - added.shipping },
    removedCopies: credit.lines,
    exchanged,
  };
}

/** The removed copies as a refund; free copies count as 0. */
function planCredit(
  sold: SoldOrder,
  refunds: readonly RefundSums[],
  lines: readonly RemovedCopies[],
  shipping: number,
): RefundSums | undefined {
  if (lines.length === 0 && shipping === 0) return NOTHING;
  const plan = planRefund(sold, refunds, Infinity, { lines, shipping });
  if (!('refused' in plan)) return plan;
  if (plan.refused !== 'refund_empty') return undefined;
  return { ...NOTHING, lines: lines.map((line) => ({ ...line, amount: 0, vat: 0 })) };
}

/** The part of the credit that is not refunded. Copies are counted by the refund, if there is one. */
function computeExchanged(
  sold: SoldOrder,
  refunds: readonly RefundSums[],
  lines: readonly RemovedCopies[],
  credit: RefundSums,
  refund: number,
): RefundSums | undefined {
  if (credit.lines.length === 0 && credit.amount === 0) return undefined;
  if (refund === 0) return credit;
  if (refund === credit.amount) return undefined;
  const plan = planRefund(sold, refunds, Infinity, { lines, shipping: credit.shipping, amount: refund });
  if ('refused' in plan) return undefined;
  return {
    amount: credit.amount - plan.amount,
    shipping: credit.shipping - plan.shipping,
    vat: credit.vat - plan.vat,
    lines: credit.lines.map((line, index) => ({
      order_line_id: line.order_line_id,
      quantity: 0,
      amount: line.amount - (plan.lines[index]?.amount ?? 0),
      vat: line.vat - (plan.lines[index]?.vat ?? 0),
    })),
  };
}

/** Adds earlier exchanges to the sold amounts, which refunds are computed from. */
export function addExchanges(sold: SoldOrder, exchanges: readonly RefundSums[]): SoldOrder {
  return {
    ...sold,
    total: sold.total + sum(exchanges.map(({ amount }) => amount)),
    shipping: sold.shipping + sum(exchanges.map(({ shipping }) => shipping)),
    vat: sold.vat + sum(exchanges.map(({ vat }) => vat)),
  };
}

/** Splits parts into initial lines, which have the part's reduction, and lines added by changes. */
export function splitByChange<Line extends { readonly change_id?: number | null }>(
  parts: readonly { readonly discount: number; readonly lines: readonly Line[] }[],
): { discount: number; lines: Line[] }[] {
  return parts.flatMap(({ discount, lines }) => {
    const isLater = ({ change_id }: Line) => change_id != null;
    const later = lines.filter(isLater);
    const initial = { discount, lines: lines.filter((line) => !isLater(line)) };
    return later.length > 0 ? [initial, { discount: 0, lines: later }] : [initial];
  });
}

/**
 * Price of copies in other sizes: up to the previous number at the value of the removed ones (minor units), so that
 * a pure size change is free; additional ones at the sold price.
 */
export function priceOtherSizes(removedValue: number, before: number, after: number, price: number): number {
  return roundMinor((removedValue * Math.min(before, after)) / before) + price * Math.max(0, after - before);
}
