import type { ColumnMap } from '#domain/imports/detect-columns.ts';
import type {
  Currency,
  ImportDates,
  ImportDecimal,
  ImportDelimiter,
  ImportEffect,
  ImportEncoding,
  ImportKind,
  ImportRowStatus,
  ImportSource,
  ImportStatus,
  ImportStockMode,
  ImportTask,
  ProjectCategory,
} from '#generated/enums.ts';
import type { FieldError } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { id, instant, lease, version } from '#server/core/database/columns.ts';

const count = () => integer().notNull().default(0);

/** Imports with their settings. The bytes of the file are in the upload store. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    name: text().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    /** Key of the upload. */
    file: text().notNull(),
    source: text().$type<ImportSource>().notNull().default('other'),
    encoding: text().$type<ImportEncoding>().notNull().default('utf_8'),
    delimiter: text().$type<ImportDelimiter>().notNull().default('comma'),
    decimal: text().$type<ImportDecimal>().notNull().default('point'),
    dates: text().$type<ImportDates>().notNull().default('day_first'),
    stock_mode: text().$type<ImportStockMode>().notNull().default('set'),
    currency: text().$type<Currency>().notNull().default('EUR'),
    shop_id: integer().references(() => shops.id, { onDelete: 'set null' }),
    category: text().$type<ProjectCategory>().notNull().default('vinyl'),
    status: text().$type<ImportStatus>().notNull().default('draft'),
    task: text().$type<ImportTask>().notNull().default('check'),
    failure: text(),
    failure_line: integer(),
    percent: count(),
    headings: jsonb().$type<string[]>().notNull(),
    columns: jsonb().$type<ColumnMap>().notNull(),
    /** Sample rows of a draft. */
    sample: jsonb().$type<string[][]>().notNull().default([]),
    /** Null until the file is read completely. */
    rows_total: integer(),
    rows_new: count(),
    rows_changed: count(),
    rows_unchanged: count(),
    rows_wrong: count(),
    rows_skipped: count(),
    rows_imported: count(),
    rows_undone: count(),
    rows_kept: count(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Request that started the current task. */
    request_id: text().notNull(),
    /** Signing key of the download link of invalid rows. */
    secret: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    ...lease(),
    created_at: instant().notNull().defaultNow(),
    finished_at: instant(),
    version: version(),
  },
  (t) => [
    index('imports_created_at_idx').on(t.created_at, t.id),
    index('imports_created_by_idx').on(t.created_by, t.created_at),
    index('imports_unfinished_idx')
      .on(t.id)
      .where(sql`${t.status} in ('waiting', 'running')`),
  ],
);

/** Rows of imports with original cells and corrected values. */
export const importRows = pgTable(
  'import_rows',
  {
    id: id(),
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Key of the record; rows of one order share it. */
    key: text().notNull(),
    /** Whether it is the leading row of its record. */
    lead: boolean().notNull().default(true),
    status: text().$type<ImportRowStatus>().notNull().default('to_check'),
    effect: text().$type<ImportEffect>(),
    cells: jsonb().$type<string[]>().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    errors: jsonb().$type<FieldError[]>().notNull().default([]),
    record_id: integer(),
    /** Previous and written values, for undo. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    note: text(),
  },
  (t) => [
    uniqueIndex('import_rows_position_key').on(t.import_id, t.position),
    index('import_rows_status_idx').on(t.import_id, t.status, t.position),
    index('import_rows_key_idx').on(t.import_id, t.key, t.position),
  ],
);

/** Saved column maps by kind. */
export const importMaps = pgTable(
  'import_maps',
  {
    id: id(),
    name: text().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    columns: jsonb().$type<ColumnMap>().notNull(),
    shared: boolean().notNull().default(false),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [index('import_maps_name_idx').on(t.name, t.id)],
);

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;
export type ImportMapRecord = typeof importMaps.$inferSelect;
