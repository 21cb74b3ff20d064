import { findState } from '#domain/addresses/state-names.ts';
import { inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import type { Written } from './kind.ts';
import { type OrderPlan, UNTOLD } from './order-plan.ts';
import { orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { sum } from '#domain/money.ts';

/** Writes imported orders with shop orders and lines in bulk. */
export async function writeOrders(tx: Transaction, plans: readonly OrderPlan[]): Promise<Written[]> {
  const names = await shopNames(tx, plans);
  const inserted = await tx
    .insert(orders)
    .values(plans.map((plan) => orderValues(plan, names)))
    .returning({ id: orders.id, version: orders.version, import_number: orders.import_number });
  const ids = new Map(inserted.map((row) => [row.import_number, row]));
  const idOf = ({ number }: OrderPlan): number => ids.get(number)?.id ?? 0;
  const parts = await tx
    .insert(shopOrders)
    .values(plans.flatMap((plan) => partValues(plan, idOf(plan))))
    .returning({ id: shopOrders.id, order_id: shopOrders.order_id, shop_id: shopOrders.shop_id });
  const partOf = new Map(parts.map(({ id, order_id, shop_id }) => [`${order_id} ${shop_id}`, id]));
  await tx.insert(orderLines).values(plans.flatMap((plan) => lineValues(plan, idOf(plan), partOf)));
  await countOrders(tx, plans);
  return plans.map((plan) => {
    const { number, source, email, sums, currency } = plan;
    const after = { import_source: source, import_number: number, email, total: sums.total, currency };
    return { record_id: idOf(plan), before: null, after: { ...after, version: ids.get(number)?.version ?? 1 } };
  });
}

async function shopNames(tx: Transaction, plans: readonly OrderPlan[]): Promise<Map<number, string>> {
  const ids = [...new Set(plans.flatMap(({ byShop }) => [...byShop.keys()]))];
  const rows = await tx.select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Updates the order counts of accounts. */
async function countOrders(tx: Transaction, plans: readonly OrderPlan[]): Promise<void> {
  const paid = plans.flatMap(({ user, payment_status }) => (user && payment_status === 'paid' ? user.id : []));
  if (paid.length === 0) return;
  await tx.execute(sql`update ${users} set orders_count = orders_count + counted.orders
    from (select id, count(*)::int as orders from unnest(${sql.param(paid)}::int[]) as account (id) group by id order by id) counted
    where ${users.id} = counted.id`);
}

function orderValues(plan: OrderPlan, names: ReadonlyMap<number, string>): typeof orders.$inferInsert {
  const { lead, sums, name, lines, user, byShop } = plan;
  const { currency, status, payment_status, created_at, paid_at, sent_at, email } = plan;
  const said = (field: string): string | null => {
    const value = lead.values[field];
    return typeof value === 'string' ? value : null;
  };
  const net = sums.total - sums.vat;
  return {
    ...{ currency, status, payment_status, created_at, paid_at, sent_at, email, ...sums },
    // the other shop issued the invoice
    accounting_review: 'valid',
    user_id: user?.id ?? null,
    lang: user?.lang ?? 'en',
    vat_rate: sums.vat > 0 && net > 0 ? Math.round((sums.vat / net) * 1000) / 10 : 0,
    items_count: sum(lines.map(({ quantity }) => quantity)),
    customer_name: name.whole,
    firstname: name.firstname,
    lastname: name.lastname,
    phone: said('phone'),
    company: said('company'),
    address: said('address') ?? UNTOLD,
    address2: said('address2'),
    zip_code: said('zip_code') ?? UNTOLD,
    city: said('city') ?? UNTOLD,
    state: findState(String(lead.values.country_id), said('state') ?? '') ?? null,
    country_id: lead.values.country_id as (typeof orders.$inferInsert)['country_id'],
    shops: [...byShop.keys()].map((id) => names.get(id) ?? '').join(', '),
    comment: said('comment'),
    import_source: plan.source,
    import_number: plan.number,
  };
}

function partValues({ byShop, status }: OrderPlan, order_id: number): (typeof shopOrders.$inferInsert)[] {
  const own = status === 'completed' ? 'delivered' : status === 'cancelled' ? 'cancelled' : 'pending';
  return [...byShop].map(([shop_id, sums]) => ({ order_id, shop_id, status: own, ...sums }));
}

function lineValues(
  { lines }: OrderPlan,
  order_id: number,
  partOf: ReadonlyMap<string, number>,
): (typeof orderLines.$inferInsert)[] {
  return lines.map(({ item, quantity, price, total }) => ({
    ...{ order_id, shop_order_id: partOf.get(`${order_id} ${item.shop_id}`) ?? 0, quantity, price, total },
    project_id: item.project_id,
    item_id: item.id,
    name: item.name,
    artist_name: item.artist_name,
    item_name: item.item_name,
    category: item.category,
    picture: item.picture,
    barcode: item.barcode,
  }));
}
