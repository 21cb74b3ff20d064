import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant } from '#server/core/database/columns.ts';
import { artists, labels } from '#server/modules/shops/shops.table.ts';

/** Artists and labels that accounts follow; each row has one of both. */
export const follows = pgTable(
  'follows',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artist_id: integer().references(() => artists.id, { onDelete: 'cascade' }),
    label_id: integer().references(() => labels.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('follows_artist_key').on(t.artist_id, t.user_id),
    uniqueIndex('follows_label_key').on(t.label_id, t.user_id),
    index('follows_user_idx').on(t.user_id),
    check('follows_one_maker', sql`num_nonnulls(artist_id, label_id) = 1`),
  ],
);
