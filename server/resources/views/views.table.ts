import type { View } from '#generated/schemas.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, version } from '#server/core/database/columns.ts';

/** Saved views. A shared view is kept when its owner's account is deleted. */
export const views = pgTable(
  'views',
  {
    id: id(),
    resource: text().notNull(),
    name: text().notNull(),
    shared: boolean().notNull().default(false),
    filter: jsonb().$type<View['filter']>().notNull(),
    sort: jsonb().$type<View['sort']>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [uniqueIndex('views_name_key').on(t.owner_id, t.resource, t.name), index('views_shared_idx').on(t.shared)],
);
