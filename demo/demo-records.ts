import { ProjectStep } from '#generated/enums.ts';
import { isLaunched } from '#domain/statuses.ts';
import type pg from 'pg';
import type { Buyer, SoldItem } from './orders/orders.ts';

/** Loads the items of launched projects, best sellers first, in a fixed pseudo-random order. */
export async function readSoldItems(client: pg.ClientBase): Promise<SoldItem[]> {
  const { rows } = await client.query<SoldItem>(
    `
    select i.id as item_id, i.project_id, p.shop_id, i.price, i.currency, i.weight, i.stock,
           p.group_shipment is not null as grouped, p.name, p.artist_name,
           i.name as item_name, p.category, p.picture, b.barcode
      from items i join projects p on p.id = i.project_id left join barcodes b on b.item_id = i.id and b.quantity = 1
        and b.kind <> 'house'
     where p.step = any($1)
     order by md5(p.id::text), i.position`,
    [ProjectStep.values.filter(isLaunched)],
  );
  return rows;
}

/** Loads all accounts with the role user. */
export async function readBuyers(client: pg.ClientBase): Promise<Buyer[]> {
  const { rows } = await client.query<Buyer>(`
    select id, name, firstname, lastname, email, phone, address, zip_code, city, state, country_id, currency, lang
      from users where role = 'user' order by id`);
  return rows;
}

export async function readShopNames(client: pg.ClientBase): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from shops');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Tables loaded with explicit ids, whose sequences must be advanced. */
const TABLES_WITH_EXPLICIT_IDS = [
  'users',
  'artists',
  'labels',
  'shops',
  'projects',
  'items',
  'barcodes',
  'songs',
  'orders',
  'shop_orders',
  'order_lines',
  'shipments',
  'payments',
  'manual_orders',
  'manual_order_lines',
  'refunds',
  'disputes',
  'payouts',
  'payout_rows',
];

/**
 * Sets every id sequence to the number after the highest id. Rolled-back loads consume numbers, and some rows reference
 * others by the id that a first load assigns.
 */
export async function alignSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, a.attrelid::regclass::text as table, quote_ident(a.attname) as column
       from pg_attribute a join pg_class t on t.oid = a.attrelid
       join pg_depend d on d.refobjid = a.attrelid and d.refobjsubid = a.attnum and d.deptype = 'i'
      where t.relnamespace = 'public'::regnamespace and a.attidentity <> ''`,
  );
  for (const { sequence, table, column } of rows) {
    const { rows: states } = await client.query<{ next: number; expected: number }>(
      `select (last_value + is_called::int)::int as next, (select coalesce(max(${column}), 0) + 1 from ${table}) as expected
         from ${sequence}`,
    );
    const [{ next, expected } = { next: 1, expected: 1 }] = states;
    // unlike setval, part of the transaction
    if (next !== expected) await client.query(`alter sequence ${sequence} restart with ${expected}`);
  }
}

/** Recomputes stored sums and id sequences after the load. */
export async function recomputeCounters(client: pg.ClientBase): Promise<void> {
  await client.query(`
    update projects set sold = counted.sold
      from (select l.project_id, sum(l.quantity)::int as sold from order_lines l
              join orders o on o.id = l.order_id where o.status <> 'cancelled' group by l.project_id) counted
     where counted.project_id = projects.id`);
  await client.query(`
    update users set orders_count = counted.orders, last_seen_at = counted.latest
      from (select user_id, count(*)::int as orders, max(created_at) as latest from orders group by user_id) counted
     where counted.user_id = users.id`);
  await advanceSequences(client);
}

/** Advances id sequences past the rows loaded with explicit ids. */
export async function advanceSequences(client: pg.ClientBase): Promise<void> {
  for (const table of TABLES_WITH_EXPLICIT_IDS) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    );
  }
}
