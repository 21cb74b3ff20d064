import { fromMinor } from '#domain/money.ts';
import { isPaid, isWithdrawable } from '#domain/statuses.ts';
import { isPacked } from '#domain/fulfilment/parcels.ts';
import type { ShopOrder, UserOrder } from '#generated/schemas.ts';
import type { OrderRow } from './orders.table.ts';
import type { BoxObstacle } from './order-extensions.ts';
import type { PledgeView } from './pledges/pledge-state.ts';
import { listOpenBoxes, toOrderBoxes } from './sold-boxes.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** What the customer can do with an order by other tables. */
export interface OrderStanding {
  readonly pledged?: PledgeView | undefined;
  readonly boxObstacle?: BoxObstacle | undefined;
}

/**
 * Whether the customer can cancel an order: bought in the shop, paid, and no part of it is in preparation. Offers and
 * lots of auctions are binding. A charge in flight does not count, as it ends within minutes.
 */
export function isCancellable(
  order: OrderRow,
  parts: readonly Pick<ShopOrder, 'status'>[],
  boxObstacle: BoxObstacle | undefined,
): boolean {
  const isOfBoxes = listOpenBoxes(order).length > 0 && parts.every(({ status }) => status === 'cancelled');
  return (
    order.cart_id !== null &&
    isPaid(order.payment_status) &&
    (isOfBoxes || isWithdrawable(order.status)) &&
    (boxObstacle === undefined || boxObstacle === 'box_charge_pending')
  );
}

/** The customer's view of an order, without cancelled parcels. */
export function toUserOrder(
  order: OrderRow,
  shop_orders: ShopOrder[],
  { pledged, boxObstacle }: OrderStanding = {},
): UserOrder {
  const money = (minor: number) => fromMinor(minor, order.currency);
  const { firstname, lastname, email, phone, company, address, address2, zip_code, city, state, country_id, pickup } =
    order;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    payment_status: order.payment_status,
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
    cancellable: pledged?.isWithdrawable ?? isCancellable(order, shop_orders, boxObstacle),
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
