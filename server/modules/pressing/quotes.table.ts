import type { PricedLine } from '#domain/pressing/quotes.ts';
import type {
  Country,
  Currency,
  DiscFormat,
  Language,
  QuoteColour,
  QuoteInnerSleeve,
  QuoteLine,
  QuoteSource,
  QuoteStatus,
  QuoteWeight,
  Sleeve,
} from '#generated/enums.ts';
import type { QuoteAgreement } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { QUOTE_NUMBER_PREFIX, QUOTE_NUMBER_START } from '#domain/orders/order-number.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

const NUMBER = `(${QUOTE_NUMBER_START} + id)::text`;

/**
 * Pressing quotes. Lines and sums are stored with the prices of `priced_at`, so that customers accept the prices they
 * saw. `secret` signs the link.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    number: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`'${QUOTE_NUMBER_PREFIX}' || ${NUMBER}`)),
    status: text().$type<QuoteStatus>().notNull().default('draft'),
    source: text().$type<QuoteSource>().notNull().default('staff'),
    origin: text(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    company: text(),
    email: text().notNull(),
    phone: text(),
    country_id: text().$type<Country>().notNull(),
    lang: text().$type<Language>().notNull().default('en'),
    title: text(),
    artist_name: text(),
    format: text().$type<DiscFormat>().notNull(),
    discs: integer().notNull().default(1),
    sides: integer().notNull().default(2),
    quantity: integer().notNull(),
    weight: text().$type<QuoteWeight>().notNull().default('140g'),
    colour: text().$type<QuoteColour>().notNull().default('black'),
    sleeve: text().$type<Sleeve>(),
    inner_sleeve: text().$type<QuoteInnerSleeve>(),
    label: boolean().notNull().default(true),
    numbered: boolean().notNull().default(false),
    shrink: boolean().notNull().default(false),
    insert_vinyl: boolean().notNull().default(false),
    insert_sleeve: boolean().notNull().default(false),
    insert: boolean().notNull().default(false),
    sticker: boolean().notNull().default(false),
    print_finish: boolean().notNull().default(false),
    test_pressing: boolean().notNull().default(true),
    design: boolean().notNull().default(false),
    mastering: boolean().notNull().default(false),
    tracks: integer().notNull().default(0),
    mechanical_right: boolean().notNull().default(false),
    retail_price: minor(),
    energy_cost: boolean().notNull().default(true),
    /** Decimal euros, as on the wire. */
    agreed: jsonb().$type<QuoteAgreement[]>().notNull().default([]),
    discount_percent: doublePrecision(),
    discount_amount: minor(),
    discount_reason: text(),
    question: text(),
    message: text(),
    staff_note: text(),
    currency: text().$type<Currency>().notNull().default('EUR'),
    priced_lines: jsonb().$type<PricedLine[]>().notNull().default([]),
    missing: jsonb().$type<QuoteLine[]>().notNull().default([]),
    subtotal: minor().notNull().default(0),
    discount: minor().notNull().default(0),
    net: minor().notNull().default(0),
    vat_rate: doublePrecision().notNull().default(0),
    vat: minor().notNull().default(0),
    total: minor().notNull().default(0),
    unit_price: minor().notNull().default(0),
    cost: minor(),
    margin: minor(),
    margin_percent: doublePrecision(),
    overrun_percent: doublePrecision().notNull().default(0),
    secret: text(),
    project_id: integer().references(() => projects.id, { onDelete: 'set null' }),
    answered_name: text(),
    answered_reason: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    priced_at: instant().notNull().defaultNow(),
    sent_at: instant(),
    expires_at: instant(),
    answered_at: instant(),
    version: version(),
    search: searchText((c) => [
      sql.raw(`'${QUOTE_NUMBER_PREFIX.toLowerCase()}' || ${NUMBER}`),
      c('name'),
      c('company'),
      c('email'),
      c('title'),
      c('artist_name'),
    ]),
  },
  (t) => [
    index('quotes_created_at_idx').on(t.created_at, t.id),
    index('quotes_status_idx').on(t.status, t.created_at, t.id),
    index('quotes_expires_at_idx').on(t.expires_at, t.id),
    index('quotes_user_idx').on(t.user_id),
    index('quotes_email_idx').on(t.email),
    uniqueIndex('quotes_project_key').on(t.project_id),
    index('quotes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type QuoteRow = typeof quotes.$inferSelect;
