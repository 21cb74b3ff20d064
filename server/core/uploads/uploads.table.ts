import type { UploadPurpose } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { instant } from '#server/core/database/columns.ts';

/** `done` when the file is whole, `aborted` when nothing of it is left. */
export type UploadStatus = 'open' | 'done' | 'aborted';

/** Files on their way, and those that arrived. The bytes are in the upload store. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** What a record names the finished file by; unlike `id` it is no secret. */
    key: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    purpose: text().$type<UploadPurpose>().notNull(),
    name: text().notNull(),
    /** As it was claimed; found out when the file is whole. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    part_size: integer().notNull(),
    status: text().$type<UploadStatus>().notNull().default('open'),
    /** The record that names it or once did, as 'shops/4'. */
    used_by: text(),
    /** Since when nobody does anything with it; null while a record names it. */
    idle_since: instant().default(sql`now()`),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('uploads_key_key').on(t.key),
    index('uploads_user_idx').on(t.user_id),
    index('uploads_idle_idx').on(t.idle_since),
  ],
);

/** Parts that arrived, by the MD5 of their bytes. */
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
