import { getShippingZone } from '#domain/pricing/shipping.ts';
import { suggestPartner } from '#domain/fulfilment/suggest-partner.ts';
import type { Country, Partner } from '#generated/enums.ts';
import { Partner as Partners } from '#generated/enums.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { isReprintDue, lockOrder, orders, shopOrders } from '#server/modules/orders/index.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { columnsOf, readRows, seconds } from '#server/core/database/selection.ts';
import { shops } from '#server/modules/shops/index.ts';
import { partners } from '#server/modules/pricing/index.ts';

/**
 * Shop orders that are paid and open and in no batch: the condition of the partial index `shop_orders_open_idx`.
 * Paused orders are not handed over.
 */
const WAITING = sql`so.status in ('pending', 'preorder', 'in_preparation') and o.payment_status = 'paid'
  and o.status in ('paid', 'preorder', 'in_preparation')
  and not exists (select from batch_orders b where b.shop_order_id = so.id and b.live)`;

/** Copies of a line that still need a parcel. */
const OPEN_COPIES = sql`greatest(0, l.quantity - l.cancelled - coalesce((select sum(c.quantity) from shipment_lines c
  join shipments p on p.id = c.shipment_id and p.status <> 'cancelled' where c.order_line_id = l.id), 0))::int`;

const so = alias(shopOrders, 'so');
const o = alias(orders, 'o');

/** Columns of a group of waiting parts, `waiting`. */
const GROUP = {
  partner: sql<Partner | null>`waiting.partner`,
  country_id: sql<Country>`waiting.country_id`,
  orders: sql<number>`count(distinct waiting.order_id)::int`,
  preorders: sql<number>`count(distinct waiting.order_id) filter (where waiting.status = 'preorder')::int`,
  copies: sql<number>`sum(waiting.copies)::int`,
  weight: sql<number>`sum(waiting.weight)::int`,
  oldest_at: seconds(sql`min(waiting.paid_at)`),
};

const ORDER = {
  shop_order_id: so.id,
  ...columnsOf(so, 'order_id', 'status', 'partner'),
  shop_name: alias(shops, 's').name,
  ...columnsOf(o, 'number', 'customer_name', 'city', 'country_id'),
  paid_at: seconds(o.paid_at),
  titles: sql<string>`string_agg(case when open.copies > 1 then open.copies || ' × ' else '' end || l.name, ', ' order by l.id)`,
  copies: sql<number>`sum(open.copies)::int`,
  weight: sql<number>`sum(open.copies * i.weight)::int`,
  reprint: isReprintDue(sql`o.id`),
};

export const adminDispatchBoard: Handler<'adminDispatchBoard'> = async ({ context }) => {
  const selectGroups = (columns: SQL) => sql`
    select ${columns}
    from (select so.order_id, so.partner, so.status, o.country_id, o.paid_at, sum(open.copies) as copies, sum(open.copies * i.weight) as weight
      from shop_orders so join orders o on o.id = so.order_id
      join order_lines l on l.shop_order_id = so.id join items i on i.id = l.item_id
      cross join lateral (select ${OPEN_COPIES} as copies) open
      where ${WAITING} group by so.id, o.id) waiting
    where waiting.copies > 0 group by waiting.partner, waiting.country_id order by min(waiting.paid_at)`;
  const [partnerRows, rows] = await Promise.all([
    context.reads.select().from(partners).orderBy(asc(partners.id)),
    readRows(context.reads, GROUP, selectGroups),
  ]);
  const groups = rows.map((row) => ({
    ...row,
    zone: getShippingZone(row.country_id) ?? 'world',
    suggested: row.partner ? null : (suggestPartner(row.country_id, partnerRows) ?? null),
  }));
  const list = partnerRows.map(({ code, country_id, logistics_country, active }) => {
    return { code, country_id, logistics_country, active };
  });
  return { groups, partners: list };
};

export const adminDispatchOrders: Handler<'adminDispatchOrders'> = async ({ context, query }) => {
  const { partner, country_id, limit = 200 } = query;
  const selectOrders = (columns: SQL) => sql`
    select ${columns}
    from shop_orders so join orders o on o.id = so.order_id join shops s on s.id = so.shop_id
    join order_lines l on l.shop_order_id = so.id join items i on i.id = l.item_id
    cross join lateral (select ${OPEN_COPIES} as copies) open
    where ${WAITING} and open.copies > 0
      and so.partner is not distinct from ${partner === 'none' ? null : partner}::text
      and (${country_id ?? null}::text is null or o.country_id = ${country_id ?? null})
    group by so.id, o.id, s.id order by o.paid_at, so.id limit ${limit}`;
  return readRows(context.reads, ORDER, selectOrders);
};

/** Assigns shop orders to a partner or to none, refusing each one that is in a batch or not open with a 409. */
export const adminAssignPartner: Handler<'adminAssignPartner'> = async (call) => {
  const { body, context } = call;
  const partner = isPartner(body.partner) ? body.partner : null;
  return runForEachRecord(body.shop_order_ids, (id) =>
    inTransaction(context.db, async (tx) => {
      const [shopOrder] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id));
      if (!shopOrder) throw notFound();
      const order = await lockOrder(tx, shopOrder.order_id);
      const [part] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for('update');
      if (!part || !OPEN_SHOP_ORDER.includes(part.status)) throw problem(409, 'transition_not_allowed');
      const { rows } = await tx.execute(sql`select from batch_orders where shop_order_id = ${id} and live`);
      if (rows.length > 0) throw problem(409, 'already_in_batch');
      if (part.partner === partner) throw problem(409, 'already_assigned');
      await tx.update(shopOrders).set({ partner }).where(eq(shopOrders.id, id));
      const [after] = await tx
        .update(orders)
        .set({ version: sql`${orders.version} + 1` })
        .where(eq(orders.id, order.id))
        .returning();
      const toAuditFacts = (code: Partner | null) => ({ shop_order_id: id, partner: code ?? '' });
      await auditChange(
        tx,
        call,
        'orders',
        order.id,
        { ...order, ...toAuditFacts(part.partner) },
        { ...after, ...toAuditFacts(partner) },
      );
    }),
  );
};

function isPartner(code: unknown): code is Partner {
  return Partners.values.some((partner) => partner === code);
}
