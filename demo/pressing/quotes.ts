import { QUOTE_PRICE_SEED } from '#domain/pressing/quote-price-seed.ts';
import { VAT_SEED } from '#domain/pricing/vat.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createSecret } from '#server/core/authentication/signatures.ts';
import {
  priceQuote,
  quoteColumns,
  quotePrices,
  quotes,
  type QuoteTables,
  toQuoteRequest,
} from '#server/modules/pressing/index.ts';
import { defaultValue } from '#server/core/settings/settings.ts';
import { DEMO_QUOTES, type DemoQuote } from '../texts/quotes.ts';

const DAY = 86_400_000;
const DAYS_SENT = 60;
/** Production cost of the demo shop, as a share of its price. */
const COST = 0.64;
/** The demo account that writes quotes. */
const TEAM = 2;

/** Pressing quotes in every status, and the costs of pressings of the demo shop, for margins. */
export async function loadQuotes(client: pg.Client, now: Date): Promise<void> {
  const db = drizzle({ client });
  const { fixed, each } = quotePrices;
  await db.update(quotePrices).set({
    cost_fixed: sql`round(${fixed} * ${COST}::numeric)::int`,
    cost_each: sql`round(${each} * ${COST}::numeric, 3)`,
  });
  const costOf = (amount: number | null) => (amount === null ? null : Math.round(amount * COST));
  const prices = QUOTE_PRICE_SEED.map((row) => ({
    ...row,
    cost_fixed: costOf(row.fixed),
    cost_each: row.each === null ? null : Math.round(row.each * COST * 1000) / 1000,
  }));
  const tables = {
    ...{ prices, vat: VAT_SEED },
    ...{ stamper_copies: defaultValue('stamper_copies'), overrun_percent: defaultValue('overrun_percent') },
  };
  await db.insert(quotes).values(DEMO_QUOTES.map((quote) => toQuoteRow(quote, tables, now)));
}

function toQuoteRow(quote: DemoQuote, tables: QuoteTables, now: Date): typeof quotes.$inferInsert {
  const { name, company, email, country_id, lang, title, status, age, asked, message, note, reason, discount } = quote;
  const begun = new Date(now.getTime() - age * DAY);
  const sleeves = { format: '12_33', sleeve: 'spine', inner_sleeve: 'white' } as const;
  // amounts of the demo's wishes are minor already
  const wish = {
    ...toQuoteRequest({ ...sleeves, ...quote.wish, retail_price: null }),
    retail_price: quote.wish.retail_price ?? null,
  };
  const [discount_percent = null, discount_reason = null] = discount ?? [];
  const agreed = [...(quote.agreed ?? [])];
  const terms = { country_id, agreed, discount_percent, discount_amount: null };
  const isSent = status !== 'draft';
  const sent = new Date(begun.getTime() + DAY / 4);
  const isAnswered = status === 'accepted' || status === 'refused';
  return {
    ...{ name, company, email, country_id, lang, title, artist_name: name, status, question: asked, message },
    ...wish,
    ...{ ...terms, discount_reason, staff_note: note, source: asked ? 'site' : 'staff', origin: asked ? 'GGO' : null },
    ...{ created_at: begun, created_by: asked ? null : TEAM },
    ...quoteColumns(priceQuote(wish, terms, tables, begun), begun),
    ...(isSent && { sent_at: sent, expires_at: new Date(sent.getTime() + DAYS_SENT * DAY), secret: createSecret() }),
    ...(isAnswered && { answered_at: new Date(sent.getTime() + 2 * DAY), answered_reason: reason }),
    ...(status === 'accepted' && { answered_name: name }),
  };
}
