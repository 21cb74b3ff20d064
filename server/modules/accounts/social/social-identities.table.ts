import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SocialProvider } from '#generated/enums.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { instant } from '#server/core/database/columns.ts';

/** Accounts at other services that sign in to an account here. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text().$type<SocialProvider>().notNull(),
    /** The provider's identifier of the person, which never changes. */
    subject: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('social_identities_user_idx').on(t.user_id)],
);
