import type { CardBrand, PaymentProvider } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant } from '#server/core/database/columns.ts';

/** Saved cards by the provider's token. An account with cards of a provider has one default of them. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<PaymentProvider>().notNull(),
    token: text().notNull(),
    /** The provider's id of the customer. */
    customer: text(),
    card_brand: text().$type<CardBrand>().notNull(),
    card_last4: text().notNull(),
    /** Last valid month, '2030-12'. */
    card_expires: text().notNull(),
    is_default: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
    /** Time of the mail about the expiry. */
    notified_at: instant(),
  },
  (t) => [
    uniqueIndex('saved_cards_token_key').on(t.user_id, t.provider, t.token),
    uniqueIndex('saved_cards_default_key')
      .on(t.user_id, t.provider)
      .where(sql`is_default`),
    index('saved_cards_expires_idx')
      .on(t.card_expires)
      .where(sql`notified_at is null`),
  ],
);

/** Cards that wait for 3-D Secure, by the provider's id of the set-up, so that only their account completes them. */
export const cardSetups = pgTable(
  'card_setups',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<PaymentProvider>().notNull(),
    provider_id: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('card_setups_provider_key').on(t.provider, t.provider_id),
    index('card_setups_user_idx').on(t.user_id),
    index('card_setups_created_at_idx').on(t.created_at),
  ],
);
