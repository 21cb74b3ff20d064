import { findState } from '#domain/addresses/state-names.ts';
import { inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import type { WrittenRecord } from './kind.ts';
import { type OrderPlan, PLACEHOLDER } from './order-plan.ts';
import { orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { sum } from '#domain/money.ts';

/** Writes imported orders with shop orders and lines in bulk. */
export async function writeOrders(tx: Transaction, plans: readonly OrderPlan[]): Promise<WrittenRecord[]> {
  const names = await readShopNames(tx, plans);
  const inserted = await tx
    .insert(orders)
    .values(plans.map((plan) => buildOrderValues(plan, names)))
    .returning({ id: orders.id, version: orders.version, import_number: orders.import_number });
  const rowsByNumber = new Map(inserted.map((row) => [row.import_number, row]));
  const getOrderId = ({ number }: OrderPlan): number => rowsByNumber.get(number)?.id ?? 0;
  const parts = await tx
    .insert(shopOrders)
    .values(plans.flatMap((plan) => buildPartValues(plan, getOrderId(plan))))
    .returning({ id: shopOrders.id, order_id: shopOrders.order_id, shop_id: shopOrders.shop_id });
  const partIds = new Map(parts.map(({ id, order_id, shop_id }) => [`${order_id} ${shop_id}`, id]));
  await tx.insert(orderLines).values(plans.flatMap((plan) => buildLineValues(plan, getOrderId(plan), partIds)));
  await addOrderCounts(tx, plans);
  return plans.map((plan) => {
    const { number, source, email, sums, currency } = plan;
    const after = { import_source: source, import_number: number, email, total: sums.total, currency };
    const version = rowsByNumber.get(number)?.version ?? 1;
    return { record_id: getOrderId(plan), before: null, after: { ...after, version } };
  });
}

async function readShopNames(tx: Transaction, plans: readonly OrderPlan[]): Promise<Map<number, string>> {
  const ids = [...new Set(plans.flatMap(({ byShop }) => [...byShop.keys()]))];
  const rows = await tx.select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Adds paid orders to the order counts of accounts. */
async function addOrderCounts(tx: Transaction, plans: readonly OrderPlan[]): Promise<void> {
  const buyerIds = plans.flatMap(({ user, payment_status }) => (user && payment_status === 'paid' ? user.id : []));
  if (buyerIds.length === 0) return;
  await tx.execute(sql`update ${users} set orders_count = orders_count + counted.orders
    from (select id, count(*)::int as orders from unnest(${sql.param(buyerIds)}::int[]) as account (id)
      group by id order by id) counted
    where ${users.id} = counted.id`);
}

function buildOrderValues(plan: OrderPlan, names: ReadonlyMap<number, string>): typeof orders.$inferInsert {
  const { lead, sums, name, lines, user, byShop } = plan;
  const { currency, status, payment_status, created_at, paid_at, sent_at, email } = plan;
  const getText = (field: string): string | null => {
    const value = lead.values[field];
    return typeof value === 'string' ? value : null;
  };
  const net = sums.total - sums.vat;
  return {
    ...{ currency, status, payment_status, created_at, paid_at, sent_at, email, ...sums },
    // invoiced by the other shop
    accounting_review: 'valid',
    user_id: user?.id ?? null,
    lang: user?.lang ?? 'en',
    vat_rate: sums.vat > 0 && net > 0 ? Math.round((sums.vat / net) * 1000) / 10 : 0,
    items_count: sum(lines.map(({ quantity }) => quantity)),
    customer_name: name.fullName,
    firstname: name.firstname,
    lastname: name.lastname,
    phone: getText('phone'),
    company: getText('company'),
    address: getText('address') ?? PLACEHOLDER,
    address2: getText('address2'),
    zip_code: getText('zip_code') ?? PLACEHOLDER,
    city: getText('city') ?? PLACEHOLDER,
    state: findState(String(lead.values.country_id), getText('state') ?? '') ?? null,
    country_id: lead.values.country_id as (typeof orders.$inferInsert)['country_id'],
    shops: [...byShop.keys()].map((id) => names.get(id) ?? '').join(', '),
    comment: getText('comment'),
    import_source: plan.source,
    import_number: plan.number,
  };
}

function buildPartValues({ byShop, status }: OrderPlan, order_id: number): (typeof shopOrders.$inferInsert)[] {
  const partStatus = status === 'completed' ? 'delivered' : status === 'cancelled' ? 'cancelled' : 'pending';
  return [...byShop].map(([shop_id, sums]) => ({ order_id, shop_id, status: partStatus, ...sums }));
}

function buildLineValues(
  { lines }: OrderPlan,
  order_id: number,
  partIds: ReadonlyMap<string, number>,
): (typeof orderLines.$inferInsert)[] {
  return lines.map(({ item, quantity, price, total }) => ({
    ...{ order_id, shop_order_id: partIds.get(`${order_id} ${item.shop_id}`) ?? 0, quantity, price, total },
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
