import type { SitePath } from '#domain/routes.ts';
import type { MessageKey } from '../locale/translate.ts';

/** One link of a menu; `to` is an English path. */
export interface MenuLink {
  readonly key: MessageKey;
  readonly to: SitePath;
}

/** The link to the whole shop. */
export const SHOP_LINK: MenuLink = { key: 'nav.vinyl_shop', to: '/vinyl-shop' };

/** Pages about the company, in header and footer. */
export const COMPANY_MENU: readonly MenuLink[] = [
  { key: 'nav.how_it_works', to: '/how-it-works' },
  { key: 'nav.about', to: '/about' },
];

/** Further pages for artists and about the shop, in the footer. */
export const FOOTER_MENU: readonly MenuLink[] = [
  ...COMPANY_MENU,
  { key: 'content.get_quote', to: '/quote' },
  { key: 'footer.partners', to: '/partners' },
  { key: 'footer.contact', to: '/contact' },
  { key: 'footer.terms', to: '/terms' },
  { key: 'footer.return_policy', to: '/return-and-refund-policy' },
];

/** The account menu. */
export const ACCOUNT_MENU: readonly MenuLink[] = [
  { key: 'user_menu.settings', to: '/my-account' },
  { key: 'user_menu.orders', to: '/my-account/orders' },
];
