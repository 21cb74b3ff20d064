import type { Carrier, Currency, Language, OrderStatus, ProjectCategory, ShippingType } from '#generated/enums.ts';
import { sum } from '#domain/money.ts';
import { computeCartTotals, type ShopSums, type TotalsInput } from '#domain/pricing/totals.ts';
import { random, type Random } from '#server/core/media/random.ts';
import type { DemoPerson } from '../texts/people.ts';
import type { CopyRow } from '../copy.ts';
import { getConsequences, pickOrderStatus } from './order-status.ts';
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
  /** whether it travels with others, maybe from another shop */
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

export interface OrderWorld {
  /** The best sellers first: the first tenth sells about half of everything. */
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
const WISHES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Please pack it well, the last one came with a bent corner.',
    'It is a birthday present: could you leave the price off the slip?',
    'I am away until Monday, a pick-up point is fine.',
    'Ring twice, the bell is shy.',
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

/** Builds the `id`-th order, placed at a moment; the same id and world give the same rows. */
export function createOrderRows(id: number, placed: Date, world: OrderWorld, counters: Counters): OrderRows {
  const dice = random(`order-${id}`);
  const buyer = dice.pick(world.buyers);
  const shops = fillBasket(dice, world.items);
  const totals = computeCartTotals<BasketLine>({
    currency: buyer.currency,
    country: buyer.country_id,
    now: placed,
    tables: world.tables,
    shops: shops.map(([shop_id, lines]) => ({ shop_id, lines })),
  });
  const status = pickOrderStatus(dice, (world.now.getTime() - placed.getTime()) / DAY);
  const follows = getConsequences(status);
  const paidAt = follows.payment === 'paid' ? new Date(placed.getTime() + dice.int(20, 180) * 1000) : null;
  const sentAt = follows.shipment
    ? new Date(Math.min(placed.getTime() + dice.int(1, 4) * DAY, world.now.getTime() - 3600_000))
    : null;
  /** Time at which parcels that have not left were packed. */
  const halfway = new Date((placed.getTime() + world.now.getTime()) / 2);
  const made = { id, buyer, status, follows, placed, paidAt, sentAt, halfway };
  const parts = totals.shops.map((sums) => createPartRows(dice, made, sums, counters));
  const order: CopyRow = {
    ...createOrderRow(dice, made),
    currency: totals.currency,
    ...computeSums(totals),
    vat_rate: totals.vat_rate,
    items_count: sum(shops.flatMap(([, lines]) => lines.map(({ quantity }) => quantity))),
    shops: shops.map(([shopId]) => world.shopNames.get(shopId)).join(', '),
  };
  return {
    order,
    shopOrders: parts.map(({ shopOrder }) => shopOrder),
    lines: parts.flatMap(({ lines }) => lines),
    shipments: parts.flatMap(({ shipments }) => shipments),
    shipmentLines: parts.flatMap(({ shipmentLines }) => shipmentLines),
    payment: createPaymentRow(dice, id, totals, follows.payment, placed, paidAt),
  };
}

/** Customer of an order, and the times of its statuses. */
interface MadeOrder {
  id: number;
  buyer: Buyer;
  status: OrderStatus;
  follows: ReturnType<typeof getConsequences>;
  placed: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  halfway: Date;
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
  dice: Random,
  { id, buyer, status, follows, sentAt, halfway }: MadeOrder,
  sums: ShopSums<BasketLine>,
  counters: Counters,
) {
  const shopOrderId = ++counters.shopOrder;
  const lines = sums.lines.map((line) => createLineRow(++counters.line, id, shopOrderId, line));
  const copies = sums.lines.map(({ line }, index) => ({
    order_line_id: counters.line - sums.lines.length + 1 + index,
    quantity: line.quantity,
  }));
  const parcels = createParcels(id, status, copies, follows.shipment).map((packed) => {
    const shipment_id = ++counters.shipment;
    const left = packed.status === 'in_preparation' ? null : (sentAt ?? halfway);
    const of = createParcel(dice, shipment_id, id, shopOrderId, buyer, left, packed.status);
    return {
      row: { ...of, created_at: left ?? halfway },
      lines: packed.lines.map((line): CopyRow => ({ shipment_id, ...line })),
    };
  });
  const shopOrder: CopyRow = {
    id: shopOrderId,
    order_id: id,
    shop_id: sums.shop_id,
    status: follows.shopOrder,
    partner: follows.shipment ? 'diggers' : null,
    shipping_type: sums.shipping_type ?? ('standard' satisfies ShippingType),
    ...computeSums(sums),
  };
  return {
    shopOrder,
    lines,
    shipments: parcels.map(({ row }) => row),
    shipmentLines: parcels.flatMap((one) => one.lines),
  };
}

/** An order without its totals. */
function createOrderRow(dice: Random, { id, buyer, status, follows, placed, paidAt, sentAt }: MadeOrder): CopyRow {
  const { firstname, lastname, email, phone, address, zip_code, city, state, country_id, lang } = buyer;
  return {
    id,
    status,
    payment_status: follows.payment,
    accounting_review: follows.review,
    user_id: buyer.id,
    cart_id: null,
    customer_name: buyer.name,
    ...{ firstname, lastname, email, phone, address, zip_code, city, state, country_id, lang },
    origin: dice.pick(ORIGINS),
    is_gift: dice.chance(0.06),
    comment: dice.chance(0.04) ? dice.pick(WISHES[lang]) : null,
    slips_printed: status === 'sent' || (status === 'in_preparation' && dice.chance(0.5)) ? 1 : 0,
    labels_printed: status === 'sent' ? 1 : 0,
    created_at: placed,
    paid_at: paidAt,
    sent_at: sentAt,
  };
}

/** A quantity of an item. */
export interface BasketLine extends SoldItem {
  quantity: number;
  discount_percent?: number | null;
}

/** One to five things, by shop. Popularity falls with the place in the list, as sales of records do. */
function fillBasket(dice: Random, items: readonly SoldItem[]): [shopId: number, lines: BasketLine[]][] {
  const size = dice.weighted([
    [1, 46],
    [2, 27],
    [3, 15],
    [4, 8],
    [5, 4],
  ]);
  const byItem = new Map<number, BasketLine>();
  for (let picked = 0; picked < size; picked++) {
    const item = items[Math.floor(dice.next() ** 2.6 * items.length)];
    if (item) byItem.set(item.item_id, { ...item, quantity: dice.chance(0.05) ? 2 : 1 });
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

function createParcel(
  dice: Random,
  id: number,
  orderId: number,
  shopOrderId: number,
  buyer: Buyer,
  sentAt: Date | null,
  status: string,
): CopyRow {
  const transporter = dice.pick(CARRIERS[buyer.country_id] ?? ANY_CARRIER);
  const number = `${transporter.slice(0, 1).toUpperCase()}${String(dice.int(10_000_000, 99_999_999))}${String(1000 + (id % 9000))}`;
  return {
    id,
    order_id: orderId,
    shop_order_id: shopOrderId,
    status,
    tracking_transporter: transporter,
    tracking_number: number,
    tracking_link: null,
    sent_at: sentAt,
  };
}

function createPaymentRow(
  dice: Random,
  orderId: number,
  totals: { total: number; currency: string },
  status: string,
  placed: Date,
  paidAt: Date | null,
): CopyRow {
  const [brand, last4] = dice.pick(CARDS);
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
    failure_code: status === 'not_paid' ? dice.pick(['card_declined', 'insufficient_funds', 'expired_card']) : null,
    created_at: placed,
    paid_at: paidAt,
  };
}
