import { toEnglishPath, toLocalPath, getPageLanguage } from '#domain/local-paths.ts';

/**
 * The address on a shop's own host of a page whose place the shop's home page takes: the lists of the site and
 * /shop/{code}. Undefined for other pages.
 */
export function findOwnHostRedirect({ pathname, search }: URL, shopCode: string): string | undefined {
  const path = toEnglishPath(pathname);
  const isList = path === '/vinyl-shop' || path.startsWith('/vinyl-shop/');
  return isList || path === `/shop/${shopCode}` ? toLocalPath('/', getPageLanguage(pathname)) + search : undefined;
}
