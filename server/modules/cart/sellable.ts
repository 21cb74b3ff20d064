import { isLaunched } from '#domain/statuses.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf } from '#server/core/database/selection.ts';
import {
  DUE_PRICES,
  VISIBILITY_COLUMNS,
  isProOnly,
  canSeeUnpublished,
  isPublicProject,
  items,
  selectOwnBarcode,
  PARCEL_SHOP,
  projects,
  canSeePro,
  type Shelf,
  applyDuePrices,
} from '#server/modules/catalogue/index.ts';
import { shops } from '#server/modules/shops/index.ts';

const p = alias(projects, 'p');
const i = alias(items, 'i');
const shop = alias(shops, 'shop');

/**
 * `price` is in minor units of `currency`, `shop_id` the shop of its parcel, `due` prices that are already effective.
 */
const SELLABLE = {
  item_id: i.id,
  item_name: i.name,
  ...columnsOf(i, 'project_id', 'price', 'currency', 'own_prices', 'stock', 'weight'),
  due: DUE_PRICES,
  barcode: selectOwnBarcode(sql`i.id`),
  ...columnsOf(p, 'name', 'artist_name', 'category', 'type', 'goal', 'sold', 'funded_at', 'ends_at'),
  picture: sql<string>`coalesce(${p.picture}, ${p.id}::text)`,
  ...VISIBILITY_COLUMNS,
  shop_id: shop.id,
  shop_name: shop.name,
  shop_type: shop.type,
};

/** A sellable item. */
export type SellableItem = Omit<RowOf<typeof SELLABLE>, 'due'>;

/** Reads the items of a cart by id. With `lock` locks projects and items, in id order to avoid deadlocks. */
export async function readItems(
  db: Queryable,
  ids: Iterable<number>,
  lock = false,
): Promise<Map<number, SellableItem>> {
  const itemIds = [...new Set(ids)];
  if (itemIds.length === 0) return new Map();
  const name = lock ? 'lock_sellable_items' : 'sellable_items';
  const query = (columns: SQL) => sql`
    select ${columns}
    from projects p join items i on i.project_id = p.id join shops shop on shop.id = ${PARCEL_SHOP}
    where i.id = any(${sql.param(itemIds)}::int[])
    order by p.id, i.id ${lock ? sql`for no key update of p, i` : sql``}`;
  const rows = await readRows(db, SELLABLE, query, name);
  return new Map(rows.map(({ due, ...row }) => [row.item_id, applyDuePrices(row, due)]));
}

/** Whether a user can buy an item: the project is visible, launched and open for orders. */
export function isSellable(
  item: SellableItem,
  user: Account | undefined,
  shelves: readonly Shelf[],
  now: Date,
): boolean {
  if (!isLaunched(item.step)) return false;
  if (item.ends_at !== null && item.ends_at <= now) return false;
  if (canSeeUnpublished(user, item)) return true;
  return isPublicProject(item) && (canSeePro(user) || !isProOnly(item.categories, shelves));
}
