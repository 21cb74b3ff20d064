import type { Country, Currency, Language } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, integers, minor, searchText, version } from '#server/core/database/columns.ts';

/** Mailboxes whose owner may put dots into the name and a +word behind it, and still gets the mail. */
const EMAIL_KEY = `split_part(split_part(email, '@', 1), '+', 1)`;
/** The digits of a phone. A repeated digit and counting up or down are placeholders. */
const DIGITS = `regexp_replace(phone, '\\D', '', 'g')`;
const EMAIL_HOST = `split_part(email, '@', 2)`;

/**
 * Customers: who has an account and is no staff, and who ordered without one, known by the e-mail. Names, addresses and sums
 * repeat what accounts and orders say, so that a list of them reads one table; `refreshClients` alone writes them. The keys
 * are the same for what is likely the same person.
 */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    company: text(),
    address: text(),
    zip_code: text(),
    city: text(),
    state: text(),
    country_id: text().$type<Country>(),
    lang: text().$type<Language>().notNull().default('en'),
    /** All but those that were given up. */
    orders_count: integer().notNull().default(0),
    refunds_count: integer().notNull().default(0),
    /** What was paid less what was given back, in euros at the rates of the days of payment and refund. */
    spent: minor().notNull().default(0),
    currency: text().$type<Currency>().notNull().default('EUR'),
    first_order_at: instant(),
    last_order_at: instant(),
    /** How many others are likely the same person. */
    duplicates: integer().notNull().default(0),
    /** Clients of whom somebody said that they are other people. */
    others: integers()
      .notNull()
      .default(sql`'{}'`),
    created_at: instant().notNull().defaultNow(),
    /** Since when nothing is known of the person but what the law wants kept. */
    erased_at: instant(),
    email_key: text().generatedAlwaysAs(
      sql.raw(`case when ${EMAIL_HOST} in ('gmail.com', 'googlemail.com')
        then replace(${EMAIL_KEY}, '.', '') || '@gmail.com' else ${EMAIL_KEY} || '@' || ${EMAIL_HOST} end`),
    ),
    phone_key: text().generatedAlwaysAs(
      sql.raw(`case when length(${DIGITS}) >= 8 and right(${DIGITS}, 8) !~ '^(.)\\1*$'
        and ${DIGITS} !~ '^0*(12345678(90?)?|9?876543210?)$' then right(${DIGITS}, 9) end`),
    ),
    place_key: text().generatedAlwaysAs(
      sql.raw(`immutable_unaccent(lower(regexp_replace(name || zip_code || address, '[\\s.,''’-]+', '', 'g')))`),
    ),
    version: version(),
    search: searchText((t) => [t('name'), t('email'), t('city'), t('company')]),
  },
  (t) => [
    uniqueIndex('clients_user_key').on(t.user_id),
    uniqueIndex('clients_guest_key')
      .on(t.email)
      .where(sql`user_id is null`),
    index('clients_email_idx').on(t.email, t.id),
    index('clients_name_idx').on(t.name, t.id),
    index('clients_city_idx').on(t.city, t.id),
    index('clients_country_idx').on(t.country_id, t.created_at, t.id),
    index('clients_created_at_idx').on(t.created_at, t.id),
    index('clients_orders_count_idx').on(t.orders_count, t.id),
    index('clients_refunds_count_idx').on(t.refunds_count, t.id),
    index('clients_spent_idx').on(t.spent, t.id),
    index('clients_first_order_at_idx').on(t.first_order_at, t.id),
    index('clients_last_order_at_idx').on(t.last_order_at, t.id),
    index('clients_duplicates_idx')
      .on(t.duplicates, t.id)
      .where(sql`duplicates > 0`),
    index('clients_guests_idx')
      .on(t.created_at, t.id)
      .where(sql`user_id is null`),
    index('clients_email_key_idx').on(t.email_key),
    index('clients_phone_key_idx').on(t.phone_key),
    index('clients_place_key_idx').on(t.place_key),
    index('clients_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/**
 * Accounts and e-mails of which `clients` does not say what is true now. Triggers write it in the transaction of the change
 * (migration), as they do for statistics; rows are never updated, so nobody waits for anybody.
 */
export const clientChanges = pgTable('client_changes', {
  user_id: integer(),
  email: text(),
});

export type ClientRow = typeof clients.$inferSelect;
