// The public pages of the shop: one table of their addresses for the storefront, links in mails and logs.
import type { Language } from '#generated/enums.ts';

/**
 * Every page by its English address (§2.1, §2.2), `:name` a parameter, `:name?` one that may be missing. The storefront has
 * a file for each, so whatever links to a key of this table links to a page that exists.
 */
export const ROUTES = {
  home: '/',
  list: '/vinyl-shop',
  shelf: '/vinyl-shop/:id/:slug?',
  artist: '/artist/:id/:slug?',
  label: '/label/:id/:slug?',
  shop: '/shop/:shop_code',
  lookPreview: '/look-preview',
  about: '/about',
  howItWorks: '/how-it-works',
  cart: '/cart',
  confirmation: '/cart/confirmation',
  payment: '/payment',
  offer: '/offer/:token',
  quote: '/quotes/:token',
  quotePdf: '/quotes/:token/pdf',
  account: '/my-account',
  orders: '/my-account/orders',
  invoice: '/my-account/orders/:id/invoice',
  picture: '/my-account/picture',
  sign: '/sign',
  confirmEmail: '/confirm-email/:token',
  // any word may stand first in a project's address; its loader leads to the right one
  project: '/:category/:id/:slug?',
} as const satisfies Record<string, `/${string}`>;

/** What pages send forms to and load from; no link of a mail leads there. */
export const PARTS = {
  uploads: '/uploads/:upload?/:step?/:number?',
  viewAs: '/view-as',
  logout: '/logout',
  preferences: '/preferences',
  search: '/search',
  error: '/error',
} as const satisfies Record<string, `/${string}`>;

/** Languages whose pages have addresses of their own; Chinese is read at the English ones (§2.2, §4). */
export type PageLanguage = Extract<Language, 'en' | 'fr'>;

/** §2.2 localised slugs, without the language's prefix. Every other address is the same in both languages. */
export const LOCALISED_SLUGS: readonly Readonly<Record<PageLanguage, string>>[] = [
  { en: '/about', fr: '/qui-sommes-nous' },
  { en: '/vinyl-box', fr: '/box-de-vinyle' },
  { en: '/how-it-works', fr: '/comment-ca-marche' },
  { en: '/quote', fr: '/pressage-en-direct' },
  { en: '/vinyl-pressing-green', fr: '/pressage-vinyle-ecologique' },
];

export type RouteKey = keyof typeof ROUTES;

type Value = string | number;

type ParamsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Path extends `:${infer Name}?`
    ? { readonly [Key in Name]?: Value }
    : Path extends `:${infer Name}`
      ? { readonly [Key in Name]: Value }
      : unknown;

/** What `pagePath` takes after the key: the parameters of its address, if it has any. */
export type RouteArguments<Key extends RouteKey> =
  unknown extends ParamsOf<(typeof ROUTES)[Key]> ? [] : [params: ParamsOf<(typeof ROUTES)[Key]>];

type Static<Path extends string> = Path extends `${string}:${string}` ? never : Path;
/** Addresses without parameters. */
type StaticPath = Static<(typeof ROUTES)[RouteKey] | (typeof PARTS)[keyof typeof PARTS]>;

declare const made: unique symbol;

/** The English address of a page that exists, made by `pagePath`. */
export type PagePath = string & { readonly [made]: true };

/** Where a link of the shop may lead, in English: an address that is made of the table, with query and fragment, if any. */
export type SitePath = PagePath | StaticPath | `${StaticPath}${'?' | '#'}${string}`;

/** What may follow an address: nothing, or a query with its question mark. */
export type Search = '' | `?${string}`;

/** An address with a query. */
export const withSearch = (path: SitePath, search: Search): SitePath => `${path}${search}` as SitePath;

/** The English address of a page: pagePath('artist', { id: 4, slug: 'nova' }) → /artist/4/nova. Empty parameters are left out. */
export function pagePath<Key extends RouteKey>(key: Key, ...[params]: RouteArguments<Key>): PagePath {
  const values = new Map(Object.entries((params ?? {}) as Readonly<Record<string, Value>>));
  const parts = ROUTES[key].split('/').map((part) => {
    const name = /^:(\w+)/.exec(part)?.[1];
    return name === undefined ? part : encodeURIComponent(values.get(name) ?? '');
  });
  return `/${parts.filter((part) => part !== '').join('/')}` as PagePath;
}
