import { isCategoryVisible } from '#domain/catalogue/categories.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { createSharedCache } from '../api/shared-cache.ts';
import type { Visit } from '../visit/visit.server.ts';
import { DEFAULT_MENU, type MenuRows } from './default-menu.ts';
import { buildShopMenu, type MenuUser, type ShopMenu } from './shop-menu.ts';

/** Menu rows by the version of the data and by whether the visitor sees categories for professionals. */
const loadCached = createSharedCache<string, MenuRows>(15_000);

/** Loads the shop's menus for a visitor, cached for 15 seconds. Falls back to the seeded menus when the API fails. */
export async function loadShopMenu({ api, dataVersion }: Visit, user: MenuUser): Promise<ShopMenu> {
  const load = () => Promise.all([unwrap(api.GET('/categories')), unwrap(api.GET('/genres'))]);
  const key = `${dataVersion}:${isCategoryVisible({ pro_only: true }, user)}`;
  const [categories, genres] = await loadCached(key, load).catch(() => DEFAULT_MENU);
  return buildShopMenu(categories, genres, user);
}
