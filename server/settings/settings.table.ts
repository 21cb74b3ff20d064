import type { SettingKey } from '#generated/enums.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { instant, minor, version } from '../platform/columns.ts';

/** What staff has decided on. There is a row for each setting; nothing in it means the default of the description (`Settings`). */
export const settings = pgTable('settings', {
  key: text().$type<SettingKey>().primaryKey(),
  id: integer().notNull().unique().generatedByDefaultAsIdentity(),
  /** In EUR. */
  amount: minor(),
  updated_at: instant(),
  updated_by: integer().references(() => users.id, { onDelete: 'set null' }),
  version: version(),
});
