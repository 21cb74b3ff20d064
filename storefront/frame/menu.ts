import { categoryLink, FIXED_CATEGORIES, type FixedCategory } from '#domain/categories.ts';
import type { MessageKey } from '../locale/translate.ts';

/** One link of a menu; `to` is an English address. */
export interface MenuLink {
  readonly key: MessageKey;
  readonly to: string;
}

function shelf(word: FixedCategory): MenuLink {
  return { key: `categories.${word}`, to: categoryLink(FIXED_CATEGORIES[word]) };
}

/** Submenu of the shop link (§2.6). */
export const SHOP_MENU: readonly MenuLink[] = [{ key: 'nav.vinyl_shop', to: '/vinyl-shop' }, shelf('accessories')];

/** Second-level bar (§2.6) before and after the genres; PRO comes last, for those who may see it. */
export const BAR_BEFORE_GENRES: readonly MenuLink[] = [shelf('staff_picks'), shelf('exclusives')];
export const BAR_AFTER_GENRES: readonly MenuLink[] = [
  shelf('color_records'),
  shelf('merch'),
  shelf('accessories'),
  shelf('cd_tapes'),
];
export const PRO_LINK: MenuLink = shelf('pro');

/** Shelves in the footer. */
export const FOOTER_SHELVES: readonly MenuLink[] = [
  { key: 'nav.vinyl_shop', to: '/vinyl-shop' },
  ...BAR_BEFORE_GENRES,
  ...BAR_AFTER_GENRES,
];

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
