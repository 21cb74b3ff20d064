import { toLocalDay } from '#domain/dates.ts';
import { toMinor } from '#domain/money.ts';
import { sumQuote, type QuoteSums } from '#domain/pressing/quote-sums.ts';
import {
  QUOTE_CURRENCY,
  type QuoteBasis,
  priceQuoteLines,
  type QuoteLines,
  type QuoteRequest,
} from '#domain/pressing/quotes.ts';
import { getVatRateOn, type VatRow } from '#domain/pricing/vat.ts';
import type { Country } from '#generated/enums.ts';
import type { QuoteAgreement } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { quotePrices } from './quote-prices.table.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/** Terms of a quote's price besides the pressing details. */
export interface QuoteTerms {
  readonly country_id: Country | null;
  readonly agreed: readonly QuoteAgreement[];
  readonly discount_percent: number | null;
  /** In minor units. */
  readonly discount_amount: number | null;
}

/** A priced quote; amounts in cents. */
export interface PricedQuote extends QuoteLines, QuoteSums {
  readonly vat_rate: number;
  readonly quantity: number;
  readonly overrun_percent: number;
}

/** Price tables and settings. */
export interface QuoteTables extends QuoteBasis {
  readonly vat: readonly VatRow[];
  readonly overrun_percent: number;
}

/** Reads the price tables. Pass the transaction, if any, as `queryable`. */
export async function readQuoteTables({ db }: Pick<Context, 'db'>, queryable: Queryable = db): Promise<QuoteTables> {
  const { tables } = await readRates(db, queryable);
  return {
    prices: await queryable.select().from(quotePrices),
    vat: tables.vat,
    stamper_copies: await readSetting(queryable, 'stamper_copies'),
    overrun_percent: await readSetting(queryable, 'overrun_percent'),
  };
}

/** Prices a quote as of a moment. */
export function priceQuote(request: QuoteRequest, terms: QuoteTerms, tables: QuoteTables, time: Date): PricedQuote {
  const day = toLocalDay(time.getTime() / 1000);
  const agreed = terms.agreed.map(({ line, amount }) => ({ line, amount: toMinor(amount, QUOTE_CURRENCY) }));
  const lines = priceQuoteLines(request, tables, day, agreed);
  const vat_rate = terms.country_id ? getVatRateOn(tables.vat, terms.country_id, day) : 0;
  const reduction = { percent: terms.discount_percent, amount: terms.discount_amount };
  const { quantity } = request;
  const { overrun_percent } = tables;
  return { ...lines, ...sumQuote(lines.lines, quantity, reduction, vat_rate), vat_rate, quantity, overrun_percent };
}

/** Stored columns of a priced quote. */
export function toQuoteColumns(priced: PricedQuote, time: Date) {
  const { lines, missing, subtotal, discount, net, vat_rate, vat, total, unit_price } = priced;
  const { cost, margin, margin_percent, overrun_percent } = priced;
  return {
    ...{ priced_lines: [...lines], missing: [...missing], subtotal, discount, net, vat_rate, vat, total, unit_price },
    ...{ cost, margin, margin_percent, overrun_percent, priced_at: time },
  };
}
