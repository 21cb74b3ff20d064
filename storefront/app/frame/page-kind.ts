import { toEnglishPath } from '#domain/local-paths.ts';

/** Public pages, which are the same for all visitors. Others change with each visit, or have no page. */
const PUBLIC =
  /^\/(?:$|vinyl-shop|artist|label|shop|services|pressing|vinyl-box|box$|box\/list$|featured|about|blog|help|how-it-works|partners|contact|terms|(?:vinyl|cd|tape|bundle|project|t-shirt|hoodie|merch)\/\d)/;

/**
 * The kind of page that a link of this site leads to: /vinyl/7/salt → /vinyl/*. Pages of one kind share their code.
 * Undefined for pages that are not prefetched.
 */
export function findPageKind(pathname: string): string | undefined {
  const path = toEnglishPath(pathname);
  if (!PUBLIC.test(path)) return undefined;
  const [, first = '', ...rest] = path.split('/');
  return `/${first}${rest.length > 0 ? '/*' : ''}`;
}
