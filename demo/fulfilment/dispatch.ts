import type { BatchStatus, Partner } from '#generated/enums.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readFileFacts, formatPartnerFile, partnerMaps, DEFAULT_MAP } from '#server/modules/fulfilment/index.ts';
import { copyRows } from '../copy.ts';

/** Overrides of the default column map by partner: separators and formats usual in its country. */
const MAP_OVERRIDES: Readonly<Partial<Record<Partner, Partial<PartnerMap>>>> = {
  daudin: { encoding: 'latin1', decimal: 'comma', dates: 'day_first' },
  bigblue: { separator: 'comma', rows: 'order', spreadsheet: false },
  diggers: { encoding: 'utf8_bom' },
  fnac: { separator: 'tab', decimal: 'comma', dates: 'day_first' },
  whiplash: { separator: 'comma', dates: 'month_first', spreadsheet: false },
  amped: { separator: 'comma', dates: 'month_first' },
  rom: { separator: 'comma', dates: 'day_first' },
  rom_de: { decimal: 'comma', dates: 'day_first', encoding: 'latin1' },
  altafonte: { decimal: 'comma', dates: 'day_first' },
  cbip: { separator: 'comma', encoding: 'utf8_bom' },
};

/** Batches: partner, status, age in days, number of orders and note. */
const BATCHES: readonly (readonly [Partner, BatchStatus, days: number, orders: number, note: string | null])[] = [
  ['daudin', 'closed', 21, 12, 'Black Friday, first wave'],
  ['rom_de', 'shipped', 9, 8, null],
  ['whiplash', 'handed_over', 2, 2, 'Sea freight leaves on Thursday'],
  ['bigblue', 'handed_over', 1, 10, null],
  ['daudin', 'checked', 0, 7, 'For the 16:00 pick-up'],
  ['altafonte', 'draft', 0, 2, null],
  ['cbip', 'cancelled', 6, 3, 'Warehouse closed for the holiday'],
];

/**
 * Assigns open orders to partners by country, leaves a quarter unassigned, and writes batches in every status, column
 * maps, partner stock and a tracking import. Runs in SQL, so that large shops load quickly.
 */
export async function loadDispatch(client: pg.Client, now: Date): Promise<void> {
  await client.query(`update partners set carrier = case code when 'daudin' then 'col' when 'bigblue' then 'col'
    when 'whiplash' then 'ups' when 'amped' then 'fedex' when 'rom' then 'gls' when 'rom_de' then 'dhl' end
    where code in ('daudin', 'bigblue', 'whiplash', 'amped', 'rom', 'rom_de')`);
  const maps = Object.entries(MAP_OVERRIDES).map(([partner, overrides]) => {
    return { partner, version: 1, map: { ...DEFAULT_MAP, ...overrides }, created_at: now };
  });
  await copyRows(client, partnerMaps, maps);
  await client.query(`
    update shop_orders so set partner = case when o.country_id in ('US', 'CA', 'MX') then 'whiplash' when o.country_id = 'GB' then 'rom'
      when o.country_id in ('DE', 'AT') then 'rom_de' when o.country_id = 'ES' then 'altafonte'
      when so.status = 'preorder' then 'preorder' when so.id % 3 = 0 then 'bigblue' else 'daudin' end
    from orders o where o.id = so.order_id and so.status in ('pending', 'preorder', 'in_preparation')
      and o.payment_status = 'paid' and so.id % 4 > 0`);
  await client.query(
    `
    insert into partner_stocks (partner, item_id, barcode, name, quantity, counted_at)
    select 'daudin', i.id, b.barcode, p.name || ' – ' || i.name, case when i.id % 9 = 0 then 1 else 20 + i.id % 60 end, $1
    from (select distinct l.item_id from order_lines l join shop_orders so on so.id = l.shop_order_id
      where so.partner = 'daudin' and so.status in ('pending', 'in_preparation')) open
    join items i on i.id = open.item_id join projects p on p.id = i.project_id
    join barcodes b on b.item_id = i.id and b.quantity = 1 and b.kind <> 'house'`,
    [now],
  );
  for (const batch of BATCHES) await loadBatch(client, now, ...batch);
  await updateLogistics(client);
  await loadTrackingImport(client, now);
}

async function loadBatch(
  client: pg.Client,
  now: Date,
  partner: Partner,
  status: BatchStatus,
  days: number,
  orders: number,
  note: string | null,
): Promise<void> {
  const createdAt = new Date(now.getTime() - days * 24 * 3600_000 - 3600_000);
  const isHandedOver = status === 'handed_over' || status === 'shipped' || status === 'closed';
  const isLive = status === 'draft' || status === 'checked' || status === 'handed_over';
  const { rows } = await client.query<{ id: number }>(
    `insert into dispatch_batches (partner, status, note, created_at, checked_at, handed_over_at, created_by, map_version)
     values ($1, $2, $3, $4, $5, $6, (select id from users where email = 'team@example.com'), $7) returning id`,
    [
      ...[partner, status, note, createdAt, status === 'draft' ? null : createdAt, isHandedOver ? createdAt : null],
      MAP_OVERRIDES[partner] ? 1 : null,
    ],
  );
  const id = rows[0]?.id;
  // past batches hold sent orders, the others open ones
  const statuses = isLive
    ? `('pending', 'in_preparation')`
    : status === 'cancelled'
      ? `('pending')`
      : `('sent', 'delivered')`;
  await client.query(
    `insert into batch_orders (batch_id, order_id, shop_order_id, outcome, live)
     select $1, so.order_id, so.id, 'full', $2 from shop_orders so join orders o on o.id = so.order_id
     where so.status in ${statuses} and o.payment_status = 'paid' and o.status <> 'paused' and o.created_at < $3
       and ($4::text is null or so.partner = $4) and not exists (select from batch_orders b where b.shop_order_id = so.id)
     order by so.id desc limit $5`,
    [
      id,
      isLive,
      new Date(Math.max(createdAt.getTime(), now.getTime() - 3 * 3600_000)),
      isLive ? partner : null,
      orders,
    ],
  );
  await client.query(
    `insert into batch_lines (batch_order_id, order_line_id, item_id, wanted, allocated)
     select b.id, l.id, l.item_id, l.quantity, l.quantity from batch_orders b join order_lines l on l.shop_order_id = b.shop_order_id
     where b.batch_id = $1`,
    [id],
  );
  if (status === 'handed_over') {
    await client.query(
      `with moved as (update shop_orders so set status = 'in_preparation' from batch_orders b
         where b.batch_id = $1 and so.id = b.shop_order_id and so.status = 'pending' returning so.order_id)
       update orders set status = 'in_preparation' where id in (select order_id from moved) and status = 'paid'`,
      [id],
    );
  }
  await client.query(
    `update dispatch_batches d set orders_count = sums.orders, copies = sums.copies, weight = sums.weight from (
       select count(distinct b.order_id)::int as orders, coalesce(sum(l.allocated), 0)::int as copies,
         coalesce(sum(l.allocated * i.weight), 0)::int as weight
       from batch_orders b join batch_lines l on l.batch_order_id = b.id join items i on i.id = l.item_id where b.batch_id = $1) sums
     where d.id = $1`,
    [id],
  );
  if (isHandedOver && id) await storePartnerFile(client, id, { ...DEFAULT_MAP, ...MAP_OVERRIDES[partner] });
}

/** Sets the partner of shop orders handed over, and the carrier of those with a parcel. */
async function updateLogistics(client: pg.Client): Promise<void> {
  await client.query(`update shop_orders so set logistician_id = pa.id, transporter = pa.carrier
    from batch_orders o join dispatch_batches b on b.id = o.batch_id join partners pa on pa.code = b.partner
    where o.shop_order_id = so.id and b.status in ('handed_over', 'shipped', 'closed')`);
  await client.query(`update shop_orders so set transporter = newest.carrier
    from (select distinct on (shop_order_id) shop_order_id, tracking_transporter as carrier from shipments
      where status <> 'cancelled' and tracking_transporter is not null order by shop_order_id, id desc) newest
    where newest.shop_order_id = so.id`);
}

async function storePartnerFile(client: pg.Client, id: number, map: PartnerMap): Promise<void> {
  const file = formatPartnerFile(map, await readFileFacts(drizzle({ client }), map, { batch: id }));
  await client.query('update dispatch_batches set file = $2 where id = $1', [id, file]);
}

/** Loads an import of tracking numbers of sent parcels, applied three days ago. */
async function loadTrackingImport(client: pg.Client, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 3 * 24 * 3600_000);
  const { rows } = await client.query<{ id: number }>(
    `insert into tracking_imports (name, partner, status, headings, columns, created_at, finished_at, created_by)
     values ('diggers-parcels.csv', 'diggers', 'done', $1, $2, $3, $3, (select id from users where email = 'team@example.com')) returning id`,
    [['Order', 'Carrier', 'Tracking number'], { order: 0, carrier: 1, number: 2, link: null }, at],
  );
  await client.query(
    `insert into tracking_import_rows (import_id, position, cells, order_number, tracking_number, carrier, carrier_text, outcome, order_id, shop_order_ids)
     select $1, row_number() over (order by p.id) + 1, array[o.number, p.tracking_transporter, p.tracking_number], o.number,
       p.tracking_number, p.tracking_transporter, p.tracking_transporter, 'written', o.id, array[p.shop_order_id]
     from (select * from shipments where status = 'sent' and tracking_number is not null order by id desc limit 25) p
     join orders o on o.id = p.order_id`,
    [rows[0]?.id],
  );
  await client.query(
    `update tracking_imports set rows_count = n.n, matched = n.n, written = n.n
     from (select count(*)::int as n from tracking_import_rows where import_id = $1) n where id = $1`,
    [rows[0]?.id],
  );
}
