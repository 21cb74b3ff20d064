import type { LookState } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, version } from '#server/core/database/columns.ts';
import { shops } from './shops.table.ts';
import { lookColumns } from './look-columns.ts';

/** Theme versions. The published one equals the shop's columns, which visitors see. */
export const shopLooks = pgTable(
  'shop_looks',
  {
    id: id(),
    shop_id: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    state: text().$type<LookState>().notNull().default('draft'),
    ...lookColumns(),
    created_at: instant().notNull().defaultNow(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    published_at: instant(),
    published_by: integer().references(() => users.id, { onDelete: 'set null' }),
    version: version(),
  },
  (t) => [
    uniqueIndex('shop_looks_draft_key')
      .on(t.shop_id)
      .where(sql`${t.state} = 'draft'`),
    uniqueIndex('shop_looks_published_key')
      .on(t.shop_id)
      .where(sql`${t.state} = 'published'`),
    index('shop_looks_shop_idx').on(t.shop_id, t.created_at),
  ],
);

export type LookRow = typeof shopLooks.$inferSelect;
