import type { SitePath } from '#domain/routes.ts';
import type { MessageKey } from '../locale/translate.ts';

/** One link of a menu; `to` is an English address. */
export interface MenuLink {
  readonly key: MessageKey;
  readonly to: SitePath;
}

/** The whole shop, beside the shelves that staff puts into its menus. */
export const SHOP_LINK: MenuLink = { key: 'nav.vinyl_shop', to: '/vinyl-shop' };

/** Pages about the house; beside the shop in the header, and in the footer. */
export const HOUSE_MENU: readonly MenuLink[] = [
  { key: 'nav.how_it_works', to: '/how-it-works' },
  { key: 'nav.about', to: '/about' },
];

/** What the account menu offers to who is signed in. */
export const ACCOUNT_MENU: readonly MenuLink[] = [
  { key: 'user_menu.settings', to: '/my-account' },
  { key: 'user_menu.orders', to: '/my-account/orders' },
];
