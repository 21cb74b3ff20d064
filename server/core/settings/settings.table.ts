import type { SettingKey } from '#generated/enums.ts';
import { date, doublePrecision, pgTable, text, uniqueIndex, integer } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, version } from '#server/core/database/columns.ts';

/**
 * Setting values by start day. The newest row not after a day applies, else the default of the description (`Settings`).
 * Amounts are decimal numbers in EUR.
 */
export const settingValues = pgTable(
  'setting_values',
  {
    id: id(),
    key: text().$type<SettingKey>().notNull(),
    value: doublePrecision().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    reason: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant(),
    version: version(),
  },
  (t) => [uniqueIndex('setting_values_key').on(t.key, t.valid_from)],
);
