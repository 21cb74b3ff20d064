import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { instant } from '#server/core/database/columns.ts';

/** Authenticator apps of accounts, at most one each. An app takes effect once it is confirmed by a code. */
export const authenticators = pgTable('authenticators', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Readable, because codes are computed from it. */
  secret: text().notNull(),
  /** Time step of the last accepted code. Codes of it and of earlier ones are refused. */
  last_step: integer().notNull().default(0),
  /** SHA-256 of the unused recovery codes. */
  recovery_hashes: text().array().notNull(),
  confirmed_at: instant(),
  created_at: instant().notNull().defaultNow(),
});
