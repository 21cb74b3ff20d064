import { OrderSumsFields } from '#generated/fields/OrderSums.ts';
import type { CustomerHistory, OrderSums } from '#generated/schemas.ts';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { listNotes } from '#server/resources/notes/notes.ts';
import { orders } from './orders.table.ts';
import { toWire, withAmounts } from '#server/core/api/wire.ts';

const ORDERS_SHOWN = 5;
const NOTES_SHOWN = 3;

/** Purchases in a currency; `total` in minor units. */
const SUMS = {
  currency: orders.currency,
  total: sql<number>`coalesce(sum(total - refunded) filter (where payment_status = 'paid'), 0)::float8`,
  count: sql<number>`(count(*) filter (where payment_status = 'paid'))::int`,
  all: sql<number>`count(*)::int`,
  first_at: sql<number>`floor(extract(epoch from min(created_at)))::int`,
};

/** Other orders, notes and sums of an order's customer, by account, else by e-mail address. */
export async function adminGetOrderCustomer({
  context: { reads },
  params,
}: Call<'adminGetOrderCustomer'>): Promise<CustomerHistory> {
  const [order] = await reads
    .select({ email: orders.email, user_id: orders.user_id })
    .from(orders)
    .where(eq(orders.id, params.id));
  if (!order) throw notFound();
  const { user_id, email } = order;
  const filter = user_id === null ? { email } : { user_id };
  const isOfCustomer = user_id === null ? eq(orders.email, email) : eq(orders.user_id, user_id);
  const isPurchase = and(isOfCustomer, ne(orders.status, 'cancelled'));
  const [sums, rows] = await Promise.all([
    reads
      .select(SUMS)
      .from(orders)
      .where(isPurchase)
      .groupBy(orders.currency)
      .orderBy(desc(SUMS.count), orders.currency),
    reads
      .select()
      .from(orders)
      .where(and(isOfCustomer, ne(orders.id, params.id)))
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(ORDERS_SHOWN),
  ]);
  const notesCondition = or(
    sql`(resource = 'orders' and record_id in (select id from orders where ${isOfCustomer} and id <> ${params.id}))`,
    user_id === null ? undefined : sql`(resource = 'user' and record_id = ${user_id})`,
  );
  return {
    count: sums.reduce((count, { all }) => count + all, 0),
    first_at: sums.length > 0 ? Math.min(...sums.map(({ first_at }) => first_at)) : null,
    sums: sums
      .filter(({ count }) => count > 0)
      .map(({ currency, total, count }) => withAmounts({ currency, total, count }, currency, ['total'])),
    orders: rows.map((row) => toWire(OrderSumsFields, row) as OrderSums),
    notes: await listNotes(reads, notesCondition, NOTES_SHOWN),
    filter,
  };
}
