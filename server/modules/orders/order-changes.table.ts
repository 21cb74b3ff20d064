import type { Currency, OrderChangeStatus } from '#generated/enums.ts';
import type { CartItem, OrderAddress } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RefundSums } from '#domain/payments/refunds.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, minor } from '#server/core/database/columns.ts';
import { orderReference } from './orders.table.ts';

/** Added or removed (negative) copies of a change; amounts in minor units with VAT. */
export interface ChangeLineRow {
  /** The line whose copies change; null for a new one. */
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
  /** Reason for a price other than the shop's. */
  readonly reason: string | null;
}

/** The new address of a change, and the shipped parcels that keep the old one. */
export interface ChangeAddress extends OrderAddress {
  /** Parcels shipped before the change, and their address. */
  readonly kept?: { readonly address: OrderAddress; readonly parcels: readonly number[] };
}

/**
 * Changes of paid orders. One with a charge is pending at fixed prices until it is paid. `secret` signs its pay link, `cart_id`
 * identifies the current payment attempt.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    order_id: orderReference(),
    status: text().$type<OrderChangeStatus>().notNull().default('pending'),
    reason: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    old_total: minor().notNull(),
    new_total: minor().notNull(),
    /** Amount due from the customer; negative for a refund. */
    amount: minor().notNull(),
    vat: minor().notNull(),
    shipping: minor().notNull().default(0),
    /** New address of the order; null if unchanged. */
    address: jsonb().$type<ChangeAddress>(),
    /** VAT rate of the order in the new country, in per cent; null when the country is unchanged. */
    vat_rate: doublePrecision(),
    lines: jsonb().$type<ChangeLineRow[]>().notNull(),
    /** Part of the removed copies' value that pays for the added ones; refunds count it as refunded. */
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
    // one pending change per order: the amount of a second one would depend on the first
    uniqueIndex('order_changes_pending_key')
      .on(t.order_id)
      .where(sql`status = 'pending'`),
    index('order_changes_expires_idx')
      .on(t.expires_at)
      .where(sql`status = 'pending'`),
    uniqueIndex('order_changes_cart_key').on(t.cart_id),
  ],
);
