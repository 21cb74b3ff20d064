import { trackingLink } from '#domain/fulfilment/carriers.ts';
import { fromMinor } from '#domain/money.ts';
import { openCopies } from '#domain/fulfilment/parcels.ts';
import type { Currency } from '#generated/enums.ts';
import { addressLines } from '#domain/addresses/format-address.ts';
import type { OrderAddress, Shipment, ShopOrder } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { keptAddress } from './kept-addresses.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { executePrepared } from '#server/core/database/prepared.ts';
import { readRates } from '#server/modules/pricing/index.ts';

/** Amounts of it and of its lines are minor in `currency`. */
type ShopOrderRow = Omit<ShopOrder, 'shipments'> & {
  order_id: number;
  currency: Currency;
  zip_code: string;
  shipments: (Omit<Shipment, 'sent_to'> & { sent_to: OrderAddress | null })[];
};

/**
 * The shop orders of some orders with their lines and parcels, by order, as they stand on the wire. A parcel's link is
 * the stored one, else its carrier's template.
 */
export async function readShopOrders(
  db: Database,
  orderIds: readonly number[],
  tx: Queryable = db,
): Promise<Map<number, ShopOrder[]>> {
  if (orderIds.length === 0) return new Map();
  const { carriers } = await readRates(db, tx);
  const isOne = orderIds.length === 1;
  const query = sql`
    select so.order_id, so.id, so.shop_id, s.name as shop_name, so.status, so.partner, so.logistician_id, so.transporter,
      so.shipping_type,
      so.items, so.discount, so.shipping, so.vat, so.total, o.currency, o.zip_code,
      (select coalesce(json_agg(json_build_object('id', l.id, 'project_id', l.project_id, 'item_id', l.item_id, 'name', l.name,
        'artist_name', l.artist_name, 'item_name', l.item_name, 'category', l.category, 'picture', l.picture,
        'barcode', l.barcode, 'quantity', l.quantity, 'cancelled', l.cancelled, 'price', l.price, 'total', l.total, 'comment', l.comment,
        'change_id', l.change_id) order by l.id), '[]')
        from order_lines l where l.shop_order_id = so.id) as lines,
      (select coalesce(json_agg(json_build_object('id', p.id, 'status', p.status, 'tracking_transporter', p.tracking_transporter,
        'tracking_number', p.tracking_number, 'tracking_link', p.tracking_link,
        'sent_at', floor(extract(epoch from p.sent_at))::int, 'created_at', floor(extract(epoch from p.created_at))::int,
        'sent_to', ${keptAddress(sql`p.id`, sql`so.order_id`)},
        'lines', (select coalesce(json_agg(json_build_object('order_line_id', c.order_line_id, 'quantity', c.quantity) order by c.order_line_id), '[]')
          from shipment_lines c where c.shipment_id = p.id)) order by p.id), '[]')
        from shipments p where p.shop_order_id = so.id) as shipments
    from shop_orders so join shops s on s.id = so.shop_id join orders o on o.id = so.order_id
    where ${isOne ? sql`so.order_id = ${orderIds[0]}::int` : sql`so.order_id = any(${sql.param([...orderIds])}::int[])`} order by so.id`;
  const { rows } = isOne
    ? await executePrepared<ShopOrderRow>(tx, 'shop_orders_of_order', query)
    : await tx.execute<ShopOrderRow>(query);
  const byOrder = new Map<number, ShopOrder[]>();
  for (const { order_id, currency, zip_code, ...row } of rows) {
    const money = (minor: number | undefined) => fromMinor(minor ?? 0, currency);
    const open = openCopies(row.lines, row.shipments);
    const shopOrder: ShopOrder = {
      ...row,
      items: money(row.items),
      discount: money(row.discount),
      shipping: money(row.shipping),
      vat: money(row.vat),
      total: money(row.total),
      lines: row.lines.map((line) => ({
        ...line,
        open: open.get(line.id) ?? 0,
        price: money(line.price),
        total: money(line.total),
      })),
      shipments: row.shipments.map(({ sent_to, ...parcel }) => ({
        ...parcel,
        sent_to: sent_to && addressLines(sent_to),
        tracking_link: trackingLink({ ...parcel, zip_code: sent_to?.zip_code ?? zip_code }, carriers) ?? null,
      })),
    };
    const known = byOrder.get(order_id);
    if (known) known.push(shopOrder);
    else byOrder.set(order_id, [shopOrder]);
  }
  return byOrder;
}
