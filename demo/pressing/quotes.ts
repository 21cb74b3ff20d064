import { QUOTE_PRICE_SEED } from '#domain/pressing/quote-price-seed.ts';
import { VAT_SEED } from '#domain/pricing/vat.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createSecret } from '#server/core/authentication/signatures.ts';
import {
  priceQuote,
  toQuoteColumns,
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
/** Id of the demo account that writes quotes. */
const TEAM = 2;

/** Loads pressing quotes in every status, and production costs for margins. */
export async function loadQuotes(client: pg.Client, now: Date): Promise<void> {
  const db = drizzle({ client });
  const { fixed, each } = quotePrices;
  await db.update(quotePrices).set({
    cost_fixed: sql`round(${fixed} * ${COST}::numeric)::int`,
    cost_each: sql`round(${each} * ${COST}::numeric, 3)`,
  });
  const toCost = (amount: number | null) => (amount === null ? null : Math.round(amount * COST));
  const prices = QUOTE_PRICE_SEED.map((row) => ({
    ...row,
    cost_fixed: toCost(row.fixed),
    cost_each: row.each === null ? null : Math.round(row.each * COST * 1000) / 1000,
  }));
  const tables = {
    ...{ prices, vat: VAT_SEED },
    ...{ stamper_copies: defaultValue('stamper_copies'), overrun_percent: defaultValue('overrun_percent') },
  };
  await db.insert(quotes).values(DEMO_QUOTES.map((quote) => toQuoteRow(quote, tables, now)));
}

function toQuoteRow(quote: DemoQuote, tables: QuoteTables, now: Date): typeof quotes.$inferInsert {
  const { name, company, email, country_id, lang, title, status, age, question, message, reason, discount } = quote;
  const createdAt = new Date(now.getTime() - age * DAY);
  const sleeves = { format: '12_33', sleeve: 'spine', inner_sleeve: 'white' } as const;
  // amounts of demo quotes are already in minor units
  const request = {
    ...toQuoteRequest({ ...sleeves, ...quote.spec, retail_price: null }),
    retail_price: quote.spec.retail_price ?? null,
  };
  const [discount_percent = null, discount_reason = null] = discount ?? [];
  const agreed = [...(quote.agreed ?? [])];
  const terms = { country_id, agreed, discount_percent, discount_amount: null };
  const isSent = status !== 'draft';
  const sentAt = new Date(createdAt.getTime() + DAY / 4);
  const isAnswered = status === 'accepted' || status === 'refused';
  return {
    ...{ name, company, email, country_id, lang, title, artist_name: name, status, question, message },
    ...request,
    ...{ ...terms, discount_reason, staff_note: quote.note, source: question ? 'site' : 'staff' },
    ...{ origin: question ? 'GGO' : null, created_at: createdAt, created_by: question ? null : TEAM },
    ...toQuoteColumns(priceQuote(request, terms, tables, createdAt), createdAt),
    ...(isSent && {
      sent_at: sentAt,
      expires_at: new Date(sentAt.getTime() + DAYS_SENT * DAY),
      secret: createSecret(),
    }),
    ...(isAnswered && { answered_at: new Date(sentAt.getTime() + 2 * DAY), answered_reason: reason }),
    ...(status === 'accepted' && { answered_name: name }),
  };
}
