import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { instant, version } from '../platform/columns.ts';

/** What staff has decided on; whatever is not here has the default of the description (`Settings`). */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: instant().notNull().defaultNow(),
  updated_by: integer().references(() => users.id, { onDelete: 'set null' }),
  version: version(),
});
