import { unwrap } from '#generated/client/unwrap.ts';
import { remembered } from '../api/remembered.ts';
import type { Visit } from '../visit/visit.server.ts';
import { FIRST_MENU, type MenuRows } from './first-menu.ts';
import { shopMenu, type ShopMenu } from './shop-menu.ts';

const remember = remembered<boolean, MenuRows>(15_000);

/**
 * The shop's menus for a visitor, at most 15 seconds old; those the shop began with when the API does not say, since no page
 * should fail over it.
 */
export async function loadShopMenu({ api }: Visit, user: { pro?: boolean | null } | undefined): Promise<ShopMenu> {
  const ask = () => Promise.all([unwrap(api.GET('/categories')), unwrap(api.GET('/genres'))]);
  const [categories, genres] = await remember(user?.pro === true, ask).catch(() => FIRST_MENU);
  return shopMenu(categories, genres, user);
}
