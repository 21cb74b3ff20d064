import type { BarcodeKind } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { items } from './catalogue.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Barcodes with their item and number of copies. */
export const barcodes = pgTable(
  'barcodes',
  {
    id: id(),
    /** Normalised by `normaliseBarcode`: trade codes with 13 digits, house labels in capitals. */
    barcode: text().notNull(),
    item_id: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    quantity: integer().notNull().default(1),
    kind: text().$type<BarcodeKind>().notNull().default('ean13'),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('barcode')]),
  },
  (t) => [
    check('barcodes_quantity_check', sql`${t.quantity} >= 1`),
    uniqueIndex('barcodes_barcode_key').on(t.barcode),
    index('barcodes_item_idx').on(t.item_id, t.quantity),
    index('barcodes_created_at_idx').on(t.created_at, t.id),
    index('barcodes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
