/** What pressing quotes add up to: amounts are minor EUR without VAT. */
import { percentOf, roundMinor, sum } from '#domain/money.ts';
import { ofCopies, type PricedLine } from './quotes.ts';

/** Reduction of a quote. */
export interface QuoteReduction {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** Sums of a quote. `unit_price` is one copy without VAT. */
export interface QuoteSums {
  readonly subtotal: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  readonly unit_price: number;
  /** Null while the cost of a line is not known. */
  readonly cost: number | null;
  readonly margin: number | null;
  readonly margin_percent: number | null;
}

/** Adds a quote up. Nothing is taken off mechanical rights, which are not ours. */
export function quoteSums(
  lines: readonly PricedLine[],
  quantity: number,
  reduction: QuoteReduction,
  vatRate: number,
): QuoteSums {
  const all = sum(lines.map(({ amount }) => amount));
  const ours = all - sum(lines.filter(({ line }) => line === 'mechanical_right').map(({ amount }) => amount));
  const wished = percentOf(ours, reduction.percent ?? 0) + (reduction.amount ?? 0);
  const discount = Math.min(wished, ours);
  const net = all - discount;
  const vat = percentOf(net, vatRate);
  const known = lines.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const cost = known.length === lines.length ? sum(known) : null;
  const margin = cost === null ? null : net - cost;
  return {
    ...{ subtotal: all, discount, net, vat, total: net + vat, unit_price: roundMinor(net / quantity), cost, margin },
    margin_percent: margin === null || net === 0 ? null : Math.round((margin / net) * 1000) / 10,
  };
}

/** A priced quote, and the per cent of its copies that the press may deliver beyond them. */
export interface Overrun {
  readonly lines: readonly PricedLine[];
  readonly quantity: number;
  readonly overrun_percent: number;
}

/** The copies that a press may deliver beyond the order, and what they would cost: what is paid for each, without the rest. */
export function quoteOverrun({ lines, quantity, overrun_percent }: Overrun): { copies: number; amount: number } {
  const copies = Math.floor((quantity * overrun_percent) / 100);
  const eachRecord = sum(lines.map((line) => (line.each * line.copies) / quantity));
  return { copies, amount: ofCopies(eachRecord, copies) };
}
