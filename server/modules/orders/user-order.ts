import { fromMinor } from '#domain/money.ts';
import { isPacked } from '#domain/fulfilment/parcels.ts';
import type { ShopOrder, UserOrder } from '#generated/schemas.ts';
import type { OrderRow } from './orders.table.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** The customer's view of an order, without cancelled parcels. */
export function toUserOrder(order: OrderRow, shop_orders: ShopOrder[]): UserOrder {
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
