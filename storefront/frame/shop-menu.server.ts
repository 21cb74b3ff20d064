import { unwrap } from '#generated/client/unwrap.ts';
import type { Visit } from '../visit/visit.server.ts';
import { FIRST_MENU, type MenuRows } from './first-menu.ts';
import { shopMenu, type ShopMenu } from './shop-menu.ts';

const KEPT_MS = 15_000;
const kept = new Map<boolean, { until: number; rows: Promise<MenuRows> }>();

/**
 * The shop's menus for a visitor, at most 15 seconds old; those the shop began with when the API does not say, since no page
 * should fail over it.
 */
export async function loadShopMenu({ api }: Visit, user: { pro?: boolean | null } | undefined): Promise<ShopMenu> {
  const pro = user?.pro === true;
  let known = kept.get(pro);
  if (!known || known.until < Date.now()) {
    const rows = Promise.all([unwrap(api.GET('/categories')), unwrap(api.GET('/genres'))]);
    known = { until: Date.now() + KEPT_MS, rows };
    kept.set(pro, known);
    rows.catch(() => kept.delete(pro));
  }
  const [categories, genres] = await known.rows.catch(() => FIRST_MENU);
  return shopMenu(categories, genres, user);
}
