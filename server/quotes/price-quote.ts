import { dayOf } from '#domain/dates.ts';
import { toMinor } from '#domain/money.ts';
import type { QuotePriceRow } from '#domain/quote-prices.ts';
import { quoteSums, type QuoteSums } from '#domain/quote-sums.ts';
import { QUOTE_CURRENCY, quoteLines, type QuoteLines, type QuoteWish } from '#domain/quotes.ts';
import { rateOn, type VatRow } from '#domain/vat.ts';
import type { Country } from '#generated/enums.ts';
import type { QuoteAgreement } from '#generated/schemas.ts';
import type { Context } from '#server/api/handler.ts';
import type { Queryable } from '#server/platform/database.ts';
import { quotePrices } from '#server/quotes/quote-prices.table.ts';
import { readRates } from '#server/rates/rates.ts';

/** What the price of a quote depends on besides what is wanted. */
export interface QuoteTerms {
  readonly country_id: Country | null;
  readonly agreed: readonly QuoteAgreement[];
  readonly discount_percent: number | null;
  /** Minor. */
  readonly discount_amount: number | null;
}

/** A quote with its lines and sums, minor in euros. */
export interface PricedQuote extends QuoteLines, QuoteSums {
  readonly vat_rate: number;
  readonly quantity: number;
}

/** The rows that quotes are priced by. */
export interface QuoteTables {
  readonly prices: readonly QuotePriceRow[];
  readonly vat: readonly VatRow[];
}

/** Reads them; within a transaction give it as `via`. */
export async function readQuoteTables({ db }: Pick<Context, 'db'>, via: Queryable = db): Promise<QuoteTables> {
  const { tables } = await readRates(db, via);
  return { prices: await via.select().from(quotePrices), vat: tables.vat };
}

/** Prices a quote as of a moment. */
export function priceQuote(wish: QuoteWish, terms: QuoteTerms, tables: QuoteTables, at: Date): PricedQuote {
  const day = dayOf(at.getTime() / 1000);
  const agreed = terms.agreed.map(({ line, amount }) => ({ line, amount: toMinor(amount, QUOTE_CURRENCY) }));
  const lines = quoteLines(wish, tables.prices, day, agreed);
  const vat_rate = terms.country_id ? rateOn(tables.vat, terms.country_id, day) : 0;
  const reduction = { percent: terms.discount_percent, amount: terms.discount_amount };
  return { ...lines, ...quoteSums(lines.lines, wish.quantity, reduction, vat_rate), vat_rate, quantity: wish.quantity };
}

/** The sums as a quote keeps them. */
export function quoteColumns(priced: PricedQuote, at: Date) {
  const { lines, missing, subtotal, discount, net, vat_rate, vat, total, unit_price } = priced;
  const { cost, margin, margin_percent } = priced;
  return {
    ...{ priced_lines: [...lines], missing: [...missing], subtotal, discount, net, vat_rate, vat, total, unit_price },
    ...{ cost, margin, margin_percent, priced_at: at },
  };
}
