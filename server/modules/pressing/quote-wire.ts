// Quotes on the wire: for customers without, for staff with own costs.
import { fromMinor } from '#domain/money.ts';
import { type Overrun, computeOverrun } from '#domain/pressing/quote-sums.ts';
import { QUOTE_CURRENCY, type PricedLine } from '#domain/pressing/quotes.ts';
import type {
  QuoteAgreement,
  QuoteCalculation,
  QuoteCosting,
  QuoteLineAmount,
  QuoteLineCost,
} from '#generated/schemas.ts';
import type { PricedQuote } from './price-quote.ts';

const currency = QUOTE_CURRENCY;
const money = (minor: number): number => fromMinor(minor, currency);
const known = (minor: number | null): number | null => (minor === null ? null : money(minor));
const MILLS = 1000;

function toLine({ line, options, fixed, each, copies, amount }: PricedLine): QuoteLineAmount {
  const told = { line, options: [...options], copies, currency };
  return { ...told, fixed: money(fixed), each: each / MILLS, amount: money(amount) };
}

/** Lines for staff, with agreed amounts and reasons. */
export function toCostLines(lines: readonly PricedLine[], agreed: readonly QuoteAgreement[]): QuoteLineCost[] {
  return lines.map((line) => ({
    ...toLine(line),
    list_amount: money(line.list),
    reason: agreed.find((one) => one.line === line.line)?.reason ?? null,
    cost: known(line.cost),
    margin: line.cost === null ? null : money(line.amount - line.cost),
  }));
}

/** The possible overrun and its price. */
export function toOverrun(priced: Overrun) {
  const { copies, amount } = computeOverrun(priced);
  return { overrun_copies: copies, overrun: money(amount) };
}

type Sums = Pick<PricedQuote, 'subtotal' | 'discount' | 'net' | 'vat_rate' | 'vat' | 'total' | 'unit_price'>;

function toSums({ subtotal, discount, net, vat_rate, vat, total, unit_price }: Sums) {
  return {
    ...{ subtotal: money(subtotal), discount: money(discount), net: money(net), vat_rate, vat: money(vat) },
    ...{ total: money(total), unit_price: money(unit_price), currency },
  } as const;
}

/** The calculation for customers. */
export function toCalculation(priced: Sums & Overrun & Pick<PricedQuote, 'missing'>): QuoteCalculation {
  const { lines, missing } = priced;
  return { ...toSums(priced), ...toOverrun(priced), lines: lines.map(toLine), missing: [...missing] };
}

/** The calculation for staff. */
export function toCosting(priced: PricedQuote, agreed: readonly QuoteAgreement[]): QuoteCosting {
  const { lines, missing, cost, margin, margin_percent } = priced;
  return {
    ...{ ...toSums(priced), ...toOverrun(priced), lines: toCostLines(lines, agreed), missing: [...missing] },
    ...{ cost: known(cost), margin: known(margin), margin_percent },
  };
}
