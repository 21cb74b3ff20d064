// Addresses of the public pages, for the storefront, links in mails and logs.
import type { Language } from '#generated/enums.ts';
import * as ROUTES from './page-routes.ts';
import * as PARTS from './part-routes.ts';

export { PARTS, ROUTES };

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

type Route = (typeof ROUTES)[RouteKey];

/** The arguments of `buildPagePath` after the route: the parameters of the address, if any. */
export type RouteArguments<Path extends Route> = unknown extends ParamsOf<Path> ? [] : [params: ParamsOf<Path>];

/** Addresses without parameters. */
type StaticPath = Exclude<Route | (typeof PARTS)[keyof typeof PARTS], `${string}:${string}`>;

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

/**
 * The English address of a page: buildPagePath(ROUTES.artist, { id: 4, slug: 'nova' }) → /artist/4/nova. Empty parameters are
 * left out.
 */
export function buildPagePath<Path extends Route>(path: Path, ...[params]: RouteArguments<Path>): PagePath {
  const values = new Map(Object.entries((params ?? {}) as Readonly<Record<string, Value>>));
  const parts = path.split('/').map((part) => {
    const name = /^:(\w+)/.exec(part)?.[1];
    return name === undefined ? part : encodeURIComponent(values.get(name) ?? '');
  });
  return `/${parts.filter((part) => part !== '').join('/')}` as PagePath;
}
