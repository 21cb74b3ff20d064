import { isLaunched } from '#domain/statuses.ts';
import type { Currency, ProjectCategory, ProjectType, ShopType } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import type { Account } from '#server/core/api/handler.ts';
import {
  DUE_PRICES,
  type DuePrices,
  GUARD_COLUMNS,
  type Guarded,
  isForPros,
  isInsider,
  isInWindow,
  ownBarcode,
  PARCEL_SHOP,
  seesPro,
  type Shelf,
  withDue,
} from '#server/modules/catalogue/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { executePrepared } from '#server/core/database/prepared.ts';

/** An item as the database sells it; `price` is minor in its `currency`, `shop_id` the shop whose parcel it travels in. */
export type SellableItem = Guarded & {
  item_id: number;
  project_id: number;
  item_name: string;
  price: number;
  currency: Currency;
  /** Prices of its own in other currencies. */
  own_prices: Partial<Record<Currency, number>>;
  stock: number;
  weight: number;
  barcode: string | null;
  name: string;
  artist_name: string;
  picture: string | null;
  category: ProjectCategory;
  type: ProjectType;
  ends_at: string | null;
  shop_id: number;
  shop_name: string;
  shop_type: ShopType;
};

/**
 * The items of a cart by their number. With `lock` their projects and they themselves stay as they are until the
 * transaction ends; everybody locks in the same order, so two checkouts never wait for each other in a circle.
 */
export async function readItems(
  db: Queryable,
  ids: Iterable<number>,
  lock = false,
): Promise<Map<number, SellableItem>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const query = sql`
    select i.id as item_id, i.project_id, i.name as item_name, i.price, i.currency, i.own_prices, ${DUE_PRICES} as due, i.stock, i.weight,
      ${ownBarcode(sql`i.id`)} as barcode,
      p.name, p.artist_name, coalesce(p.picture, p.id::text) as picture, p.category, p.type, p.ends_at, ${GUARD_COLUMNS},
      shop.id as shop_id, shop.name as shop_name, shop.type as shop_type
    from projects p join items i on i.project_id = p.id join shops shop on shop.id = ${PARCEL_SHOP}
    where i.id = any(${sql.param(wanted)}::int[])
    order by p.id, i.id ${lock ? sql`for no key update of p, i` : sql``}`;
  const name = lock ? 'lock_sellable_items' : 'sellable_items';
  const { rows } = await executePrepared<SellableItem & { due: DuePrices }>(db, name, query);
  return new Map(rows.map(({ due, ...row }) => [row.item_id, withDue(row, due)]));
}

/** Whether somebody can buy an item now: she may see its project, it is launched, and ordering it has not ended. */
export function isSellable(
  item: SellableItem,
  user: Account | undefined,
  shelves: readonly Shelf[],
  now: Date,
): boolean {
  if (!isLaunched(item.step)) return false;
  if (item.ends_at !== null && new Date(item.ends_at) <= now) return false;
  if (isInsider(user, item)) return true;
  return isInWindow(item) && (seesPro(user) || !isForPros(item.categories, shelves));
}
