/** Sums of pressing quotes: amounts are in minor units of EUR without VAT. */
import { computePercentage, roundMinor, sum } from '#domain/money.ts';
import { computeCopiesAmount, type PricedLine } from './quotes.ts';

/** Reduction of a quote. */
export interface QuoteReduction {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** Sums of a quote. `unit_price` is for one copy without VAT. */
export interface QuoteSums {
  readonly subtotal: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  readonly unit_price: number;
  /** Null when the cost of a line is unknown. */
  readonly cost: number | null;
  readonly margin: number | null;
  readonly margin_percent: number | null;
}

/** Sums a quote. The reduction does not apply to mechanical rights, which are passed on. */
export function sumQuote(
  lines: readonly PricedLine[],
  quantity: number,
  reduction: QuoteReduction,
  vatRate: number,
): QuoteSums {
  const subtotal = sum(lines.map(({ amount }) => amount));
  const reducible = subtotal - sum(lines.filter(({ line }) => line === 'mechanical_right').map(({ amount }) => amount));
  const requested = computePercentage(reducible, reduction.percent ?? 0) + (reduction.amount ?? 0);
  const discount = Math.min(requested, reducible);
  const net = subtotal - discount;
  const vat = computePercentage(net, vatRate);
  const costs = lines.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const cost = costs.length === lines.length ? sum(costs) : null;
  const margin = cost === null ? null : net - cost;
  return {
    ...{ subtotal, discount, net, vat, total: net + vat, unit_price: roundMinor(net / quantity), cost, margin },
    margin_percent: margin === null || net === 0 ? null : Math.round((margin / net) * 1000) / 10,
  };
}

/** A priced quote with the maximum overrun of its plant in per cent. */
export interface Overrun {
  readonly lines: readonly PricedLine[];
  readonly quantity: number;
  readonly overrun_percent: number;
}

/** The maximum number of overrun copies and their price, without fixed costs. */
export function computeOverrun({ lines, quantity, overrun_percent }: Overrun): { copies: number; amount: number } {
  const copies = Math.floor((quantity * overrun_percent) / 100);
  const copyPrice = sum(lines.map((line) => (line.each * line.copies) / quantity));
  return { copies, amount: computeCopiesAmount(copyPrice, copies) };
}
