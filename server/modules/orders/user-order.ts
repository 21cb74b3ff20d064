import { fromMinor } from '#domain/money.ts';
import { isPaid, isWithdrawable } from '#domain/statuses.ts';
import { isPacked } from '#domain/fulfilment/parcels.ts';
import type { ShopOrder, UserOrder } from '#generated/schemas.ts';
import type { OrderRow } from './orders.table.ts';
import type { PledgeView } from './pledges/pledge-state.ts';
import { toOrderBoxes } from './sold-boxes.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/**
 * Whether the customer can cancel an order: bought in the shop, paid, and no part of it is in preparation. Offers and
 * lots of auctions are binding; boxes, and orders with boxes, are ended as subscriptions.
 */
export const isCancellable = ({ status, payment_status, cart_id, boxes }: OrderRow): boolean =>
  cart_id !== null && boxes.length === 0 && isWithdrawable(status) && isPaid(payment_status);

/** The customer's view of an order, without cancelled parcels. */
export function toUserOrder(order: OrderRow, shop_orders: ShopOrder[], pledged?: PledgeView): UserOrder {
  const money = (minor: number) => fromMinor(minor, order.currency);
  const { firstname, lastname, email, phone, company, address, address2, zip_code, city, state, country_id, pickup } =
    order;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    created_at: toSeconds(order.created_at),
    currency: order.currency,
    items: money(order.items),
    discount: money(order.discount),
    shipping: money(order.shipping),
    vat: money(order.vat),
    vat_rate: order.vat_rate,
    total: money(order.total),
    refunded: money(order.refunded),
    items_count: order.items_count,
    has_invoice: order.is_invoiced,
    boxes: toOrderBoxes(order),
    cancellable: pledged?.isWithdrawable ?? isCancellable(order),
    pledge: pledged?.pledge ?? null,
    customer: {
      firstname,
      lastname,
      email,
      phone,
      company,
      address,
      address2,
      zip_code,
      city,
      state,
      country_id,
      pickup,
    },
    shop_orders: shop_orders.map((part) => ({ ...part, shipments: part.shipments.filter(isPacked) })),
  };
}
