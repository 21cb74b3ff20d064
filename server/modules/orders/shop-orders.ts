import { getTrackingLink } from '#domain/fulfilment/carriers.ts';
import { countOpenCopies } from '#domain/fulfilment/parcels.ts';
import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import type { ShopOrder } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { withAmounts } from '#server/core/api/wire.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { columnsOf, buildJsonRows, readRows, seconds } from '#server/core/database/selection.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import { selectSentAddress } from './sent-addresses.ts';
import { orders } from './orders.table.ts';
import { shipmentLines, shipments } from './shipments.table.ts';
import { orderLines, shopOrders } from './shop-orders.table.ts';

const so = alias(shopOrders, 'so');
const s = alias(shops, 's');
const o = alias(orders, 'o');
const l = alias(orderLines, 'l');
const parcel = alias(shipments, 'p');
const c = alias(shipmentLines, 'c');

const LINES = buildJsonRows(
  {
    ...columnsOf(
      l,
      'id',
      'project_id',
      'item_id',
      'name',
      'artist_name',
      'item_name',
      'category',
      'picture',
      'barcode',
    ),
    ...columnsOf(l, 'quantity', 'cancelled', 'price', 'total', 'comment', 'change_id'),
  },
  sql`from order_lines l where l.shop_order_id = so.id`,
  sql`l.id`,
);

const PARCELS = buildJsonRows(
  {
    ...columnsOf(parcel, 'id', 'status', 'tracking_transporter', 'tracking_number', 'tracking_link'),
    sent_at: seconds(parcel.sent_at),
    created_at: seconds(parcel.created_at),
    sent_to: selectSentAddress(sql`p.id`, sql`so.order_id`),
    lines: buildJsonRows(
      columnsOf(c, 'order_line_id', 'quantity'),
      sql`from shipment_lines c where c.shipment_id = p.id`,
      sql`c.order_line_id`,
    ),
  },
  sql`from shipments p where p.shop_order_id = so.id`,
  sql`p.id`,
);

/** Amounts, also of lines, in minor units of `currency`. */
const SHOP_ORDER = {
  ...columnsOf(so, 'order_id', 'id', 'shop_id', 'status', 'partner', 'logistician_id', 'transporter', 'shipping_type'),
  ...columnsOf(so, 'items', 'discount', 'shipping', 'vat', 'total'),
  shop_name: s.name,
  ...columnsOf(o, 'currency', 'zip_code'),
  lines: LINES,
  shipments: PARCELS,
};

/**
 * The shop orders with lines and parcels in wire format, by order. A parcel's link is the stored one, else from its carrier's
 * template.
 */
export async function readShopOrders(
  db: Database,
  orderIds: readonly number[],
  tx: Queryable = db,
): Promise<Map<number, ShopOrder[]>> {
  if (orderIds.length === 0) return new Map();
  const { carriers } = await readRates(db, tx);
  const isOne = orderIds.length === 1;
  const query = (columns: SQL) => sql`
    select ${columns} from shop_orders so join shops s on s.id = so.shop_id join orders o on o.id = so.order_id
    where ${isOne ? sql`so.order_id = ${orderIds[0]}::int` : sql`so.order_id = any(${sql.param([...orderIds])}::int[])`} order by so.id`;
  const rows = await readRows(tx, SHOP_ORDER, query, isOne ? 'shop_orders_of_order' : undefined);
  const byOrder = new Map<number, ShopOrder[]>();
  for (const { order_id, currency, zip_code, ...row } of rows) {
    const open = countOpenCopies(row.lines, row.shipments);
    const shopOrder: ShopOrder = {
      ...withAmounts(row, currency, ['items', 'discount', 'shipping', 'vat', 'total']),
      lines: row.lines.map((line) => ({
        ...withAmounts(line, currency, ['price', 'total']),
        open: open.get(line.id) ?? 0,
      })),
      shipments: row.shipments.map(({ sent_to, ...parcel }) => ({
        ...parcel,
        sent_to: sent_to && formatPostalAddress(sent_to),
        tracking_link: getTrackingLink({ ...parcel, zip_code: sent_to?.zip_code ?? zip_code }, carriers) ?? null,
      })),
    };
    const group = byOrder.get(order_id);
    if (group) group.push(shopOrder);
    else byOrder.set(order_id, [shopOrder]);
  }
  return byOrder;
}
