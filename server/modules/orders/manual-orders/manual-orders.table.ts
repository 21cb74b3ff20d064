import type { Country, Currency, Language, ManualOrderStatus, ShippingType, Size } from '#generated/enums.ts';
import type { PickupAddress } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { MANUAL_NUMBER_PREFIX, MANUAL_NUMBER_START } from '#domain/orders/order-number.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { items } from '#server/modules/catalogue/catalogue.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

const NUMBER = `(${MANUAL_NUMBER_START} + id)::text`;

/**
 * Orders that staff creates for customers. Sums use the prices and rates of `priced_at`, when it was saved, until it is saved
 * again, so that an offer keeps its price. `secret` signs the link of the current offer.
 */
export const manualOrders = pgTable(
  'manual_orders',
  {
    id: id(),
    number: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`'${MANUAL_NUMBER_PREFIX}' || ${NUMBER}`)),
    status: text().$type<ManualOrderStatus>().notNull().default('draft'),
    customer_name: text().notNull().default(''),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    firstname: text(),
    lastname: text(),
    email: text(),
    phone: text(),
    company: text(),
    vat_number: text(),
    address: text(),
    address2: text(),
    zip_code: text(),
    city: text(),
    state: text(),
    country_id: text().$type<Country>().notNull(),
    lang: text().$type<Language>().notNull().default('en'),
    currency: text().$type<Currency>().notNull(),
    shipping_type: text().$type<ShippingType>(),
    shipping_price: minor(),
    shipping_reason: text(),
    pickup: jsonb().$type<PickupAddress>(),
    discount_percent: doublePrecision(),
    discount_amount: minor(),
    discount_reason: text(),
    promo_code: text(),
    message: text(),
    staff_note: text(),
    items: minor().notNull().default(0),
    discount: minor().notNull().default(0),
    shipping: minor().notNull().default(0),
    vat: minor().notNull().default(0),
    vat_rate: doublePrecision().notNull().default(0),
    total: minor().notNull().default(0),
    items_count: integer().notNull().default(0),
    /** Not a foreign key, because orders reference this table. */
    order_id: integer(),
    secret: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    priced_at: instant().notNull().defaultNow(),
    offered_at: instant(),
    expires_at: instant(),
    paid_at: instant(),
    version: version(),
    search: searchText((c) => [
      sql.raw(`'${MANUAL_NUMBER_PREFIX.toLowerCase()}' || ${NUMBER}`),
      c('customer_name'),
      c('email'),
      c('company'),
      c('city'),
    ]),
  },
  (t) => [
    index('manual_orders_created_at_idx').on(t.created_at, t.id),
    index('manual_orders_status_idx').on(t.status, t.created_at, t.id),
    index('manual_orders_expires_at_idx').on(t.expires_at, t.id),
    index('manual_orders_user_idx').on(t.user_id),
    index('manual_orders_email_idx').on(t.email),
    index('manual_orders_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Lines by position. `list_price` with VAT in minor units of the order's currency, at the time of saving. */
export const manualOrderLines = pgTable(
  'manual_order_lines',
  {
    id: id(),
    manual_order_id: integer()
      .notNull()
      .references(() => manualOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    quantity: integer().notNull(),
    chosen_sizes: jsonb().$type<Partial<Record<Size, number>>>(),
    list_price: minor().notNull(),
    price: minor(),
    discount_percent: doublePrecision(),
    reason: text(),
  },
  (t) => [
    index('manual_order_lines_order_idx').on(t.manual_order_id, t.position),
    index('manual_order_lines_item_idx').on(t.item_id),
  ],
);
