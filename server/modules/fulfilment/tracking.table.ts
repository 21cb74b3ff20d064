import type { Carrier, Partner, TrackingImportStatus, TrackingOutcome } from '#generated/enums.ts';
import type { TrackingColumns } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, version } from '#server/core/database/columns.ts';

/** Files of tracking numbers. */
export const trackingImports = pgTable(
  'tracking_imports',
  {
    id: id(),
    name: text().notNull(),
    partner: text().$type<Partner>(),
    status: text().$type<TrackingImportStatus>().notNull().default('preview'),
    rows_count: integer().notNull().default(0),
    matched: integer().notNull().default(0),
    unmatched: integer().notNull().default(0),
    conflicting: integer().notNull().default(0),
    written: integer().notNull().default(0),
    notify: boolean().notNull().default(true),
    headings: text().array().notNull(),
    columns: jsonb().$type<TrackingColumns>().notNull(),
    /** Signing key of the download link of the report. */
    secret: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** Id of the request that applied the import, for the history of the orders. */
    request_id: text(),
    applied_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    finished_at: instant(),
    version: version(),
  },
  (t) => [
    index('tracking_imports_created_at_idx').on(t.created_at, t.id),
    index('tracking_imports_status_idx').on(t.status, t.created_at, t.id),
  ],
);

/** Rows of tracking imports: the cells of the file and the values as corrected. */
export const trackingRows = pgTable(
  'tracking_import_rows',
  {
    id: id(),
    import_id: integer()
      .notNull()
      .references(() => trackingImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    cells: text().array().notNull(),
    order_number: text().notNull().default(''),
    tracking_number: text().notNull().default(''),
    carrier: text().$type<Carrier>(),
    carrier_text: text().notNull().default(''),
    tracking_link: text(),
    excluded: boolean().notNull().default(false),
    outcome: text().$type<TrackingOutcome>().notNull(),
    order_id: integer(),
    /** The parts that the number is for or conflicts with. */
    shop_order_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The parts that the number could be for. */
    choices: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The parts chosen by staff among `choices`. */
    chosen: integer().array(),
    /** The tracking number that the parts already have. */
    there: text(),
  },
  (t) => [index('tracking_import_rows_import_idx').on(t.import_id, t.position)],
);
