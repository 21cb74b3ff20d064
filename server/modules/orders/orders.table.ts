import type {
  AccountingStatus,
  Country,
  Currency,
  FinancialStatus,
  ImportSource,
  Language,
  OrderStatus,
  PaymentStatus,
} from '#generated/enums.ts';
import type { PickupAddress } from '#generated/schemas.ts';
import type { SoldBox } from './sold-boxes.ts';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ORDER_NUMBER_PREFIX, ORDER_NUMBER_START } from '#domain/orders/order-number.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { manualOrders } from './manual-orders/manual-orders.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

/** Sum columns of an order or part. */
export const sumColumns = () => ({
  items: minor().notNull(),
  discount: minor().notNull().default(0),
  shipping: minor().notNull().default(0),
  vat: minor().notNull().default(0),
  total: minor().notNull(),
});

export const orderReference = () =>
  integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** The values of `AccountingStatus` set by staff; others are derived from invoices. */
export type AccountingReview = Extract<AccountingStatus, 'to_check' | 'valid'>;

/**
 * Orders of customers, all shops together. The address is a copy. `cart_id` is unique among orders that are not cancelled, so
 * that a cart becomes one order, and can be paid again after a failed payment.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`'${ORDER_NUMBER_PREFIX}' || (${ORDER_NUMBER_START} + id)::text`)),
    status: text().$type<OrderStatus>().notNull().default('pending'),
    payment_status: text().$type<PaymentStatus>().notNull().default('pending'),
    /** Accounting review of the order by staff; null before. */
    accounting_review: text().$type<AccountingReview>(),
    /** Whether the order has an invoice. Written only by a trigger on `invoices` (migration). */
    is_invoiced: boolean().notNull().default(false),
    /** Derived, so that it cannot differ from the invoices. */
    accounting_status: text()
      .$type<AccountingStatus>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(accounting_review, case when is_invoiced then 'invoiced' else 'to_do' end)`),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    cart_id: text(),
    currency: text().$type<Currency>().notNull(),
    ...sumColumns(),
    vat_rate: doublePrecision().notNull().default(0),
    /** Copies that were not cancelled; as ordered once the whole order is cancelled. `shops` likewise. */
    items_count: integer().notNull().default(0),
    /** Refunded part of `total`, all refunds together. */
    refunded: minor().notNull().default(0),
    /** Payment status and refunded part, combined. */
    financial_status: text()
      .$type<FinancialStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case when payment_status <> 'paid' or refunded <= 0 then payment_status when refunded < total then 'partially_refunded' else 'refunded' end`,
        ),
      ),
    /** `total` less refunds. */
    net_total: minor().notNull().generatedAlwaysAs(sql.raw('total - refunded')),
    customer_name: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    address: text().notNull(),
    address2: text(),
    zip_code: text().notNull(),
    city: text().notNull(),
    state: text(),
    country_id: text().$type<Country>().notNull(),
    pickup: jsonb().$type<PickupAddress>(),
    shops: text(),
    promo_code: text(),
    /** Subscriptions bought with the order; their amounts are part of `items`. */
    boxes: jsonb().$type<SoldBox[]>().notNull().default([]),
    origin: text(),
    /** Source shop and order number of an imported order; unique together, so that no order is imported twice. */
    import_source: text().$type<ImportSource>(),
    import_number: text(),
    is_gift: boolean().notNull().default(false),
    gift_message: text(),
    /** VAT number of a company in the EU. */
    vat_number: text(),
    lang: text().$type<Language>().notNull().default('en'),
    /** The draft it was created from; unique among orders that are not cancelled, like `cart_id`. */
    manual_order_id: integer().references(() => manualOrders.id),
    comment: text(),
    staff_note: text(),
    /** Feedback of the buyer: one to five stars, and a comment. */
    rating: integer(),
    feedback: text(),
    feedback_at: instant(),
    /** Staff account that packs the order, and since when; claims expire. */
    claimed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    claimed_at: instant(),
    /** Number of prints of each document for the current address. */
    slips_printed: integer().notNull().default(0),
    labels_printed: integer().notNull().default(0),
    invoices_printed: integer().notNull().default(0),
    created_at: instant().notNull().defaultNow(),
    paid_at: instant(),
    sent_at: instant(),
    version: version(),
    search: searchText((c) => [
      sql.raw(`'${ORDER_NUMBER_PREFIX.toLowerCase()}' || (${ORDER_NUMBER_START} + id)::text`),
      c('customer_name'),
      c('email'),
      c('city'),
      c('shops'),
    ]),
  },
  (t) => [
    uniqueIndex('orders_cart_key')
      .on(t.cart_id)
      .where(sql`status <> 'cancelled'`),
    uniqueIndex('orders_manual_order_key')
      .on(t.manual_order_id)
      .where(sql`manual_order_id is not null and status <> 'cancelled'`),
    uniqueIndex('orders_import_key')
      .on(t.import_source, t.import_number)
      .where(sql`import_number is not null`),
    index('orders_rating_idx').on(t.rating, t.id),
    index('orders_feedback_at_idx').on(t.feedback_at, t.id),
    index('orders_created_at_idx').on(t.created_at, t.id),
    index('orders_status_idx').on(t.status, t.created_at, t.id),
    index('orders_payment_status_idx').on(t.payment_status, t.created_at, t.id),
    index('orders_accounting_status_idx').on(t.accounting_status, t.created_at, t.id),
    index('orders_country_idx').on(t.country_id, t.created_at, t.id),
    index('orders_total_idx').on(t.total, t.id),
    index('orders_net_total_idx').on(t.net_total, t.id),
    index('orders_financial_status_idx').on(t.financial_status, t.created_at, t.id),
    index('orders_customer_name_idx').on(t.customer_name, t.id),
    index('orders_sent_at_idx').on(t.sent_at, t.id),
    index('orders_paid_at_idx').on(t.paid_at, t.id),
    index('orders_items_count_idx').on(t.items_count, t.id),
    index('orders_user_idx').on(t.user_id, t.created_at),
    index('orders_email_idx').on(t.email),
    index('orders_guest_idx')
      .on(sql`lower(email)`, t.created_at)
      .where(sql`user_id is null`),
    index('orders_claimed_by_idx')
      .on(t.claimed_by, t.created_at, t.id)
      .where(sql`claimed_by is not null`),
    index('orders_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
