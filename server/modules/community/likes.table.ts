import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { instant } from '#server/core/database/columns.ts';

const ofAccount = () => ({
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  project_id: integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  created_at: instant().notNull().defaultNow(),
});

/** Projects that accounts like. A trigger counts them in `projects.likes`. */
export const projectLikes = pgTable('project_likes', ofAccount(), (t) => [
  primaryKey({ columns: [t.user_id, t.project_id] }),
  index('project_likes_project_idx').on(t.project_id),
]);

/** Wishlists of accounts. */
export const wishes = pgTable('wishes', ofAccount(), (t) => [
  primaryKey({ columns: [t.user_id, t.project_id] }),
  index('wishes_project_idx').on(t.project_id),
]);
