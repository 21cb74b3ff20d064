import type { PassBenefit } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Pass types. Limits are copied to issued passes. */
export const passTypes = pgTable(
  'pass_types',
  {
    id: id(),
    name: text().notNull(),
    name_fr: text(),
    name_zh: text(),
    benefit: text().$type<PassBenefit>().notNull(),
    percent: integer(),
    terms: text(),
    uses: integer(),
    days: integer(),
    active: boolean().notNull().default(true),
    version: version(),
    search: searchText((c) => [c('name'), c('name_fr'), c('name_zh')]),
  },
  (t) => [
    uniqueIndex('pass_types_name_key').on(t.name),
    index('pass_types_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Issued passes. A check limits the redemptions. */
export const passes = pgTable(
  'passes',
  {
    id: id(),
    type_id: integer()
      .notNull()
      .references(() => passTypes.id),
    holder: text(),
    email: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    code: text().notNull(),
    valid_from: instant().notNull(),
    valid_until: instant(),
    uses: integer(),
    used: integer().notNull().default(0),
    last_used_at: instant(),
    mailed_at: instant(),
    revoked_at: instant(),
    revoked_because: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('holder'), c('email'), c('code')]),
  },
  (t) => [
    uniqueIndex('passes_code_key').on(t.code),
    index('passes_created_at_idx').on(t.created_at, t.id),
    index('passes_type_idx').on(t.type_id, t.email),
    index('passes_user_idx').on(t.user_id),
    index('passes_valid_until_idx').on(t.valid_until, t.id),
    index('passes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
    check('passes_used_within_uses', sql`used >= 0 and (uses is null or used <= uses)`),
  ],
);

/** Redemptions. The scan key is unique, so that repeated requests count once. */
export const passUses = pgTable(
  'pass_uses',
  {
    id: id(),
    pass_id: integer()
      .notNull()
      .references(() => passes.id),
    key: text().notNull(),
    scanned_by: integer().references(() => users.id, { onDelete: 'set null' }),
    place: text(),
    taken_back: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pass_uses_key_key').on(t.key),
    index('pass_uses_pass_idx').on(t.pass_id, t.created_at),
    index('pass_uses_created_at_idx').on(t.created_at, t.id),
  ],
);

export type PassTypeRow = typeof passTypes.$inferSelect;
export type PassRow = typeof passes.$inferSelect;
