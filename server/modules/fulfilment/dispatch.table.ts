import type { BatchOutcome, BatchStatus, Partner, PackStatus, PushStatus } from '#generated/enums.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import type { PackingState } from '#domain/fulfilment/packing.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { items } from '#server/modules/catalogue/catalogue.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { shipments } from '#server/modules/orders/shipments.table.ts';
import { orderLines, shopOrders } from '#server/modules/orders/shop-orders.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

const partner = () => text().$type<Partner>();
const staff = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Column maps of partners' files. A change is a new version, so that a batch's file is reproducible. */
export const partnerMaps = pgTable(
  'partner_maps',
  {
    id: id(),
    partner: partner().notNull(),
    version: integer().notNull(),
    map: jsonb().$type<PartnerMap>().notNull(),
    created_by: staff(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('partner_maps_version_key').on(t.partner, t.version)],
);

/** Copies in a partner's stock, reduced when batches are handed over. */
export const partnerStocks = pgTable(
  'partner_stocks',
  {
    id: id(),
    partner: partner().notNull(),
    item_id: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    barcode: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    counted_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('name'), c('barcode'), c('partner')]),
  },
  (t) => [
    uniqueIndex('partner_stocks_key').on(t.partner, t.item_id),
    index('partner_stocks_counted_at_idx').on(t.counted_at, t.id),
  ],
);

const BATCHES_START = 1000;

/** Shop orders that are handed to a partner together. */
export const dispatchBatches = pgTable(
  'dispatch_batches',
  {
    id: id(),
    number: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`'B-' || (${BATCHES_START} + id)::text`)),
    partner: partner().notNull(),
    status: text().$type<BatchStatus>().notNull().default('draft'),
    orders_count: integer().notNull().default(0),
    copies: integer().notNull().default(0),
    weight: integer().notNull().default(0),
    note: text(),
    map_version: integer(),
    push_status: text().$type<PushStatus>().notNull().default('none'),
    /** The file as handed over; addresses may change afterwards. */
    file: text(),
    /** Signing key of the download link of the file. */
    secret: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    created_by: staff(),
    created_at: instant().notNull().defaultNow(),
    checked_at: instant(),
    handed_over_at: instant(),
    version: version(),
    search: searchText((c) => [sql.raw(`'b-' || (${BATCHES_START} + id)::text`), c('partner'), c('note')]),
  },
  (t) => [
    index('dispatch_batches_created_at_idx').on(t.created_at, t.id),
    index('dispatch_batches_status_idx').on(t.status, t.created_at, t.id),
  ],
);

/** Shop orders of a batch. A shop order is `live` in one batch at a time. */
export const batchOrders = pgTable(
  'batch_orders',
  {
    id: id(),
    batch_id: integer()
      .notNull()
      .references(() => dispatchBatches.id, { onDelete: 'cascade' }),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shop_order_id: integer()
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    outcome: text().$type<BatchOutcome>().notNull(),
    /** May be handed over in part, with the copies in stock. */
    partial: boolean().notNull().default(false),
    live: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('batch_orders_live_key')
      .on(t.shop_order_id)
      .where(sql`live`),
    uniqueIndex('batch_orders_key').on(t.batch_id, t.shop_order_id),
  ],
);

/** Copies that a batch takes of a line. */
export const batchLines = pgTable(
  'batch_lines',
  {
    id: id(),
    batch_order_id: integer()
      .notNull()
      .references(() => batchOrders.id, { onDelete: 'cascade' }),
    order_line_id: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    item_id: integer().notNull(),
    wanted: integer().notNull(),
    allocated: integer().notNull(),
  },
  (t) => [index('batch_lines_order_idx').on(t.batch_order_id), index('batch_lines_item_idx').on(t.item_id)],
);

/** Attempts to send batches to the APIs of partners. */
export const batchPushes = pgTable(
  'batch_pushes',
  {
    id: id(),
    batch_id: integer()
      .notNull()
      .references(() => dispatchBatches.id, { onDelete: 'cascade' }),
    attempted_at: instant().notNull(),
    ok: boolean().notNull(),
    status: integer(),
    detail: text(),
    duration_ms: integer().notNull(),
  },
  (t) => [index('batch_pushes_batch_idx').on(t.batch_id)],
);

/** Packing sessions. A shop order has one open or paused session at a time. */
export const packSessions = pgTable(
  'pack_sessions',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    shop_order_id: integer()
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    user_id: staff(),
    status: text().$type<PackStatus>().notNull().default('open'),
    packing: jsonb().$type<PackingState>().notNull(),
    /** Keys of the last applied events, to ignore repeated ones. */
    keys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Quantities entered by hand, with their reasons. */
    reasons: jsonb().$type<{ line_id: number; quantity: number; reason: string }[]>().notNull().default([]),
    shipment_id: integer().references(() => shipments.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pack_sessions_live_key')
      .on(t.shop_order_id)
      .where(sql`status in ('open', 'paused')`),
    index('pack_sessions_user_idx').on(t.user_id, t.status),
    index('pack_sessions_order_idx').on(t.order_id),
  ],
);
