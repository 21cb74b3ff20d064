import type { ArtistPayoutStatus, Currency } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ARTIST_PAYOUT_PREFIX, ARTIST_PAYOUT_START } from '#domain/orders/order-number.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

const NUMBER = `(${ARTIST_PAYOUT_START} + id)::text`;
const shopReference = () =>
  integer()
    .notNull()
    .references(() => shops.id);
const userReference = () => integer().references(() => users.id, { onDelete: 'set null' });

/** The masked IBAN; IBANs are stored without spaces, in capitals. */
const MASKED = sql.raw(`left(iban, 4) || ' •••• ' || right(iban, 4)`);

/** Bank accounts of shops. `iban` is only in bank files, never in responses. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    shop_id: shopReference(),
    holder: text().notNull(),
    iban: text().notNull(),
    iban_masked: text().notNull().generatedAlwaysAs(MASKED),
    bic: text(),
    changed_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('holder')]),
  },
  (t) => [
    uniqueIndex('payout_accounts_shop_key').on(t.shop_id),
    index('payout_accounts_changed_at_idx').on(t.changed_at, t.id),
    index('payout_accounts_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Bank files. */
export const payoutTransfers = pgTable('payout_transfers', {
  id: id(),
  message: text().notNull(),
  xml: text().notNull(),
  secret: text().notNull(),
  created_by: userReference(),
  created_at: instant().notNull().defaultNow(),
});

/** Payouts to artists and labels. The bank account is copied on approval. One open payout per shop and currency. */
export const artistPayouts = pgTable(
  'artist_payouts',
  {
    id: id(),
    number: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`'${ARTIST_PAYOUT_PREFIX}' || ${NUMBER}`)),
    shop_id: shopReference(),
    user_id: userReference(),
    status: text().$type<ArtistPayoutStatus>().notNull().default('requested'),
    currency: text().$type<Currency>().notNull(),
    amount: minor().notNull(),
    note: text(),
    holder: text(),
    /** The complete IBAN; excluded from the history by its name. */
    iban_secret: text(),
    iban_masked: text(),
    bic: text(),
    reason: text(),
    transfer: text(),
    paid_on: date({ mode: 'string' }),
    bank_reference: text(),
    created_by: userReference(),
    created_at: instant().notNull().defaultNow(),
    decided_by: userReference(),
    decided_at: instant(),
    version: version(),
    search: searchText((c) => [
      sql.raw(`'${ARTIST_PAYOUT_PREFIX.toLowerCase()}' || ${NUMBER}`),
      c('holder'),
      c('transfer'),
      c('bank_reference'),
    ]),
  },
  (t) => [
    check('artist_payouts_amount_check', sql`${t.amount} > 0`),
    uniqueIndex('artist_payouts_open_key')
      .on(t.shop_id, t.currency)
      .where(sql`status in ('requested', 'approved')`),
    index('artist_payouts_created_at_idx').on(t.created_at, t.id),
    index('artist_payouts_status_idx').on(t.status, t.created_at, t.id),
    index('artist_payouts_shop_idx').on(t.shop_id, t.created_at),
    index('artist_payouts_paid_on_idx').on(t.paid_on, t.id),
    index('artist_payouts_amount_idx').on(t.amount, t.id),
    index('artist_payouts_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Parts of a payout by project. */
export const artistPayoutParts = pgTable(
  'artist_payout_parts',
  {
    payout_id: integer()
      .notNull()
      .references(() => artistPayouts.id, { onDelete: 'cascade' }),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    amount: minor().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.payout_id, t.project_id] }),
    index('artist_payout_parts_project_idx').on(t.project_id),
  ],
);

export type ArtistPayoutRow = typeof artistPayouts.$inferSelect;
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
