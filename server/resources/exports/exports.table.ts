import type { ExportFailure, ExportFormat, ExportStatus, Language } from '#generated/enums.ts';
import type { ListSort } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, lease } from '#server/core/database/columns.ts';

/** Exports of lists. The files are in the export store. */
export const exports = pgTable(
  'exports',
  {
    id: id(),
    /** Name of the file. */
    name: text().notNull(),
    resource: text().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    columns: text().array().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    sort: jsonb().$type<ListSort>().notNull(),
    /** Language of headings and values. */
    lang: text().$type<Language>().notNull(),
    /** Customer of a personal-data export, and whether the link is mailed to the customer. */
    customer_id: integer(),
    mailed: boolean().notNull().default(false),
    status: text().$type<ExportStatus>().notNull().default('waiting'),
    failure: text().$type<ExportFailure>(),
    rows_done: integer().notNull().default(0),
    rows_total: integer(),
    bytes: bigint({ mode: 'number' }),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The request that created the export. */
    request_id: text().notNull(),
    /** Key that signs the links to the file. */
    secret: text().notNull(),
    ...lease(),
    created_at: instant().notNull().defaultNow(),
    finished_at: instant(),
    expires_at: instant(),
  },
  (t) => [
    index('exports_created_at_idx').on(t.created_at, t.id),
    index('exports_created_by_idx').on(t.created_by, t.created_at),
    index('exports_unfinished_idx')
      .on(t.id)
      .where(sql`${t.status} in ('waiting', 'running')`),
    index('exports_expires_at_idx').on(t.expires_at),
  ],
);

export type ExportRow = typeof exports.$inferSelect;
