import type { BoxCodeKind, BoxPeriodicity, BoxType, Currency } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

const account = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Prices of boxes, dated by `valid_from`. */
export const boxPlans = pgTable(
  'box_plans',
  {
    id: id(),
    type: text().$type<BoxType>().notNull(),
    periodicity: text().$type<BoxPeriodicity>().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: minor().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('box_plans_key').on(t.type, t.periodicity, t.currency, t.valid_from)],
);

/** Codes for free months or reductions. A check constraint limits the uses. */
export const boxCodes = pgTable(
  'box_codes',
  {
    id: id(),
    code: text().notNull(),
    kind: text().$type<BoxCodeKind>().notNull(),
    months: integer(),
    percent: integer(),
    charges: integer(),
    type: text().$type<BoxType>(),
    max_uses: integer().notNull().default(1),
    uses: integer().notNull().default(0),
    expires_at: instant(),
    active: boolean().notNull().default(true),
    note: text(),
    /** Of a gift: its order, the index of the box in the order, the giver, the recipient's name and the message. */
    order_id: integer(),
    order_index: integer(),
    giver_id: account(),
    giver_email: text(),
    recipient: text(),
    message: text(),
    created_by: account(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('code'), c('note')]),
  },
  (t) => [
    check('box_codes_uses_check', sql`${t.uses} <= ${t.max_uses}`),
    uniqueIndex('box_codes_code_key').on(t.code),
    uniqueIndex('box_codes_order_key').on(t.order_id, t.order_index),
    index('box_codes_giver_idx').on(t.giver_id),
    index('box_codes_created_at_idx').on(t.created_at, t.id),
    index('box_codes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Sponsors with their referral codes. */
export const boxSponsors = pgTable(
  'box_sponsors',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    code: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [uniqueIndex('box_sponsors_user_key').on(t.user_id), uniqueIndex('box_sponsors_code_key').on(t.code)],
);

export type BoxCodeRow = typeof boxCodes.$inferSelect;
export type BoxPlanRow = typeof boxPlans.$inferSelect;
