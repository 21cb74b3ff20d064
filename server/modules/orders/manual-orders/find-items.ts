// Look-ups for drafts: items, and customers with earlier addresses.
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import type { KnownCustomer, ManualOrderItem } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { withAmounts } from '#server/core/api/wire.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import { buildMatchOrder, items, matching, selectOwnBarcode, projects } from '#server/modules/catalogue/index.ts';

const MAX_RESULTS = 20;
/** Maximum number of matching projects considered. */
const MAX_PROJECTS = 60;
/** Maximum number of matching accounts and orders considered. */
const MAX_CUSTOMERS = 500;

const p = alias(projects, 'p');
const i = alias(items, 'i');

const ITEM = {
  item_id: i.id,
  project_id: p.id,
  ...columnsOf(p, 'name', 'artist_name', 'category'),
  item_name: i.name,
  picture: sql<string>`coalesce(${p.picture}, ${p.id}::text)`,
  barcode: selectOwnBarcode(sql`i.id`),
  ...columnsOf(i, 'stock', 'price', 'currency'),
};

/** Finds items by words of their project or by barcode, best matches first. */
export async function adminFindManualItems({
  context,
  query,
}: Call<'adminFindManualItems'>): Promise<ManualOrderItem[]> {
  const term = query.q.trim();
  const barcode = normaliseBarcode(term);
  const column = sql`p.search`;
  const { condition } = matching(term, column);
  const rows = await readRows(
    context.reads,
    ITEM,
    (columns) => sql`
    with hits as (
      (select p.id, 0 as place from projects p join items i on i.project_id = p.id
        join barcodes b on b.item_id = i.id where b.barcode = ${barcode})
      union all
      (select p.id, 0 from projects p where p.barcode = ${barcode})
      union all
      (select p.id, row_number() over (order by ${buildMatchOrder(term, column)})::int from projects p
        where ${condition} order by 2 limit ${MAX_PROJECTS})),
    matches as (select id, min(place) as place from hits group by id)
    select ${columns}
    from matches join projects p on p.id = matches.id join items i on i.project_id = p.id
    order by exists (select from barcodes b where b.item_id = i.id and b.barcode = ${barcode}) desc,
      matches.place, p.id, i.position, i.id limit ${MAX_RESULTS}`,
  );
  return rows.map((row) => withAmounts(row, row.currency, ['price']));
}

const ADDRESS = alias(users, 'addresses');

const CUSTOMER = {
  user_id: sql<number | null>`user_id`,
  ...columnsOf(ADDRESS, 'name', 'email'),
  ...columnsOf(ADDRESS, 'firstname', 'lastname', 'phone', 'company', 'address', 'address2', 'zip_code', 'city'),
  vat_number: sql<string | null>`vat_number`,
  ...columnsOf(ADDRESS, 'state', 'country_id', 'lang', 'currency', 'orders_count'),
};

/** Finds accounts and earlier customers by name or e-mail, each address once, by number of orders. */
export async function adminFindKnownCustomers({
  context,
  query,
}: Call<'adminFindKnownCustomers'>): Promise<KnownCustomer[]> {
  const { condition: userCondition } = matching(query.q, sql`u.search`);
  const { condition: orderCondition } = matching(query.q, sql`o.search`);
  const address = sql`firstname, lastname, phone, company, address, address2, zip_code, city, state, country_id, lang, currency`;
  return readRows(
    context.reads,
    CUSTOMER,
    (columns) => sql`
    with accounts as (select id as user_id, email, name, ${address}, null as vat_number, 0 as ordered,
        null::timestamptz as latest
        from users u where ${userCondition} and u.role in ('user', 'artist') limit ${MAX_CUSTOMERS}),
    purchases as (select user_id, lower(email) as email, customer_name as name, ${address}, vat_number,
        1 as ordered, created_at as latest
        from orders o where ${orderCondition} limit ${MAX_CUSTOMERS}),
    candidates as (select * from accounts union all select * from purchases),
    addresses as (select distinct on (email, lower(coalesce(address, '')), coalesce(zip_code, '')) candidates.*,
        sum(ordered) over (partition by email, lower(coalesce(address, '')), coalesce(zip_code, ''))::int as orders_count
      from candidates order by email, lower(coalesce(address, '')), coalesce(zip_code, ''), latest desc nulls last)
    select ${columns}
    from addresses order by orders_count desc, latest desc nulls last, email limit ${MAX_RESULTS}`,
  );
}
