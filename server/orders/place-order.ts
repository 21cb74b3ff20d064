import { sum } from '#domain/money.ts';
import type { ShopSums, Totals } from '#domain/totals.ts';
import type { Currency, Language } from '#generated/enums.ts';
import type { Customer, PickupAddress } from '#generated/schemas.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import { problem } from '#server/api/problem.ts';
import { sizesText, type CartLine } from '#server/cart/fill.ts';
import { items, projects } from '#server/catalogue/catalogue.table.ts';
import { announceChange } from '#server/changes/announce-change.ts';
import { orderLines, orders, shopOrders } from '#server/orders/orders.table.ts';
import type { Queryable } from '#server/platform/database.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Who buys, and what else an order keeps besides its lines and sums. */
export interface Purchase {
  readonly customer: Customer;
  readonly user_id: number | null | undefined;
  /** stands for the attempt to pay; null for an order that no card pays */
  readonly cart_id: string | null;
  readonly manual_order_id?: number;
  readonly currency: Currency;
  readonly pickup: PickupAddress | null;
  readonly promo_code: string | null | undefined;
  readonly origin?: string | null;
  readonly is_gift?: boolean;
  readonly lang: Language;
  readonly comment?: string | null;
  readonly now: Date;
}

/** Writes what was priced as a pending order and takes its copies from stock. Throws 409 when some are gone. */
export async function placeOrder(tx: Queryable, purchase: Purchase, totals: Totals<CartLine>): Promise<OrderRow> {
  const lines = totals.shops.flatMap((shop) => shop.lines.map(({ line }) => line));
  await takeStock(
    tx,
    lines.map(({ row, quantity }) => ({ item_id: row.item_id, project_id: row.project_id, quantity })),
  );
  const [order] = await tx
    .insert(orders)
    .values(orderValues(purchase, totals, lines))
    .returning();
  if (!order) throw new Error('The database did not answer the order.');
  const parts = await tx
    .insert(shopOrders)
    .values(totals.shops.map((shop) => shopOrderValues(order.id, shop)))
    .returning({ id: shopOrders.id, shop_id: shopOrders.shop_id });
  const partOf = new Map(parts.map(({ id, shop_id }) => [shop_id, id]));
  await tx
    .insert(orderLines)
    .values(totals.shops.flatMap((shop) => lineValues(order.id, partOf.get(shop.shop_id) ?? 0, shop)));
  await announceChange(tx, { resource: 'orders', id: order.id, action: 'create' });
  return order;
}

function orderValues(
  { customer, now, is_gift = false, ...purchase }: Purchase,
  totals: Totals<CartLine>,
  lines: readonly CartLine[],
): typeof orders.$inferInsert {
  return {
    ...purchase,
    is_gift,
    items: totals.items,
    discount: totals.discount,
    shipping: totals.shipping,
    vat: totals.vat,
    vat_rate: totals.vat_rate,
    total: totals.total,
    items_count: sum(lines.map(({ quantity }) => quantity)),
    customer_name: customerName(customer),
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: customer.email,
    phone: customer.phone,
    company: customer.company,
    address: customer.address,
    address2: customer.address2,
    zip_code: customer.zip_code,
    city: customer.city,
    country_id: customer.country_id,
    shops: [...new Set(lines.map(({ row }) => row.shop_name))].join(', '),
    created_at: now,
  };
}

/** The name staff and parcels show. */
export function customerName({ firstname, lastname }: Pick<Customer, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}

/** Whether something is paid before it is there: it travels when it is pressed. */
export function isPreorder({ row }: Pick<CartLine, 'row'>): boolean {
  return row.type === 'preorder' || row.type === 'crowdfunding';
}

function shopOrderValues(order_id: number, shop: ShopSums<CartLine>): typeof shopOrders.$inferInsert {
  const { shop_id, shipping_type, items: amount, discount, shipping, vat, total, lines } = shop;
  const status = lines.some(({ line }) => isPreorder(line)) ? 'preorder' : 'pending';
  return { order_id, shop_id, status, shipping_type, items: amount, discount, shipping, vat, total };
}

function lineValues(
  order_id: number,
  shop_order_id: number,
  shop: ShopSums<CartLine>,
): (typeof orderLines.$inferInsert)[] {
  return shop.lines.map(({ line, price, items: total }) => ({
    ...{ order_id, shop_order_id, quantity: line.quantity, price, total, comment: line.item.comment },
    ...soldAs(line),
  }));
}

/** What a line keeps of its item as it was sold. */
export function soldAs({ row, item }: Pick<CartLine, 'row' | 'item'>) {
  const sizes = sizesText(item);
  return {
    project_id: row.project_id,
    item_id: row.item_id,
    name: row.name,
    artist_name: row.artist_name,
    // whoever packs it reads the sizes with the name
    item_name: sizes ? `${row.item_name} (${sizes})` : row.item_name,
    category: row.category,
    picture: row.picture,
    barcode: row.barcode,
  };
}

/** Copies by what they are copies of. */
export interface Copies {
  readonly item_id: number;
  readonly project_id: number;
  readonly quantity: number;
}

/** Takes copies away; their items must be locked (`readItems`), so that what was there a moment ago still is. Throws 409. */
export async function takeStock(tx: Queryable, copies: readonly Copies[]): Promise<void> {
  const taken = await moveStock(
    tx,
    copies.map((one) => ({ ...one, quantity: -one.quantity })),
  );
  if (!taken) throw problem(409, 'out_of_stock');
}

/** Puts copies back; locks what it changes in the order everybody does. */
export async function returnStock(tx: Queryable, lines: readonly Copies[]): Promise<void> {
  const ids = lines.map(({ item_id }) => item_id);
  await lockProjects(
    tx,
    lines.map(({ project_id }) => project_id),
  );
  await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, ids))
    .orderBy(asc(items.project_id), asc(items.id))
    .for('no key update');
  await moveStock(tx, lines);
}

/** Lets nobody else change these projects until the transaction ends. */
export async function lockProjects(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
    .orderBy(asc(projects.id))
    .for('no key update');
}

/**
 * Adds copies to items and to the sums their projects keep; false when an item has not enough to take away. The projects
 * get a new version, so that nobody saves over it the stock she saw before.
 */
async function moveStock(tx: Queryable, lines: readonly Copies[]): Promise<boolean> {
  const byItem = summed(lines, 'item_id');
  const moved = await tx.execute(sql`
    update items set stock = stock + change.quantity from ${changes(byItem)} change (id, quantity)
    where items.id = change.id and stock + change.quantity >= 0`);
  await tx.execute(sql`
    update projects set stock = stock + change.quantity, version = version + 1
    from ${changes(summed(lines, 'project_id'))} change (id, quantity)
    where projects.id = change.id`);
  return moved.rowCount === byItem.size;
}

/** Counts copies of projects as sold, or with `sign` −1 no longer. */
export async function countSold(tx: Queryable, copies: readonly Copies[], sign: 1 | -1 = 1): Promise<void> {
  const byProject = new Map([...summed(copies, 'project_id')].toSorted(([one], [other]) => one - other));
  await lockProjects(tx, [...byProject.keys()]);
  await tx.execute(sql`
    update projects set sold = greatest(sold + ${sign}::int * change.quantity, 0), version = version + 1
    from ${changes(byProject)} change (id, quantity) where projects.id = change.id`);
}

/** Copies by item or project, each once. */
export function summed(lines: readonly Copies[], key: 'item_id' | 'project_id'): Map<number, number> {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line[key], (sums.get(line[key]) ?? 0) + line.quantity);
  return sums;
}

/** Numbers by id as rows to join with. */
function changes(byId: ReadonlyMap<number, number>) {
  return sql`unnest(${sql.param([...byId.keys()])}::int[], ${sql.param([...byId.values()])}::int[])`;
}
