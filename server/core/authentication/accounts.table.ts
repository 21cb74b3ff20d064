import type { Country, Currency, Language, LetterKind, Role, SocialProvider, UserType } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Accounts of customers, artists and staff (§3 User). `email` is kept in lower case, so one address is one account. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    password_hash: text(),
    name: text().notNull(),
    picture: text(),
    role: text().$type<Role>().notNull().default('user'),
    type: text().$type<UserType>().notNull().default('individual'),
    pro: boolean().notNull().default(false),
    /** Works in production; staff only. */
    prod: boolean().notNull().default(false),
    lang: text().$type<Language>().notNull().default('en'),
    currency: text().$type<Currency>().notNull().default('EUR'),
    firstname: text(),
    lastname: text(),
    phone: text(),
    company: text(),
    address: text(),
    address2: text(),
    zip_code: text(),
    city: text(),
    state: text(),
    country_id: text().$type<Country>(),
    newsletter: boolean().notNull().default(false),
    /** Kinds of letters that the account refuses. */
    refused_letters: jsonb().$type<LetterKind[]>().notNull().default([]),
    /** Whether other accounts can write to it. */
    accepts_messages: boolean().notNull().default(true),
    origin: text(),
    referer: text(),
    /** White-label shop of the sign-up; no foreign key, as shops belong to a module. */
    shop_id: integer(),
    orders_count: integer().notNull().default(0),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant(),
    version: version(),
    search: searchText((t) => [t('name'), t('email')]),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index('users_created_at_idx').on(t.created_at, t.id),
    index('users_name_idx').on(t.name, t.id),
    index('users_staff_idx')
      .on(t.name, t.id)
      .where(sql`role in ('admin', 'team')`),
    index('users_orders_count_idx').on(t.orders_count, t.id),
    index('users_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/**
 * Impersonations of customers by staff: read-only, with a reason that is sent to the customer. The single-use code is
 * stored as SHA-256.
 */
export const impersonations = pgTable(
  'impersonations',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staff_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    code_hash: text().notNull(),
    code_expires_at: timestamp({ withTimezone: true }).notNull(),
    opened_at: instant(),
    ended_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('impersonations_code_key').on(t.code_hash), index('impersonations_user_idx').on(t.user_id)],
);

/** Sign-in tokens, stored as SHA-256; valid for 365 days (§9) unless revoked. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    token_hash: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user_agent: text(),
    /** Country that the account signed in from, when known. */
    country_id: text().$type<Country>(),
    /** Address of the connection that signed in. */
    ip: text(),
    currency: text().$type<Currency>(),
    origin: text(),
    referer: text(),
    /** White-label shop that was signed in to. */
    shop_id: integer(),
    /** Set for tokens of an impersonation. */
    impersonation_id: integer().references(() => impersonations.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('tokens_hash_key').on(t.token_hash), index('tokens_user_idx').on(t.user_id)],
);

/**
 * Sign-ups with an unconfirmed e-mail address; there may be several for one address. Confirming one creates the account and
 * ends all of them. Tokens of links and the key for resending the mail are stored as SHA-256.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: id(),
    email: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Null once the address is confirmed, and for a sign-up with another service. */
    password_hash: text(),
    /** The service and its identifier of the person, linked to the account that is opened. */
    social_provider: text().$type<SocialProvider>(),
    social_subject: text(),
    lang: text().$type<Language>().notNull(),
    currency: text().$type<Currency>().notNull(),
    country_id: text().$type<Country>(),
    newsletter: boolean().notNull(),
    origin: text(),
    referer: text(),
    /** Address of the connection that signed up. */
    ip: text(),
    shop_id: integer(),
    redirect: text(),
    resend_hash: text().notNull(),
    token_hashes: text().array().notNull().default([]),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    confirmed_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pending_sign_ups_resend_key').on(t.resend_hash),
    index('pending_sign_ups_tokens_idx').using('gin', t.token_hashes),
    index('pending_sign_ups_email_idx').on(t.email),
    index('pending_sign_ups_expires_idx').on(t.expires_at),
  ],
);

/**
 * Requested links to set a new password. `user_id` is null for an unknown address, so that both requests do the same
 * work. Tokens are stored as SHA-256; a used link is deleted.
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the e-mail is written. */
    token_hash: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('password_links_token_key').on(t.token_hash),
    index('password_links_user_idx').on(t.user_id),
    index('password_links_expires_idx').on(t.expires_at),
  ],
);

/** Challenges of passkeys, each deleted by its first answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Random text, base64url. */
    challenge: text().primaryKey(),
    /** The account that adds a passkey; null for a sign-in. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('passkey_challenges_user_idx').on(t.user_id), index('passkey_challenges_expires_idx').on(t.expires_at)],
);

/**
 * Attempts by key in the current window. `RateLimiterPostgres` inserts by the order of the columns; `expire` is in
 * milliseconds since 1970.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
