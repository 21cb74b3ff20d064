import type { UploadPurpose } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { instant } from '#server/core/database/columns.ts';

/** `done` when the file is complete, `aborted` when it was deleted. */
export type UploadStatus = 'open' | 'done' | 'aborted';

/** Uploads, running and finished. The bytes are in the upload store. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Key of the finished file in records. Not secret, unlike `id`. */
    key: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    purpose: text().$type<UploadPurpose>().notNull(),
    name: text().notNull(),
    /** Declared type; the detected one after completion. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    part_size: integer().notNull(),
    status: text().$type<UploadStatus>().notNull().default('open'),
    /** The record it is or was assigned to, e.g. 'shops/4'. */
    used_by: text(),
    /** Start of being unused; null while assigned to a record. */
    idle_since: instant().default(sql`now()`),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('uploads_key_key').on(t.key),
    index('uploads_user_idx').on(t.user_id),
    index('uploads_idle_idx').on(t.idle_since),
  ],
);

/** Received parts with their MD5. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    upload_id: text()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    md5: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.upload_id, t.number] })],
);
