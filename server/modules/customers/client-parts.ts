import { addressLines } from '#domain/addresses/format-address.ts';
import { fromMinor } from '#domain/money.ts';
import type { Country, Currency } from '#generated/enums.ts';
import { clientResource } from '#generated/resources.ts';
import type { Client, ClientAddress, ClientFigure } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import type { ClientRow } from '#server/modules/accounts/index.ts';
import { relatedOf } from './related.ts';
import { toWire } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** The orders `o` of a client: the account's, and those of a guest by the same e-mail. */
export const ordersOf = ({ user_id, email }: Pick<ClientRow, 'user_id' | 'email'>): SQL =>
  sql`(o.user_id = ${user_id} or o.user_id is null and lower(o.email) = ${email})`;

/** What the page of a customer shows besides its columns. */
export async function clientParts(
  client: ClientRow,
  call: AnyCall,
  db: Queryable,
): Promise<Pick<Client, 'figures' | 'addresses' | 'related'>> {
  const [figures, addresses, related] = await Promise.all([
    figuresOf(db, client),
    addressesOf(db, client),
    relatedOf(db, client, call),
  ]);
  return { figures, addresses, related };
}

async function figuresOf(db: Queryable, client: ClientRow): Promise<ClientFigure[]> {
  const { rows } = await db.execute<{ currency: Currency; orders: number; paid: number; refunded: number }>(sql`
    select currency, count(*)::int as orders, sum(total)::float8 as paid, sum(refunded)::float8 as refunded
    from orders o where ${ordersOf(client)} and paid_at is not null and status <> 'cancelled'
    group by currency order by 2 desc, 1`);
  return rows.map(({ currency, orders, paid, refunded }) => ({
    ...{ currency, orders },
    paid: fromMinor(paid, currency),
    refunded: fromMinor(refunded, currency),
  }));
}

interface Address extends Record<string, unknown> {
  customer_name: string;
  company: string | null;
  address: string;
  address2: string | null;
  zip_code: string;
  city: string;
  state: string | null;
  country_id: Country | null;
  phone: string | null;
  orders: number;
  last_at: number | null;
}

const SHOWN = 20;

async function addressesOf(db: Queryable, client: ClientRow): Promise<ClientAddress[]> {
  const { rows } = await db.execute<Address>(sql`
    select customer_name, company, address, address2, zip_code, city, state, country_id, max(phone) as phone,
      count(*)::int as orders, floor(extract(epoch from max(created_at)))::int as last_at
    from orders o where ${ordersOf(client)} and pickup is null
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by max(created_at) desc limit ${SHOWN}`);
  const isSaved = (row: Address) =>
    client.user_id !== null && row.address === client.address && row.zip_code === client.zip_code;
  const used = rows.map((row) => ({
    lines: linesOf(row),
    country_id: row.country_id,
    phone: row.phone,
    saved: isSaved(row),
    orders: row.orders,
    last_at: row.last_at,
  }));
  if (!client.address || client.user_id === null || rows.some(isSaved)) return used;
  const { name, company, address, zip_code, city, state, country_id, phone } = client;
  const lines = linesOf({
    customer_name: name,
    company,
    address,
    address2: null,
    zip_code: zip_code ?? '',
    city: city ?? '',
    state,
    country_id,
  });
  return [{ lines, country_id, phone, saved: true, orders: 0, last_at: null }, ...used];
}

type Place = 'customer_name' | 'company' | 'address' | 'address2' | 'zip_code' | 'city' | 'state' | 'country_id';

function linesOf({ customer_name, ...row }: Pick<Address, Place>): string[] {
  return addressLines({ ...row, name: customer_name });
}

/** A customer as her page shows her. */
export async function viewClient(call: AnyCall, row: ClientRow): Promise<Client> {
  call.reply.header('etag', `"${row.version}"`);
  const wire = toWire(clientResource.fields, row) as Client;
  return { ...wire, ...(await clientParts(row, call, call.context.db)) };
}
