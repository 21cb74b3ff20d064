import type { ResourceName } from '#generated/resources.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, integers, version } from '#server/core/database/columns.ts';

/**
 * Notes of staff on records of any resource. `mentions` has the ids of mentioned accounts, `unread` those that have not
 * read the note.
 */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    resource: text().$type<ResourceName>().notNull(),
    record_id: integer().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    mentions: integers()
      .notNull()
      .default(sql`'{}'`),
    unread: integers()
      .notNull()
      .default(sql`'{}'`),
    created_at: instant().notNull().defaultNow(),
    edited_at: instant(),
    version: version(),
  },
  (t) => [
    index('notes_record_idx').on(t.resource, t.record_id, t.created_at),
    index('notes_unread_idx')
      .using('gin', t.unread)
      .where(sql`unread <> '{}'`),
  ],
);
