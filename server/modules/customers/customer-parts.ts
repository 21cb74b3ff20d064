import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import type { Country } from '#generated/enums.ts';
import { clientResource } from '#generated/resources.ts';
import type { Customer, CustomerAddress, CustomerFigure } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnyCall } from '#server/core/api/handler.ts';
import type { CustomerRow } from '#server/modules/accounts/index.ts';
import { readRelated } from './related.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import { columnsOf, readRows, type RowOf, seconds } from '#server/core/database/selection.ts';
import { orders } from '#server/modules/orders/index.ts';
import { toWire, withAmounts } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Condition for the orders `o` of a customer: those of the account, and guest orders with the same e-mail. */
export const selectOrders = ({ user_id, email }: Pick<CustomerRow, 'user_id' | 'email'>): SQL =>
  sql`(o.user_id = ${user_id} or o.user_id is null and lower(o.email) = ${email})`;

/** Reads the details of a customer besides its columns. */
export async function readCustomerParts(
  customer: CustomerRow,
  call: AnyCall,
  db: Queryable,
): Promise<Pick<Customer, 'figures' | 'addresses' | 'related'>> {
  const [figures, addresses, related] = await readTogether(db, [
    () => readFigures(db, customer),
    () => readAddresses(db, customer),
    () => readRelated(db, customer, call),
  ]);
  return { figures, addresses, related };
}

const o = alias(orders, 'o');

/** Amounts in minor units of `currency`. */
const FIGURES = {
  currency: o.currency,
  orders: sql<number>`count(*)::int`,
  paid: sql<number>`sum(total)::float8`,
  refunded: sql<number>`sum(refunded)::float8`,
};

async function readFigures(db: Queryable, customer: CustomerRow): Promise<CustomerFigure[]> {
  const rows = await readRows(
    db,
    FIGURES,
    (columns) => sql`
    select ${columns} from orders o where ${selectOrders(customer)} and paid_at is not null and status <> 'cancelled'
    group by currency order by 2 desc, 1`,
  );
  return rows.map((row) => withAmounts(row, row.currency, ['paid', 'refunded']));
}

const ADDRESS_COLUMNS = columnsOf(
  o,
  'customer_name',
  'company',
  'address',
  'address2',
  'zip_code',
  'city',
  'state',
  'country_id',
);
const ADDRESS_SELECTION = {
  ...ADDRESS_COLUMNS,
  phone: sql<string | null>`max(phone)`,
  orders: sql<number>`count(*)::int`,
  last_at: seconds(sql`max(created_at)`),
};
type Address = RowOf<typeof ADDRESS_SELECTION>;

const ADDRESS_LIMIT = 20;

async function readAddresses(db: Queryable, customer: CustomerRow): Promise<CustomerAddress[]> {
  const rows = await readRows(
    db,
    ADDRESS_SELECTION,
    (columns) => sql`
    select ${columns} from orders o where ${selectOrders(customer)} and pickup is null
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by max(created_at) desc limit ${ADDRESS_LIMIT}`,
  );
  const isSaved = (row: Address) =>
    customer.user_id !== null && row.address === customer.address && row.zip_code === customer.zip_code;
  const orderAddresses = rows.map((row) => {
    const { country_id, phone, orders, last_at } = row;
    return { lines: formatLines(row), country_id, phone, saved: isSaved(row), orders, last_at };
  });
  if (!customer.address || customer.user_id === null || rows.some(isSaved)) return orderAddresses;
  const { name, address, zip_code, city, country_id, phone } = customer;
  const postalAddress = {
    ...customer,
    customer_name: name,
    address,
    address2: null,
    zip_code: zip_code ?? '',
    city: city ?? '',
  };
  const lines = formatLines(postalAddress);
  return [{ lines, country_id, phone, saved: true, orders: 0, last_at: null }, ...orderAddresses];
}

type PostalAddress = Omit<RowOf<typeof ADDRESS_COLUMNS>, 'country_id'> & { country_id: Country | null };

function formatLines({ customer_name, ...row }: PostalAddress): string[] {
  return formatPostalAddress({ ...row, name: customer_name });
}

/** The response of an action: the customer with details and its ETag. */
export async function viewCustomer(call: AnyCall, row: CustomerRow): Promise<Customer> {
  call.reply.header('etag', `"${row.version}"`);
  const wire = toWire(clientResource.fields, row) as Customer;
  return { ...wire, ...(await readCustomerParts(row, call, call.context.db)) };
}
