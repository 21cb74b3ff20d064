import type { TrackingRow } from '#generated/schemas.ts';
import { inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Row } from './match-rows.ts';
import { readRows, type RowOf } from '#server/core/database/selection.ts';
import { orders, shopOrders } from '#server/modules/orders/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Converts rows to wire format, each with the parts that its number is or could be for. */
export async function toWireRows(db: Queryable, rows: readonly Row[]): Promise<TrackingRow[]> {
  const ids = rows.flatMap(({ order_id }) => order_id ?? []);
  const rowOrders = ids.length > 0 ? await db.select().from(orders).where(inArray(orders.id, ids)) : [];
  const parts = await readPartFacts(
    db,
    rows.flatMap((row) => [...row.shop_order_ids, ...row.choices]),
  );
  return rows.map((row) => {
    const { import_id: _, cells: _cells, excluded: _excluded, shop_order_ids, choices, chosen: _chosen, ...more } = row;
    const order = rowOrders.find(({ id }) => id === row.order_id);
    return {
      ...more,
      // the number of the matched order, also when the row has a variant of it
      order_number: order?.number ?? row.order_number,
      customer_name: order?.customer_name ?? null,
      parts: [...new Set([...shop_order_ids, ...choices])].flatMap((id) => {
        const part = parts.get(id);
        return part ? { ...part, is_chosen: shop_order_ids.includes(id) } : [];
      }),
    };
  });
}

const so = alias(shopOrders, 'so');

const PART = {
  shop_order_id: so.id,
  partner: so.partner,
  shop_name: alias(shops, 's').name,
  batch_number: sql<string | null>`batch.number`,
  parcel_id: sql<number | null>`parcel.id`,
  items: sql<string>`coalesce(string_agg(copies.quantity || ' × ' || l.name || coalesce(' (' || nullif(l.item_name, '') || ')', ''),
    ', ' order by l.id) filter (where copies.quantity > 0), '')`,
};
type PartFacts = RowOf<typeof PART>;

/**
 * Reads shop, batch, parcel and copies of parts, by shop order id. Copies are those of the parcel that waits or left
 * last, else those of the batch, else all of the part.
 */
async function readPartFacts(db: Queryable, ids: readonly number[]): Promise<Map<number, PartFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    db,
    PART,
    (columns) => sql`
    select ${columns}
    from shop_orders so join shops s on s.id = so.shop_id join order_lines l on l.shop_order_id = so.id
    left join lateral (select p.id from shipments p where p.shop_order_id = so.id and p.status <> 'cancelled'
      order by (p.status = 'in_preparation' and p.tracking_number is null) desc, p.id desc limit 1) parcel on true
    left join lateral (select b.number, o.id from batch_orders o join dispatch_batches b on b.id = o.batch_id
      where o.shop_order_id = so.id and b.handed_over_at is not null order by b.id desc limit 1) batch on true
    cross join lateral (select case
      when parcel.id is not null then (select c.quantity from shipment_lines c
        where c.shipment_id = parcel.id and c.order_line_id = l.id)
      when batch.id is not null then (select bl.allocated from batch_lines bl
        where bl.batch_order_id = batch.id and bl.order_line_id = l.id)
      else l.quantity - l.cancelled end as quantity) copies
    where so.id = any(${sql.param([...new Set(ids)])}::int[]) group by so.id, s.id, batch.number, parcel.id`,
  );
  return new Map(rows.map((row) => [row.shop_order_id, row]));
}
