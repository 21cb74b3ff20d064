// What comes of it when copies leave a paid order and others come: who owes whom, and what the books keep of it.
import type { ChangeSettlement } from '#generated/enums.ts';
import { roundMinor, sum } from '#domain/money.ts';
import { planRefund, type RefundedLine, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { vatContained } from '#domain/pricing/vat.ts';

/** A line of an order as rules of changes see it. */
export interface ChangeableLine {
  readonly quantity: number;
  readonly cancelled: number;
  /** Copies of it in parcels that have left. */
  readonly left: number;
}

/** Copies of a line that are wanted now. */
export const wantedCopies = ({ quantity, cancelled }: ChangeableLine): number => quantity - cancelled;

/** Copies of a line that can still be taken off: neither cancelled before nor on their way. */
export function looseCopies({ quantity, cancelled, left }: ChangeableLine): number {
  return Math.max(0, quantity - cancelled - left);
}

/** Copies that leave: of which line, and how many. */
export interface Leaving {
  readonly order_line_id: number;
  readonly quantity: number;
}

/** Copies that come, all of a kind: what they cost together, minor with VAT. */
export interface Coming {
  readonly amount: number;
}

/** What a change comes to; all amounts minor. `difference` is what the customer owes, negative where she gets it back. */
export interface Settlement {
  readonly kind: ChangeSettlement;
  readonly difference: number;
  /** VAT contained in the difference. */
  readonly vat: number;
  readonly refund: number;
  readonly charge: number;
  /** What the sums of the order change by: what comes, without what was exchanged for it. */
  readonly added: { readonly items: number; readonly shipping: number; readonly vat: number; readonly total: number };
  /** What each line's copies that leave are worth, as a refund of them would give back. */
  readonly leaving: readonly RefundedLine[];
  /** What of what leaves pays for what comes; undefined where nothing does. */
  readonly exchanged: RefundSums | undefined;
}

interface ChangeInput {
  readonly sold: SoldOrder;
  /** What was given back or exchanged before. */
  readonly given: readonly RefundSums[];
  readonly leaving: readonly Leaving[];
  readonly coming: readonly Coming[];
  /** How much more shipping there is; negative where there is less. */
  readonly shipping: number;
}

const NOTHING: RefundSums = { amount: 0, shipping: 0, vat: 0, lines: [] };

/**
 * Settles a change. What leaves counts for what was paid for it, its share of reductions taken off, and pays for what
 * comes first; only the rest is given back, or asked for. VAT is by the rate of the order, as all of it is one sale.
 * Undefined where copies leave that are not there, or more shipping than is left.
 */
export function settleChange({ sold, given, leaving, coming, shipping }: ChangeInput): Settlement | undefined {
  const credit = creditOf(sold, given, leaving, Math.max(0, -shipping));
  if (!credit) return undefined;
  const more = Math.max(0, shipping);
  const debit = sum(coming.map(({ amount }) => amount)) + more;
  const debitVat =
    sum(coming.map(({ amount }) => vatContained(amount, sold.vat_rate))) + vatContained(more, sold.vat_rate);
  const difference = debit - credit.amount;
  const refund = Math.max(0, -difference);
  const charge = Math.max(0, difference);
  const exchanged = exchangedOf(sold, given, leaving, credit, refund);
  const added = {
    shipping: more - (exchanged?.shipping ?? 0),
    vat: debitVat - (exchanged?.vat ?? 0),
    total: debit - (exchanged?.amount ?? 0),
  };
  return {
    kind: difference === 0 ? 'none' : difference < 0 ? 'refund' : 'charge',
    difference,
    vat: debitVat - credit.vat,
    refund,
    charge,
    added: { ...added, items: added.total - added.shipping },
    leaving: credit.lines,
    exchanged,
  };
}

/** What leaves as a refund of all of it; what was free counts for nothing. */
function creditOf(
  sold: SoldOrder,
  given: readonly RefundSums[],
  lines: readonly Leaving[],
  shipping: number,
): RefundSums | undefined {
  if (lines.length === 0 && shipping === 0) return NOTHING;
  const plan = planRefund(sold, given, Infinity, { lines, shipping });
  if (!('refused' in plan)) return plan;
  if (plan.refused !== 'refund_empty') return undefined;
  return { ...NOTHING, lines: lines.map((line) => ({ ...line, amount: 0, vat: 0 })) };
}

/** What of the credit is not given back: the refund tells of the copies, if there is one. */
function exchangedOf(
  sold: SoldOrder,
  given: readonly RefundSums[],
  lines: readonly Leaving[],
  credit: RefundSums,
  refund: number,
): RefundSums | undefined {
  if (credit.lines.length === 0 && credit.amount === 0) return undefined;
  if (refund === 0) return credit;
  if (refund === credit.amount) return undefined;
  const back = planRefund(sold, given, Infinity, { lines, shipping: credit.shipping, amount: refund });
  if ('refused' in back) return undefined;
  return {
    amount: credit.amount - back.amount,
    shipping: credit.shipping - back.shipping,
    vat: credit.vat - back.vat,
    lines: credit.lines.map((line, index) => ({
      order_line_id: line.order_line_id,
      quantity: 0,
      amount: line.amount - (back.lines[index]?.amount ?? 0),
      vat: line.vat - (back.lines[index]?.vat ?? 0),
    })),
  };
}

/** What exchanges before have moved within an order: it adds up to what was sold in all, which refunds are counted by. */
export function withExchanges(sold: SoldOrder, exchanges: readonly RefundSums[]): SoldOrder {
  return {
    ...sold,
    total: sold.total + sum(exchanges.map(({ amount }) => amount)),
    shipping: sold.shipping + sum(exchanges.map(({ shipping }) => shipping)),
    vat: sold.vat + sum(exchanges.map(({ vat }) => vat)),
  };
}

/** What was bought at first has the reduction of its part; what came with a change has none. */
export function partsSold<Line extends { readonly change_id?: number | null }>(
  parts: readonly { readonly discount: number; readonly lines: readonly Line[] }[],
): { discount: number; lines: Line[] }[] {
  return parts.flatMap(({ discount, lines }) => {
    const isLater = ({ change_id }: Line) => change_id != null;
    const later = lines.filter(isLater);
    const first = { discount, lines: lines.filter((line) => !isLater(line)) };
    return later.length > 0 ? [first, { discount: 0, lines: later }] : [first];
  });
}

/**
 * What copies of a line in other sizes cost: as many as there were are worth what those that leave are (`worth`, minor,
 * reductions taken off), so that another size alone moves no money; more of them cost what the line was sold at.
 */
export function worthInOtherSizes(worth: number, before: number, after: number, price: number): number {
  return roundMinor((worth * Math.min(before, after)) / before) + price * Math.max(0, after - before);
}
