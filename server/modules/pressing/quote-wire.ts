// Quotes in wire format: for staff with the shop's costs, for customers without.
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
const toDecimal = (minor: number): number => fromMinor(minor, currency);
const toNullableDecimal = (minor: number | null): number | null => (minor === null ? null : toDecimal(minor));
const MILLS = 1000;

function toLine({ line, options, fixed, each, copies, amount }: PricedLine): QuoteLineAmount {
  const lineDetails = { line, options: [...options], copies, currency };
  return { ...lineDetails, fixed: toDecimal(fixed), each: each / MILLS, amount: toDecimal(amount) };
}

/** Lines for staff, with agreed amounts and reasons. */
export function toCostLines(lines: readonly PricedLine[], agreed: readonly QuoteAgreement[]): QuoteLineCost[] {
  return lines.map((line) => ({
    ...toLine(line),
    list_amount: toDecimal(line.list),
    reason: agreed.find((agreement) => agreement.line === line.line)?.reason ?? null,
    cost: toNullableDecimal(line.cost),
    margin: line.cost === null ? null : toDecimal(line.amount - line.cost),
  }));
}

/** The possible overrun and its price. */
export function toOverrun(priced: Overrun) {
  const { copies, amount } = computeOverrun(priced);
  return { overrun_copies: copies, overrun: toDecimal(amount) };
}

type Sums = Pick<PricedQuote, 'subtotal' | 'discount' | 'net' | 'vat_rate' | 'vat' | 'total' | 'unit_price'>;

function toSums({ subtotal, discount, net, vat_rate, vat, total, unit_price }: Sums) {
  return {
    ...{ subtotal: toDecimal(subtotal), discount: toDecimal(discount), net: toDecimal(net) },
    ...{ vat_rate, vat: toDecimal(vat) },
    ...{ total: toDecimal(total), unit_price: toDecimal(unit_price), currency },
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
    ...{ cost: toNullableDecimal(cost), margin: toNullableDecimal(margin), margin_percent },
  };
}
