import { sum } from '#domain/money.ts';
import type { ShopSums, Totals } from '#domain/pricing/totals.ts';
import type { Currency, Language } from '#generated/enums.ts';
import type { CustomerDetails, PickupAddress } from '#generated/schemas.ts';
import { type CartLine, formatChosenSizes } from '#server/modules/cart/index.ts';
import type { SoldBox } from './sold-boxes.ts';
import type { orders } from './orders.table.ts';
import type { orderLines, shopOrders } from './shop-orders.table.ts';

/** Customer and other data of an order besides lines and sums. */
export interface Purchase {
  readonly customer: CustomerDetails;
  readonly user_id: number | null | undefined;
  /** Identifies the payment attempt; null for an order that is not paid by card. */
  readonly cart_id: string | null;
  readonly manual_order_id?: number;
  readonly currency: Currency;
  readonly pickup: PickupAddress | null;
  readonly promo_code: string | null | undefined;
  readonly origin?: string | null;
  readonly is_gift?: boolean;
  readonly gift_message?: string | null;
  readonly vat_number?: string | null;
  readonly lang: Language;
  readonly comment?: string | null;
  readonly boxes?: SoldBox[];
  readonly now: Date;
}

/** The rows of an order to create, without ids and times, as plain JSON. Amounts in minor units. */
export interface OrderPlan {
  /** Set for a pledge: its card is saved instead of charged. */
  readonly pledge?: { readonly project_id: number };
  readonly order: Omit<typeof orders.$inferInsert, 'id' | 'created_at'>;
  readonly parts: readonly {
    readonly values: Omit<typeof shopOrders.$inferInsert, 'id' | 'order_id'>;
    readonly lines: readonly Omit<typeof orderLines.$inferInsert, 'id' | 'order_id' | 'shop_order_id'>[];
  }[];
}

/** Plans the rows of a priced purchase. */
export function planOrder({ now: _now, ...purchase }: Purchase, totals: Totals<CartLine>): OrderPlan {
  return {
    order: toOrderValues(purchase, totals),
    parts: totals.shops.map((shop) => ({ values: toPartValues(shop), lines: toLineValues(shop) })),
  };
}

/** The copies of a planned order. */
export function listCopies({ parts }: OrderPlan) {
  return parts.flatMap(({ lines }) =>
    lines.map(({ item_id, project_id, quantity }) => ({ item_id, project_id, quantity })),
  );
}

function toOrderValues(
  { customer, is_gift = false, ...purchase }: Omit<Purchase, 'now'>,
  totals: Totals<CartLine>,
): OrderPlan['order'] {
  const lines = totals.shops.flatMap((shop) => shop.lines.map(({ line }) => line));
  return {
    ...purchase,
    is_gift,
    items: totals.items,
    discount: totals.discount,
    shipping: totals.shipping,
    vat: totals.vat,
    vat_rate: totals.vat_rate,
    total: totals.total,
    items_count: sum(lines.map(({ quantity }) => quantity)),
    customer_name: formatCustomerName(customer),
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: customer.email,
    phone: customer.phone,
    company: customer.company,
    address: customer.address,
    address2: customer.address2,
    zip_code: customer.zip_code ?? '',
    city: customer.city,
    state: customer.state,
    country_id: customer.country_id,
    shops: [...new Set(lines.map(({ row }) => row.shop_name))].join(', '),
  };
}

/** The customer's name in lists and on parcels. */
export function formatCustomerName({ firstname, lastname }: Pick<CustomerDetails, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}

/** Whether a line is a pre-order. */
export function isPreorder({ row }: Pick<CartLine, 'row'>): boolean {
  return row.type === 'preorder' || row.type === 'crowdfunding';
}

function toPartValues(shop: ShopSums<CartLine>): OrderPlan['parts'][number]['values'] {
  const { shop_id, shipping_type, items: amount, discount, shipping, vat, total, lines } = shop;
  const status = lines.some(({ line }) => isPreorder(line)) ? 'preorder' : 'pending';
  return { shop_id, status, shipping_type, items: amount, discount, shipping, vat, total };
}

function toLineValues(shop: ShopSums<CartLine>): OrderPlan['parts'][number]['lines'] {
  return shop.lines.map(({ line, price, items: total }) => ({
    ...{ quantity: line.quantity, price, total, comment: line.item.comment },
    ...toSoldItem(line),
  }));
}

/** The item data stored with a line at the time of sale. */
export function toSoldItem({ row, item }: Pick<CartLine, 'row' | 'item'>) {
  const sizes = formatChosenSizes(item);
  return {
    project_id: row.project_id,
    item_id: row.item_id,
    name: row.name,
    artist_name: row.artist_name,
    // packing slips show the sizes with the name
    item_name: sizes ? `${row.item_name} (${sizes})` : row.item_name,
    category: row.category,
    picture: row.picture,
    barcode: row.barcode,
  };
}
