import type { Carrier, Partner, ProjectCategory, ShippingType, ShopOrderStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { items, projects } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { id, minor } from '#server/core/database/columns.ts';
import { partners } from '#server/modules/pricing/rates.table.ts';
import { orderChanges } from './order-changes.table.ts';
import { sumColumns, orderReference } from './orders.table.ts';

/** References to a part and its order. */
export const shopOrderReferences = () => ({
  order_id: orderReference(),
  shop_order_id: integer()
    .notNull()
    .references(() => shopOrders.id, { onDelete: 'cascade' }),
});

/** The part of an order that one shop fulfils. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: id(),
    order_id: orderReference(),
    shop_id: integer()
      .notNull()
      .references(() => shops.id),
    status: text().$type<ShopOrderStatus>().notNull().default('pending'),
    partner: text().$type<Partner>(),
    /** The partner it was handed over to, and the carrier. */
    logistician_id: integer().references(() => partners.id),
    transporter: text().$type<Carrier>(),
    shipping_type: text().$type<ShippingType>().notNull().default('standard'),
    ...sumColumns(),
  },
  (t) => [
    index('shop_orders_order_idx').on(t.order_id),
    index('shop_orders_shop_idx').on(t.shop_id, t.status),
    // partial: few shop orders are still to be handed over
    index('shop_orders_open_idx')
      .on(t.partner, t.order_id)
      .where(sql`status in ('pending', 'preorder', 'in_preparation')`),
    index('shop_orders_logistician_idx')
      .on(t.logistician_id, t.order_id)
      .where(sql`logistician_id is not null`),
    index('shop_orders_transporter_idx')
      .on(t.transporter, t.order_id)
      .where(sql`transporter is not null`),
  ],
);

/** Lines with the names and prices at the time of sale. Sold items cannot be deleted. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    ...shopOrderReferences(),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    name: text().notNull(),
    artist_name: text(),
    item_name: text(),
    category: text().$type<ProjectCategory>().notNull(),
    picture: text(),
    barcode: text(),
    quantity: integer().notNull(),
    /** Copies of `quantity` that were cancelled, refunded or exchanged before shipping. */
    cancelled: integer().notNull().default(0),
    price: minor().notNull(),
    total: minor().notNull(),
    comment: text(),
    /** The order change that added it; null for lines of the checkout. */
    change_id: integer().references(() => orderChanges.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('order_lines_cancelled_check', sql`${t.cancelled} between 0 and ${t.quantity}`),
    index('order_lines_order_idx').on(t.order_id),
    index('order_lines_shop_order_idx').on(t.shop_order_id),
    index('order_lines_project_idx').on(t.project_id),
    index('order_lines_item_idx').on(t.item_id),
    index('order_lines_barcode_idx').on(t.barcode),
  ],
);

export type OrderLineRow = typeof orderLines.$inferSelect;
