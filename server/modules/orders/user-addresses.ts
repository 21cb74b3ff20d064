import { uniqBy } from 'es-toolkit';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { OrderAddress } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { orders } from './orders.table.ts';

/** Orders whose addresses are read, and addresses that are returned. */
const MAX_ORDERS = 50;
const MAX_ADDRESSES = 8;

/** Columns of an address that orders and accounts have in common. */
const selectAddress = <Table extends typeof orders | typeof users>(table: Table) => ({
  ...{ firstname: table.firstname, lastname: table.lastname, company: table.company },
  ...{ address: table.address, address2: table.address2, zip_code: table.zip_code, city: table.city },
  ...{ state: table.state, country_id: table.country_id, phone: table.phone },
});

type AddressRow = { readonly [Name in keyof OrderAddress]: OrderAddress[Name] | null };

/** Lists the caller's addresses: that of the account, then those of paid orders, latest first, each once. */
export async function listUserAddresses({ context, user }: Call<'listUserAddresses'>): Promise<OrderAddress[]> {
  const { id } = requireAccount(user);
  const [own, ordered] = await Promise.all([
    context.db.select(selectAddress(users)).from(users).where(eq(users.id, id)),
    context.db
      .select(selectAddress(orders))
      .from(orders)
      .where(and(eq(orders.user_id, id), isNotNull(orders.paid_at)))
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(MAX_ORDERS),
  ]);
  const found = [...own, ...ordered].flatMap((row) => toAddress(row) ?? []);
  return uniqBy(found, getKey).slice(0, MAX_ADDRESSES);
}

/** The address of a row; undefined when an account has none. */
function toAddress({ zip_code, ...row }: AddressRow): OrderAddress | undefined {
  const { firstname, lastname, address, city, country_id } = row;
  if (!firstname || !lastname || !address || !city || !country_id) return undefined;
  return { ...row, ...{ firstname, lastname, address, city, country_id }, zip_code: zip_code ?? '' };
}

/** Equal for two spellings of an address. The phone number is no part of it. */
function getKey({ phone: _, ...address }: OrderAddress): string {
  return Object.values(address)
    .map((part) => (part ?? '').trim().toLowerCase())
    .join('\n');
}
