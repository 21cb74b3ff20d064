import type {
  AccountingStatus,
  Carrier,
  Country,
  Currency,
  FinancialStatus,
  ImportSource,
  Language,
  OrderChangeStatus,
  OrderStatus,
  Partner,
  PaymentStatus,
  ProjectCategory,
  ShipmentStatus,
  ShippingType,
  ShopOrderStatus,
} from '#generated/enums.ts';
import type { CartItem, OrderAddress, PickupAddress } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RefundSums } from '#domain/payments/refunds.ts';
import { ORDER_NUMBER_PREFIX, ORDER_NUMBER_START } from '#domain/orders/order-number.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { items, projects } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from '#server/modules/shops/shops.table.ts';
import { manualOrders } from './manual-orders/manual-orders.table.ts';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';
import { partners } from '#server/modules/pricing/rates.table.ts';

/** What an order, or a part of one, comes to. */
const sums = () => ({
  items: minor().notNull(),
  discount: minor().notNull().default(0),
  shipping: minor().notNull().default(0),
  vat: minor().notNull().default(0),
  total: minor().notNull(),
});

const ofOrder = () =>
  integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** The part of an order something belongs to, and the order itself. */
const ofShopOrder = () => ({
  order_id: ofOrder(),
  shop_order_id: integer()
    .notNull()
    .references(() => shopOrders.id, { onDelete: 'cascade' }),
});

/** The part of `AccountingStatus` that staff decide; the rest follows from the invoices. */
export type AccountingReview = Extract<AccountingStatus, 'to_check' | 'valid'>;

/**
 * What customers bought, all shops together. The address is a copy: an order keeps what was true when it was placed.
 * `cart_id` is unique among orders that were not cancelled, so one cart never becomes two orders however often it is
 * paid, and a cart whose payment failed can be paid anew.
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
    /** What the books say of the order, where staff have looked at it; null before. */
    accounting_review: text().$type<AccountingReview>(),
    /** The order has its invoice. Written by a trigger on `invoices` alone (migration). */
    is_invoiced: boolean().notNull().default(false),
    /** Derived, so that it cannot differ from the invoices. */
    accounting_status: text()
      .$type<AccountingStatus>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(accounting_review, case when is_invoiced then 'invoiced' else 'to_do' end)`),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    cart_id: text(),
    currency: text().$type<Currency>().notNull(),
    ...sums(),
    vat_rate: doublePrecision().notNull().default(0),
    /** Copies that were not cancelled; as ordered once the whole order is cancelled. `shops` likewise. */
    items_count: integer().notNull().default(0),
    /** What was given back of `total`, all refunds together. */
    refunded: minor().notNull().default(0),
    /** Where the money stands: the payment, and how much of it was refunded. */
    financial_status: text()
      .$type<FinancialStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case when payment_status <> 'paid' or refunded <= 0 then payment_status when refunded < total then 'partially_refunded' else 'refunded' end`,
        ),
      ),
    /** `total` without what was refunded. */
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
    origin: text(),
    /** The other shop it was placed in and its number there, unique together, so that no file is taken over twice. */
    import_source: text().$type<ImportSource>(),
    import_number: text(),
    is_gift: boolean().notNull().default(false),
    lang: text().$type<Language>().notNull().default('en'),
    /** The draft it was made of; unique among orders that were not cancelled, as `cart_id` is. */
    manual_order_id: integer().references(() => manualOrders.id),
    comment: text(),
    staff_note: text(),
    /** Who packs it, so that nobody else does; since when, as claims end by themselves. */
    claimed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    claimed_at: instant(),
    /** How often each was printed for the address of now. */
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

/** The part of an order that one shop fulfils. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: id(),
    order_id: ofOrder(),
    shop_id: integer()
      .notNull()
      .references(() => shops.id),
    status: text().$type<ShopOrderStatus>().notNull().default('pending'),
    partner: text().$type<Partner>(),
    /** The partner it was handed over to, and who carries it. */
    logistician_id: integer().references(() => partners.id),
    transporter: text().$type<Carrier>(),
    shipping_type: text().$type<ShippingType>().notNull().default('standard'),
    ...sums(),
  },
  (t) => [
    index('shop_orders_order_idx').on(t.order_id),
    index('shop_orders_shop_idx').on(t.shop_id, t.status),
    // what is still to be handed over: a few of all there ever were
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

/** Lines with the names and prices they were sold at. What was sold cannot be deleted from the catalogue. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    ...ofShopOrder(),
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
    /** Copies of `quantity` that are no longer wanted: cancelled, refunded or exchanged before they left. */
    cancelled: integer().notNull().default(0),
    price: minor().notNull(),
    total: minor().notNull(),
    comment: text(),
    /** The change it came with; nothing for what was bought at first. */
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

/** Copies that come to an order or leave it (then negative), as they were agreed; amounts minor with VAT. */
export interface ChangeLineRow {
  /** The line that gets fewer or more; null for what is new. */
  readonly order_line_id: number | null;
  readonly item_id: number;
  readonly project_id: number;
  readonly name: string;
  readonly artist_name: string | null;
  readonly item_name: string | null;
  readonly picture: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  readonly chosen_sizes: CartItem['chosen_sizes'];
  /** Why the price is another one than that of the shop. */
  readonly reason: string | null;
}

/** Where an order goes with a change, and what does not go with it. */
export interface ChangeAddress extends OrderAddress {
  /** Parcels that had left before, and the address that they went to. */
  readonly kept?: { readonly address: OrderAddress; readonly parcels: readonly number[] };
}

/**
 * Changes of the items of paid orders. One that costs something waits for its money with the prices it was made with, and
 * the order stays as it is; `secret` signs its pay link, `cart_id` stands for the present attempt to pay.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    order_id: ofOrder(),
    status: text().$type<OrderChangeStatus>().notNull().default('pending'),
    reason: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    old_total: minor().notNull(),
    new_total: minor().notNull(),
    /** What the customer owes for it; negative where she got money back. */
    amount: minor().notNull(),
    vat: minor().notNull(),
    shipping: minor().notNull().default(0),
    /** Where the order goes with it; null where that stays. */
    address: jsonb().$type<ChangeAddress>(),
    /** The rate of VAT, in per cent, that the order has with it in another country; null where its country stays. */
    vat_rate: doublePrecision(),
    lines: jsonb().$type<ChangeLineRow[]>().notNull(),
    /** What of the copies that left paid for those that came; refunds count it as given. */
    exchanged: jsonb().$type<RefundSums>(),
    notify: boolean().notNull().default(true),
    secret: text(),
    cart_id: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant(),
    settled_at: instant(),
  },
  (t) => [
    index('order_changes_order_idx').on(t.order_id),
    // one at a time: what a second one comes to depends on the first
    uniqueIndex('order_changes_pending_key')
      .on(t.order_id)
      .where(sql`status = 'pending'`),
    index('order_changes_expires_idx')
      .on(t.expires_at)
      .where(sql`status = 'pending'`),
    uniqueIndex('order_changes_cart_key').on(t.cart_id),
  ],
);

/** Parcels. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    ...ofShopOrder(),
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
    // accounts that are deleted are looked for among all parcels there ever were
    index('shipments_created_by_idx')
      .on(t.created_by)
      .where(sql`created_by is not null`),
    index('shipments_tracking_number_idx').on(t.tracking_number),
  ],
);

/** Which copies are in a parcel. Those of a parcel that was taken back stay written, and do not count. */
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

export type OrderRow = typeof orders.$inferSelect;
