// Addresses of the public pages, for the storefront, links in mails and logs.
import type { Language } from '#generated/enums.ts';

/**
 * Pages by their English address (§2.1, §2.2); `:name` is a parameter, `:name?` an optional one. The storefront has a file for
 * each key.
 */
export const ROUTES = {
  home: '/',
  // the same page (§2.6)
  homeAlias: '/home',
  list: '/vinyl-shop',
  shelf: '/vinyl-shop/:id/:slug?',
  artist: '/artist/:id/:slug?',
  label: '/label/:id/:slug?',
  shop: '/shop/:shop_code',
  lookPreview: '/look-preview',
  service: '/services/:service',
  player: '/player',
  widget: '/widget',
  bids: '/bids',
  featured: '/featured',
  about: '/about',
  partners: '/partners',
  terms: '/terms',
  returnPolicy: '/return-and-refund-policy',
  refund: '/refund',
  howItWorks: '/how-it-works',
  howItWorksNew: '/how-it-works/new',
  greenVinyl: '/vinyl-pressing-green',
  vinylPressing: '/vinyl-pressing',
  directPressing: '/direct-pressing',
  pressing: '/pressing',
  vinylBox: '/vinyl-box',
  boxReview: '/box-review',
  vinyl: '/vinyl',
  cd: '/cd',
  tape: '/tape',
  merch: '/merch',
  digital: '/digital',
  digitalForArtists: '/digital2',
  diggers: '/diggers-new',
  contact: '/contact',
  quoteForm: '/quote',
  reviews: '/review',
  review: '/review-single',
  contest: '/contest',
  contestParty: '/contest/party',
  contestPage: '/contest/:code',
  linktree: '/linktree',
  test: '/test',
  blog: '/blog',
  post: '/blog/:slug',
  help: '/help',
  helpArticle: '/help/:slug',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm/:token',
  leaveNewsletter: '/newsletter/leave/:token',
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
  stockNotice: '/stock-notice/:token',
  // the loader redirects when the category is not the project's
  project: '/:category/:id/:slug?',
} as const satisfies Record<string, `/${string}`>;

/** Endpoints of forms and loaders, which mails do not link to. */
export const PARTS = {
  uploads: '/uploads/:upload?/:step?/:number?',
  viewAs: '/view-as',
  logout: '/logout',
  preferences: '/preferences',
  search: '/search',
  shippingEstimate: '/shipping-estimate',
  event: '/event',
  chat: '/chat',
  suggestions: '/suggestions',
  oembed: '/oembed',
  error: '/error',
  blogFeed: '/blog.xml',
  releasesFeed: '/releases.xml',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:file',
  robots: '/robots.txt',
  llms: '/llms.txt',
} as const satisfies Record<string, `/${string}`>;

/** Languages with localised addresses; Chinese uses the English ones (§2.2, §4). */
export type PageLanguage = Extract<Language, 'en' | 'fr'>;

/** Localised slugs without the language prefix (§2.2). Other addresses are the same in both languages. */
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

/** The arguments of `buildPagePath` after the key: the parameters of the address, if any. */
export type RouteArguments<Key extends RouteKey> =
  unknown extends ParamsOf<(typeof ROUTES)[Key]> ? [] : [params: ParamsOf<(typeof ROUTES)[Key]>];

type Static<Path extends string> = Path extends `${string}:${string}` ? never : Path;
/** Addresses without parameters. */
type StaticPath = Static<(typeof ROUTES)[RouteKey] | (typeof PARTS)[keyof typeof PARTS]>;

declare const brand: unique symbol;

/** The English address of a page, created by `buildPagePath`. */
export type PagePath = string & { readonly [brand]: true };

/** An English address of the site, optionally with query and fragment. */
export type SitePath = PagePath | StaticPath | `${StaticPath}${'?' | '#'}${string}`;

/** A query with its question mark, or ''. */
export type Search = '' | `?${string}`;

/** Appends a query to an address. */
export const withSearch = (path: SitePath, search: Search): SitePath => `${path}${search}` as SitePath;

/** Appends the fragment of a part of the page to an address. */
export const withFragment = (path: SitePath, fragment: `#${string}`): SitePath => `${path}${fragment}` as SitePath;

/** The English address of a page: buildPagePath('artist', { id: 4, slug: 'nova' }) → /artist/4/nova. Empty parameters are left out. */
export function buildPagePath<Key extends RouteKey>(key: Key, ...[params]: RouteArguments<Key>): PagePath {
  const values = new Map(Object.entries((params ?? {}) as Readonly<Record<string, Value>>));
  const parts = ROUTES[key].split('/').map((part) => {
    const name = /^:(\w+)/.exec(part)?.[1];
    return name === undefined ? part : encodeURIComponent(values.get(name) ?? '');
  });
  return `/${parts.filter((part) => part !== '').join('/')}` as PagePath;
}
