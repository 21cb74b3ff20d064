import { SERVICE_GROUPS, type Service } from '#domain/content/content-pages.ts';
import { buildPagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import type { MessageKey } from '../locale/translate.ts';

/** One link of a menu; `to` is an English path. */
export interface MenuLink {
  readonly key: MessageKey;
  readonly to: SitePath;
}

export const VINYL_BOX: MenuLink = { key: 'nav.vinyl_box', to: '/vinyl-box' };
export const CREATE_PROJECT: MenuLink = { key: 'nav.create_project', to: '/pressing' };

/** The shop's submenu (§2.6); accessories, a category, follow. */
export const SHOP_MENU: readonly MenuLink[] = [{ key: 'nav.vinyl_shop', to: '/vinyl-shop' }, VINYL_BOX];

/** Links for artists and labels, beside the services. */
export const ARTIST_MENU: readonly MenuLink[] = [
  { key: 'footer.pressing', to: '/pressing' },
  { key: 'nav.how_it_works', to: '/how-it-works' },
  { key: 'content.get_quote', to: '/quote' },
];

export const COMPANY_MENU: readonly MenuLink[] = [
  { key: 'nav.about', to: '/about' },
  { key: 'footer.blog', to: '/blog' },
  { key: 'footer.newsletter', to: '/newsletter' },
  { key: 'footer.partners', to: '/partners' },
  { key: 'footer.contact', to: '/contact' },
];

/** The help centre (§2.6 FAQ). */
export const FAQ: MenuLink = { key: 'nav.faq', to: '/help' };

/** The auctions, which staff sees (§2.1). */
export const BIDS: MenuLink = { key: 'nav.bids', to: '/bids' };

export const HELP_MENU: readonly MenuLink[] = [
  FAQ,
  { key: 'footer.return_policy', to: '/return-and-refund-policy' },
  { key: 'footer.terms', to: '/terms' },
];

/** The account menu. */
export const ACCOUNT_MENU: readonly MenuLink[] = [
  { key: 'user_menu.settings', to: '/my-account' },
  { key: 'user_menu.orders', to: '/my-account/orders' },
  { key: 'user_menu.box', to: '/my-account/box' },
  { key: 'user_menu.gifts', to: '/my-account/gifts' },
];

type KeyOf<Slug extends string> = Slug extends `${infer First}-${infer Rest}` ? `${First}_${KeyOf<Rest>}` : Slug;

/** An entry of the services menu; its texts are `services.{key}` and `service_lines.{key}`. */
export interface ServiceLink {
  readonly key: KeyOf<Service> | 'contact';
  readonly to: SitePath;
}

/** The contact link of the services menu (§2.2). */
export const SERVICE_CONTACT: ServiceLink = {
  key: 'contact',
  to: `${buildPagePath(ROUTES.service, { service: 'ondemand' })}#contact` as SitePath,
};

/** The services menu, in groups (§2.2). */
export const SERVICE_MENU = Object.entries(SERVICE_GROUPS).map(([group, services]) => ({
  group: group as keyof typeof SERVICE_GROUPS,
  services: services.map((service): ServiceLink => ({
    key: service.replaceAll('-', '_') as KeyOf<Service>,
    to: buildPagePath(ROUTES.service, { service }),
  })),
}));
