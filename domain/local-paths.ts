// Addresses of pages in the languages that have their own.
import type { Language } from '#generated/enums.ts';
import { LOCALISED_SLUGS, type PageLanguage } from './routes.ts';

const FRENCH = '/fr';

/** The language an address is written in: French below /fr, English elsewhere. */
export function pageLanguage(pathname: string): PageLanguage {
  return pathname === FRENCH || pathname.startsWith(`${FRENCH}/`) ? 'fr' : 'en';
}

function withSlug(path: string, from: PageLanguage, to: PageLanguage): string {
  const known = LOCALISED_SLUGS.find((slugs) => path === slugs[from] || path.startsWith(`${slugs[from]}/`));
  return known ? known[to] + path.slice(known[from].length) : path;
}

/** The English address of a page: /fr/qui-sommes-nous → /about, /fr → /. */
export function toEnglishPath(pathname: string): string {
  if (pageLanguage(pathname) === 'en') return pathname;
  // `/fr//host` would otherwise become `//host`, which browsers read as another site
  return withSlug(pathname.slice(FRENCH.length).replace(/^\/*/, '/'), 'fr', 'en');
}

/** An English address (with query and fragment, if any) in a language: toLocalPath('/about?x=1', 'fr') → /fr/qui-sommes-nous?x=1. */
export function toLocalPath(path: string, language: Language): string {
  if (language !== 'fr') return path;
  const [pathname = '', rest = ''] = splitPath(path);
  return (FRENCH + withSlug(pathname, 'en', 'fr')).replace(/(?<=.)\/$/, '') + rest;
}

/** Path and what follows it, from the first ? or # on. */
function splitPath(path: string): [string, string] {
  const end = path.search(/[?#]/);
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
}

/** An address, French or English, in another language. */
export function translatePath(path: string, language: Language): string {
  const [pathname, rest] = splitPath(path);
  return toLocalPath(toEnglishPath(pathname) + rest, language);
}
