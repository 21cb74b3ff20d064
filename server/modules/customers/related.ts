import type { ResourceName } from '#generated/resources.ts';
import type { RelatedList } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import type { CustomerRow } from '#server/modules/accounts/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import { getResource } from '#server/resources/get-resource.ts';
import { canList } from '#server/resources/can-list.ts';

interface Related {
  readonly resource: ResourceName;
  /** Field with the account id. */
  readonly account?: string;
  /** Field with the e-mail, for guests and resources without account ids. */
  readonly email?: string;
  /** Field with the customer id. */
  readonly customer?: string;
}

/** Resources listed on the page of a customer, in order. */
export const RELATED: readonly Related[] = [
  { resource: 'orders', customer: 'customer_id' },
  { resource: 'box', account: 'user_id' },
  { resource: 'conversations', account: 'user_id', email: 'email' },
  { resource: 'reviews', account: 'user_id' },
  { resource: 'pass', account: 'user_id', email: 'email' },
  { resource: 'digital-downloads', account: 'user_id' },
  { resource: 'contest-entries', account: 'user_id', email: 'email' },
  { resource: 'quotes', account: 'user_id', email: 'email' },
  { resource: 'orders-manual', account: 'user_id', email: 'email' },
  { resource: 'shops', account: 'user_id' },
  { resource: 'bids', account: 'user_id' },
  { resource: 'mails', email: 'recipient' },
];

/** Reads the non-empty lists of a customer that the caller may read. */
export async function readRelated(db: Queryable, customer: CustomerRow, call: AnyCall): Promise<RelatedList[]> {
  const counts = RELATED.map((related) => () => countRelated(db, customer, call, related));
  const lists = await readTogether(db, counts);
  return lists.filter((list) => list !== undefined);
}

async function countRelated(
  db: Queryable,
  customer: CustomerRow,
  { context, user }: AnyCall,
  { resource, account, email, customer: customerField }: Related,
): Promise<RelatedList | undefined> {
  const runtime = getResource(context, resource);
  if (!runtime || !canList(runtime, user)) return undefined;
  if (customerField) return { resource, count: customer.orders_count, filter: { [customerField]: customer.id } };
  const [field, value] = account && customer.user_id !== null ? [account, customer.user_id] : [email, customer.email];
  const column = runtime.columns[field ?? ''];
  if (!field || !column) return undefined;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${runtime.table} where ${column} = ${value}`,
  );
  const count = rows[0]?.count ?? 0;
  return count > 0 ? { resource, count, filter: { [field]: value } } : undefined;
}
