import type { Carrier, Currency, Language, OrderStatus, ProjectCategory, ShippingType } from '#generated/enums.ts';
import { sum } from '#domain/money.ts';
import { computeCartTotals, type ShopSums, type TotalsInput } from '#domain/pricing/totals.ts';
import { random, type Random } from '#server/core/media/random.ts';
import type { DemoPerson } from '../texts/people.ts';
import type { CopyRow } from '../copy.ts';
import { getDerivedStatuses, pickOrderStatus } from './order-status.ts';
import { createParcels } from '../fulfilment/parcels.ts';

/** An item that demo customers buy. */
export interface SoldItem {
  item_id: number;
  project_id: number;
  shop_id: number;
  price: number;
  currency: Currency;
  weight: number;
  stock: number;
  /** Shipped together with other items, possibly of another shop. */
  grouped: boolean;
  name: string;
  artist_name: string;
  item_name: string;
  category: ProjectCategory;
  picture: string | null;
  barcode: string | null;
}

/** A demo customer with an address. */
export type Buyer = DemoPerson & { id: number };

/** Items, customers and rates that orders are built from. */
export interface ShopData {
  /** Best sellers first; the first tenth accounts for about half of all sales. */
  items: readonly SoldItem[];
  buyers: readonly Buyer[];
  shopNames: ReadonlyMap<number, string>;
  tables: TotalsInput['tables'];
  now: Date;
}

/** The rows of one order, ready for their tables. */
export interface OrderRows {
  order: CopyRow;
  shopOrders: CopyRow[];
  lines: CopyRow[];
  payment: CopyRow;
  shipments: CopyRow[];
  shipmentLines: CopyRow[];
}

const DAY = 24 * 3600 * 1000;
const ORIGINS = ['DI', 'GGO', 'IGO', 'FBO', 'NL12', 'YTO', 'LK', 'TKO', 'SCO', null] as const;
const CARRIERS: Readonly<Record<string, readonly Carrier[]>> = {
  FR: ['col', 'mdr', 'lts'],
  DE: ['dhl', 'gls'],
  US: ['ups', 'fedex'],
};
const ANY_CARRIER: readonly Carrier[] = ['gls', 'dhl', 'ups', 'imx'];
/** Comments of customers on orders. */
const COMMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Please pack it well, the last one came with a bent corner.',
    'It is a birthday present: could you leave the price off the slip?',
    'I am away until Monday, a pick-up point is fine.',
    'Please ring twice, the bell is quiet.',
  ],
  fr: [
    'Merci de bien protéger les coins, c’est pour un collectionneur.',
    'C’est un cadeau : pas de facture dans le colis, s’il vous plaît.',
    'Le code de la porte est 24B07.',
    'Je suis absent jusqu’à lundi, un point relais convient.',
  ],
  zh: ['请多加保护，上次唱片封套有折角。', '这是生日礼物，请不要放价格单。'],
};
const CARDS = [
  ['visa', '4242'],
  ['mastercard', '4444'],
  ['visa', '1881'],
  ['amex', '8431'],
] as const;

/** Ids of lines, shop orders and parcels, counted across all orders. */
export interface Counters {
  shopOrder: number;
  line: number;
  shipment: number;
}

/** Builds the rows of an order, always the same for an id and shop data, and advances the counters. */
export function createOrderRows(id: number, placedAt: Date, shopData: ShopData, counters: Counters): OrderRows {
  const rng = random(`order-${id}`);
  const buyer = rng.pick(shopData.buyers);
  const shops = fillBasket(rng, shopData.items);
  const totals = computeCartTotals<BasketLine>({
    currency: buyer.currency,
    country: buyer.country_id,
    now: placedAt,
    tables: shopData.tables,
    shops: shops.map(([shop_id, lines]) => ({ shop_id, lines })),
  });
  const status = pickOrderStatus(rng, (shopData.now.getTime() - placedAt.getTime()) / DAY);
  const statuses = getDerivedStatuses(status);
  const paidAt = statuses.payment === 'paid' ? new Date(placedAt.getTime() + rng.int(20, 180) * 1000) : null;
  const sentAt = statuses.shipment
    ? new Date(Math.min(placedAt.getTime() + rng.int(1, 4) * DAY, shopData.now.getTime() - 3600_000))
    : null;
  /** Time at which parcels of orders that have not been sent completely were packed. */
  const packedAt = new Date((placedAt.getTime() + shopData.now.getTime()) / 2);
  const context = { id, buyer, status, statuses, placedAt, paidAt, sentAt, packedAt };
  const parts = totals.shops.map((sums) => createPartRows(rng, context, sums, counters));
  const order: CopyRow = {
    ...createOrderRow(rng, context),
    currency: totals.currency,
    ...computeSums(totals),
    vat_rate: totals.vat_rate,
    items_count: sum(shops.flatMap(([, lines]) => lines.map(({ quantity }) => quantity))),
    shops: shops.map(([shopId]) => shopData.shopNames.get(shopId)).join(', '),
  };
  return {
    order,
    shopOrders: parts.map(({ shopOrder }) => shopOrder),
    lines: parts.flatMap(({ lines }) => lines),
    shipments: parts.flatMap(({ shipments }) => shipments),
    shipmentLines: parts.flatMap(({ shipmentLines }) => shipmentLines),
    payment: createPaymentRow(rng, id, totals, statuses.payment, placedAt, paidAt),
  };
}

/** Customer of an order, and the times of its statuses. */
interface OrderContext {
  id: number;
  buyer: Buyer;
  status: OrderStatus;
  statuses: ReturnType<typeof getDerivedStatuses>;
  placedAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  packedAt: Date;
}

const computeSums = ({
  items,
  discount,
  shipping,
  vat,
  total,
}: Record<'items' | 'discount' | 'shipping' | 'vat' | 'total', number>) => ({
  ...{ items, discount, shipping, vat, total },
});

/** A shop's part of an order, with its lines and parcels. */
function createPartRows(
  rng: Random,
  { id, buyer, status, statuses, sentAt, packedAt }: OrderContext,
  sums: ShopSums<BasketLine>,
  counters: Counters,
) {
  const shopOrderId = ++counters.shopOrder;
  const lines = sums.lines.map((line) => createLineRow(++counters.line, id, shopOrderId, line));
  const copies = sums.lines.map(({ line }, index) => ({
    order_line_id: counters.line - sums.lines.length + 1 + index,
    quantity: line.quantity,
  }));
  const parcels = createParcels(id, status, copies, statuses.shipment).map((parcel) => {
    const shipment_id = ++counters.shipment;
    const shippedAt = parcel.status === 'in_preparation' ? null : (sentAt ?? packedAt);
    const row = createParcelRow(rng, shipment_id, id, shopOrderId, buyer, shippedAt, parcel.status);
    return {
      row: { ...row, created_at: shippedAt ?? packedAt },
      lines: parcel.lines.map((line): CopyRow => ({ shipment_id, ...line })),
    };
  });
  const shopOrder: CopyRow = {
    id: shopOrderId,
    order_id: id,
    shop_id: sums.shop_id,
    status: statuses.shopOrder,
    partner: statuses.shipment ? 'diggers' : null,
    shipping_type: sums.shipping_type ?? ('standard' satisfies ShippingType),
    ...computeSums(sums),
  };
  return {
    shopOrder,
    lines,
    shipments: parcels.map(({ row }) => row),
    shipmentLines: parcels.flatMap((parcel) => parcel.lines),
  };
}

/** An order without its totals. */
function createOrderRow(rng: Random, { id, buyer, status, statuses, placedAt, paidAt, sentAt }: OrderContext): CopyRow {
  const { firstname, lastname, email, phone, address, zip_code, city, state, country_id, lang } = buyer;
  return {
    id,
    status,
    payment_status: statuses.payment,
    accounting_review: statuses.review,
    user_id: buyer.id,
    cart_id: null,
    customer_name: buyer.name,
    ...{ firstname, lastname, email, phone, address, zip_code, city, state, country_id, lang },
    origin: rng.pick(ORIGINS),
    is_gift: rng.chance(0.06),
    comment: rng.chance(0.04) ? rng.pick(COMMENTS[lang]) : null,
    slips_printed: status === 'sent' || (status === 'in_preparation' && rng.chance(0.5)) ? 1 : 0,
    labels_printed: status === 'sent' ? 1 : 0,
    created_at: placedAt,
    paid_at: paidAt,
    sent_at: sentAt,
  };
}

/** A quantity of an item in a basket. */
export interface BasketLine extends SoldItem {
  quantity: number;
  discount_percent?: number | null;
}

/** Picks one to five items, grouped by shop. The probability of an item falls with its index in the list. */
function fillBasket(rng: Random, items: readonly SoldItem[]): [shopId: number, lines: BasketLine[]][] {
  const size = rng.weighted([
    [1, 46],
    [2, 27],
    [3, 15],
    [4, 8],
    [5, 4],
  ]);
  const byItem = new Map<number, BasketLine>();
  for (let count = 0; count < size; count++) {
    const item = items[Math.floor(rng.next() ** 2.6 * items.length)];
    if (item) byItem.set(item.item_id, { ...item, quantity: rng.chance(0.05) ? 2 : 1 });
  }
  return [...Map.groupBy(byItem.values(), (line) => line.shop_id)];
}

/** A line of an order for its table. */
export function createLineRow(
  id: number,
  orderId: number,
  shopOrderId: number,
  { line, price, items }: ShopSums<BasketLine>['lines'][number],
): CopyRow {
  const { project_id, item_id, name, artist_name, item_name, category, picture, barcode, quantity } = line;
  return {
    id,
    order_id: orderId,
    shop_order_id: shopOrderId,
    ...{ project_id, item_id, name, artist_name, item_name, category, picture, barcode, quantity },
    price,
    total: items,
  };
}

function createParcelRow(
  rng: Random,
  id: number,
  orderId: number,
  shopOrderId: number,
  buyer: Buyer,
  sentAt: Date | null,
  status: string,
): CopyRow {
  const transporter = rng.pick(CARRIERS[buyer.country_id] ?? ANY_CARRIER);
  return {
    id,
    order_id: orderId,
    shop_order_id: shopOrderId,
    status,
    tracking_transporter: transporter,
    tracking_number: `${transporter.slice(0, 1).toUpperCase()}${String(rng.int(10_000_000, 99_999_999))}${String(1000 + (id % 9000))}`,
    tracking_link: null,
    sent_at: sentAt,
  };
}

function createPaymentRow(
  rng: Random,
  orderId: number,
  totals: { total: number; currency: string },
  status: string,
  placedAt: Date,
  paidAt: Date | null,
): CopyRow {
  const [brand, last4] = rng.pick(CARDS);
  return {
    id: orderId,
    order_id: orderId,
    status,
    amount: totals.total,
    currency: totals.currency,
    provider: 'test',
    provider_id: `pi_demo_${String(orderId)}`,
    card_brand: brand,
    card_last4: last4,
    failure_code: status === 'not_paid' ? rng.pick(['card_declined', 'insufficient_funds', 'expired_card']) : null,
    created_at: placedAt,
    paid_at: paidAt,
  };
}
