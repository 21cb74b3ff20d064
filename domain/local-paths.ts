// Localised addresses of pages.
import type { Language } from '#generated/enums.ts';
import { LOCALISED_SLUGS, type PageLanguage } from './routes.ts';

const FRENCH = '/fr';

/** The language of an address: French below /fr, English elsewhere. */
export function getPageLanguage(pathname: string): PageLanguage {
  return pathname === FRENCH || pathname.startsWith(`${FRENCH}/`) ? 'fr' : 'en';
}

function translateSlug(path: string, from: PageLanguage, to: PageLanguage): string {
  const slugs = LOCALISED_SLUGS.find((row) => path === row[from] || path.startsWith(`${row[from]}/`));
  return slugs ? slugs[to] + path.slice(slugs[from].length) : path;
}

/** The English address of a page: /fr/qui-sommes-nous → /about, /fr → /. */
export function toEnglishPath(pathname: string): string {
  if (getPageLanguage(pathname) === 'en') return pathname;
  // otherwise `/fr//host` would become `//host`, a link to another site
  return translateSlug(pathname.slice(FRENCH.length).replace(/^\/*/, '/'), 'fr', 'en');
}

/** Localises an English address, with its query and fragment: toLocalPath('/about?x=1', 'fr') → /fr/qui-sommes-nous?x=1. */
export function toLocalPath(path: string, language: Language): string {
  if (language !== 'fr') return path;
  const [pathname = '', suffix = ''] = splitPath(path);
  return (FRENCH + translateSlug(pathname, 'en', 'fr')).replace(/(?<=.)\/$/, '') + suffix;
}

/** Splits an address before the first ? or #. */
function splitPath(path: string): [string, string] {
  const end = path.search(/[?#]/);
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
}

/** An address, French or English, in another language. */
export function translatePath(path: string, language: Language): string {
  const [pathname, suffix] = splitPath(path);
  return toLocalPath(toEnglishPath(pathname) + suffix, language);
}
