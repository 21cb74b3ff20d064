import { fromMinor } from '#domain/money.ts';
import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import type { QuotePriceRow } from '#domain/pressing/quote-prices.ts';
import { QuotePriceFields } from '#generated/fields/QuotePrice.ts';
import type { QuoteEffect } from '#generated/schemas.ts';
import { and, gte, inArray } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { priceQuote, readQuoteTables, type QuoteTables } from './price-quote.ts';
import { quotes } from './quotes.table.ts';
import { toColumns } from '#server/core/api/wire.ts';
import { readDuration } from '#server/core/settings/durations.ts';

const MAX_SHOWN = 50;

/** The open quotes whose total changes by a new row, at the prices of the row's first day, largest change first. */
async function computeEffect(
  context: Context,
  day: string,
  change: (tables: QuoteTables) => QuoteTables,
): Promise<QuoteEffect> {
  const now = context.now();
  const since = new Date(now.getTime() - (await readDuration(context.db, 'quote_days')));
  const isOpen = and(inArray(quotes.status, ['draft', 'sent']), gte(quotes.created_at, since));
  const rows = await context.db.select().from(quotes).where(isOpen);
  const tables = await readQuoteTables(context);
  const changed = change(tables);
  // noon UTC is the same day in all European time zones
  const pricedAt = new Date(Math.max(now.getTime(), Date.parse(`${day}T12:00:00Z`)));
  const toDecimal = (minor: number) => fromMinor(minor, QUOTE_CURRENCY);
  const changedQuotes = rows
    .map((row) => {
      const [before, after] = [tables, changed].map((basis) => priceQuote(row, row, basis, pricedAt).total);
      return { row, before: before ?? 0, after: after ?? 0 };
    })
    .filter(({ before, after }) => before !== after)
    .sort((first, second) => Math.abs(second.after - second.before) - Math.abs(first.after - first.before));
  return {
    quotes: changedQuotes.slice(0, MAX_SHOWN).map(({ row: { id, number, name, status }, before, after }) => ({
      ...{ id, number, name, status, currency: QUOTE_CURRENCY },
      ...{ before: toDecimal(before), after: toDecimal(after) },
    })),
    count: changedQuotes.length,
    unchanged: rows.length - changedQuotes.length,
  };
}

/** The effect of a new pressing price on open quotes. */
export function adminReadQuotePriceEffect({ context, body }: Call<'adminReadQuotePriceEffect'>): Promise<QuoteEffect> {
  const emptyPrices = { fixed: null, each: null, percent: null, cost_fixed: null, cost_each: null };
  const row = {
    ...emptyPrices,
    ...toColumns(QuotePriceFields, { ...body, currency: QUOTE_CURRENCY }),
  } as unknown as QuotePriceRow;
  const isOtherPrice = (other: QuotePriceRow) =>
    other.line !== row.line ||
    other.option !== row.option ||
    other.size !== row.size ||
    other.quantity_from !== row.quantity_from ||
    other.valid_from !== row.valid_from;
  return computeEffect(context, body.valid_from, (tables) => ({
    ...tables,
    prices: [...tables.prices.filter(isOtherPrice), row],
  }));
}

/** The effect of a new VAT rate on open quotes. */
export function adminReadVatRateEffect({ context, body }: Call<'adminReadVatRateEffect'>): Promise<QuoteEffect> {
  const { country_id, rate, valid_from } = body;
  return computeEffect(context, valid_from, (tables) => {
    const otherRates = tables.vat.filter((row) => row.country_id !== country_id || row.valid_from !== valid_from);
    return { ...tables, vat: [...otherRates, { country_id, rate, valid_from }] };
  });
}
