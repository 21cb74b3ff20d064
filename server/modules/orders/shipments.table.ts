import type { Carrier, ShipmentStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant } from '#server/core/database/columns.ts';
import { shopOrderReferences, orderLines } from './shop-orders.table.ts';

/** Parcels. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    ...shopOrderReferences(),
    status: text().$type<ShipmentStatus>().notNull().default('in_preparation'),
    tracking_transporter: text().$type<Carrier>(),
    tracking_number: text(),
    tracking_link: text(),
    sent_at: instant(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('shipments_order_idx').on(t.order_id),
    index('shipments_shop_order_idx').on(t.shop_order_id),
    // for the foreign key when an account is deleted
    index('shipments_created_by_idx')
      .on(t.created_by)
      .where(sql`created_by is not null`),
    index('shipments_tracking_number_idx').on(t.tracking_number),
  ],
);

/** Copies in parcels. Those of cancelled parcels are kept but do not count. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipment_id: integer()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    order_line_id: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    check('shipment_lines_quantity_check', sql`${t.quantity} > 0`),
    primaryKey({ columns: [t.shipment_id, t.order_line_id] }),
    index('shipment_lines_line_idx').on(t.order_line_id),
  ],
);
