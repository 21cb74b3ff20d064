import type { Partner } from '#generated/enums.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from '#server/resources/preview/measure-effects.ts';
import type { JobEffects, PreviewSource } from '#server/resources/preview/preview-source.ts';
import { APPLY_TRACKING } from './apply-tracking.ts';
import { dispatchBatches } from './dispatch.table.ts';
import { PUSH_BATCH } from './push-batch.ts';

/** Effects of push jobs: the files sent to partners. */
const listSentFiles: JobEffects = async (tx, jobs) => {
  const ids = jobs.flatMap(({ batch_id }) => batch_id ?? []);
  const batches = await tx.select().from(dispatchBatches).where(inArray(dispatchBatches.id, ids));
  return batches.map(({ partner }) => ({ kind: 'file_sent', count: 1, partner }));
};

/**
 * Effects of tracking imports: the packed parcels of each part that get the number, else one new parcel per part, and
 * one e-mail per row if customers are notified.
 */
const countTrackedParcels: JobEffects = async (tx, jobs) => {
  const ids = jobs.flatMap(({ import_id }) => import_id ?? []);
  const { rows } = await tx.execute<{ notify: boolean; parcels: number; mails: number }>(sql`
    select i.notify, coalesce(sum(packed.parcels), 0)::int as parcels, count(distinct r.id)::int as mails
    from tracking_imports i join tracking_import_rows r on r.import_id = i.id and r.outcome = 'ready'
      cross join unnest(r.shop_order_ids) part (id)
      cross join lateral (select greatest(1, count(*)) as parcels from shipments p
        where p.shop_order_id = part.id and p.status = 'in_preparation' and p.tracking_number is null) packed
    where i.id = any(${sql.param(ids)}::int[]) group by i.id, i.notify`);
  return rows.flatMap(({ notify, parcels, mails }): MinorEffect[] => [
    { kind: 'parcels_sent', count: parcels },
    ...(notify ? [{ kind: 'mails', count: mails } as const] : []),
  ]);
};

/** The file of a batch that is not pushed, which staff sends. */
async function readKeptFiles(tx: Transaction, id: number): Promise<MinorEffect[]> {
  const { rows } = await tx.execute<{ partner: Partner }>(
    sql`select partner from dispatch_batches where id = ${id} and push_status = 'none' and file is not null`,
  );
  return rows.map(({ partner }) => ({ kind: 'file_kept', count: 1, partner }));
}

/** Previewed effects on batches, parcels and partners’ stock. */
export const fulfilmentPreview: PreviewSource = {
  rows: [
    {
      more: 'orders_released',
      from: sql`(select distinct order_id from (select so.order_id from batch_orders b join shop_orders so on so.id = b.shop_order_id
        where so.status in ('pending', 'preorder', 'in_preparation') group by so.id having not bool_or(b.live)) parts) waiting`,
    },
    { less: 'partner_stock_taken', from: sql`partner_stocks`, count: sql`sum(quantity)`, partner: sql`partner` },
    {
      more: 'parcels_sent',
      from: sql`(select 1 from shipments, began where status = 'sent' and sent_at >= began.at) parcels`,
    },
    {
      more: 'orders_shipped',
      from: sql`(select 1 from orders, began where status = 'sent' and sent_at >= began.at) orders`,
    },
    {
      // of orders with a parcel shipped by the action
      more: 'copies_to_ship',
      from: sql`(select l.quantity - l.cancelled - coalesce((select sum(c.quantity) from shipment_lines c
          join shipments s on s.id = c.shipment_id
          where c.order_line_id = l.id and s.status in ('sent', 'arrived', 'delivered')), 0) as copies
        from order_lines l where l.order_id in (select s.order_id from shipments s, began where s.sent_at >= began.at)) lines`,
      count: sql`sum(copies)`,
    },
    {
      less: 'parcels_delivered',
      from: sql`(select 1 from shipments where status in ('sent', 'arrived')
        and not (sent_at >= (select at from began))) parcels`,
    },
  ],
  jobs: { [PUSH_BATCH]: listSentFiles, [APPLY_TRACKING]: countTrackedParcels },
  after: { adminHandOverBatch: readKeptFiles },
};
