import { bigint, boolean, index, pgTable, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant } from '#server/core/database/columns.ts';

/** Passkeys of accounts (WebAuthn credentials). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, chosen by the device. */
    credential_id: text().notNull(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** Number of signatures that the device has reported; 0 for devices that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    /** Whether a password manager keeps it on several devices. */
    synced: boolean().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential_key').on(t.credential_id), index('passkeys_user_idx').on(t.user_id)],
);
