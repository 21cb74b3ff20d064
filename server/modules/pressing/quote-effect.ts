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

const MOST = 50;

/** Open quotes whose total changes with a new row, at prices of its first day. */
async function effectOf(
  context: Context,
  day: string,
  change: (tables: QuoteTables) => QuoteTables,
): Promise<QuoteEffect> {
  const now = context.now();
  const since = new Date(now.getTime() - (await readDuration(context.db, 'quote_days')));
  const open = and(inArray(quotes.status, ['draft', 'sent']), gte(quotes.created_at, since));
  const rows = await context.db.select().from(quotes).where(open);
  const tables = await readQuoteTables(context);
  const changed = change(tables);
  // noon UTC is the same day in all European time zones
  const at = new Date(Math.max(now.getTime(), Date.parse(`${day}T12:00:00Z`)));
  const money = (minor: number) => fromMinor(minor, QUOTE_CURRENCY);
  const differing = rows
    .map((row) => {
      const [before, after] = [tables, changed].map((one) => priceQuote(row, row, one, at).total);
      return { row, before: before ?? 0, after: after ?? 0 };
    })
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
  return {
    quotes: differing.slice(0, MOST).map(({ row: { id, number, name, status }, before, after }) => ({
      ...{ id, number, name, status, currency: QUOTE_CURRENCY },
      ...{ before: money(before), after: money(after) },
    })),
    count: differing.length,
    unchanged: rows.length - differing.length,
  };
}

/** The effect of a new pressing price on open quotes. */
export function adminReadQuotePriceEffect({ context, body }: Call<'adminReadQuotePriceEffect'>): Promise<QuoteEffect> {
  const nothing = { fixed: null, each: null, percent: null, cost_fixed: null, cost_each: null };
  const row = {
    ...nothing,
    ...toColumns(QuotePriceFields, { ...body, currency: QUOTE_CURRENCY }),
  } as unknown as QuotePriceRow;
  const isOther = (one: QuotePriceRow) =>
    one.line !== row.line ||
    one.option !== row.option ||
    one.size !== row.size ||
    one.quantity_from !== row.quantity_from ||
    one.valid_from !== row.valid_from;
  return effectOf(context, body.valid_from, (tables) => ({
    ...tables,
    prices: [...tables.prices.filter(isOther), row],
  }));
}

/** The effect of a new VAT rate on open quotes. */
export function adminReadVatRateEffect({ context, body }: Call<'adminReadVatRateEffect'>): Promise<QuoteEffect> {
  const { country_id, rate, valid_from } = body;
  return effectOf(context, valid_from, (tables) => {
    const others = tables.vat.filter((row) => row.country_id !== country_id || row.valid_from !== valid_from);
    return { ...tables, vat: [...others, { country_id, rate, valid_from }] };
  });
}
