import type { Country, Currency, Language } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, integers, minor, searchText, version } from '#server/core/database/columns.ts';

/** The mailbox of an e-mail, for providers that ignore dots and plus tags. */
const EMAIL_KEY = `split_part(split_part(email, '@', 1), '+', 1)`;
/** The digits of a phone number; repeated or consecutive digits are placeholders. */
const DIGITS = `regexp_replace(phone, '\\D', '', 'g')`;
const EMAIL_HOST = `split_part(email, '@', 2)`;

/**
 * Customers: accounts without staff role, and guests by e-mail. Names, addresses and sums are denormalised for lists
 * and written only by `refreshCustomers`. Equal keys indicate duplicates.
 */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Lower case. */
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
    /** Without abandoned orders. */
    orders_count: integer().notNull().default(0),
    refunds_count: integer().notNull().default(0),
    /** Paid less refunded, in euros at the rates of the payment and refund days. */
    spent: minor().notNull().default(0),
    currency: text().$type<Currency>().notNull().default('EUR'),
    first_order_at: instant(),
    last_order_at: instant(),
    /** Number of possible duplicates. */
    duplicates: integer().notNull().default(0),
    /** Customers marked as different people. */
    others: integers()
      .notNull()
      .default(sql`'{}'`),
    created_at: instant().notNull().defaultNow(),
    /** Time of the erasure. */
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
    uniqueIndex('customers_user_key').on(t.user_id),
    uniqueIndex('customers_guest_key')
      .on(t.email)
      .where(sql`user_id is null`),
    index('customers_email_idx').on(t.email, t.id),
    index('customers_name_idx').on(t.name, t.id),
    index('customers_city_idx').on(t.city, t.id),
    index('customers_country_idx').on(t.country_id, t.created_at, t.id),
    index('customers_created_at_idx').on(t.created_at, t.id),
    index('customers_orders_count_idx').on(t.orders_count, t.id),
    index('customers_refunds_count_idx').on(t.refunds_count, t.id),
    index('customers_spent_idx').on(t.spent, t.id),
    index('customers_first_order_at_idx').on(t.first_order_at, t.id),
    index('customers_last_order_at_idx').on(t.last_order_at, t.id),
    index('customers_duplicates_idx')
      .on(t.duplicates, t.id)
      .where(sql`duplicates > 0`),
    index('customers_guests_idx')
      .on(t.created_at, t.id)
      .where(sql`user_id is null`),
    index('customers_email_key_idx').on(t.email_key),
    index('customers_phone_key_idx').on(t.phone_key),
    index('customers_place_key_idx').on(t.place_key),
    index('customers_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/**
 * Accounts and e-mails whose `customers` row is outdated. Written by triggers in the transaction of the change;
 * append-only, so that writers do not wait for each other.
 */
export const customerChanges = pgTable('customer_changes', {
  user_id: integer(),
  email: text(),
});

export type CustomerRow = typeof customers.$inferSelect;
