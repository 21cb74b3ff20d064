import { getCategoryLink, getGenreLink } from '#domain/catalogue/categories.ts';
import { isPrivatePath } from '#domain/private-paths.ts';
import { ROUTES } from '#domain/routes.ts';
import type { Api } from '#generated/client.ts';
import type { SitemapEntry } from '#generated/schemas.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { listPagePaths } from '#storefront/content/page/page-content.server.ts';

/** Name of the part with the pages that are not records. */
export const PAGES_PART = 'pages';

/** Pages that are not records: routes without parameters, information pages, categories and genres of the shop. */
export async function listStaticPages(api: Api): Promise<SitemapEntry[]> {
  const [categories, genres] = await Promise.all([
    loadOptional(api.GET('/categories'), []),
    loadOptional(api.GET('/genres'), []),
  ]);
  const paths: readonly string[] = [
    ...Object.values(ROUTES).filter((path) => !path.includes(':')),
    ...listPagePaths(),
    ...categories.map(getCategoryLink),
    ...genres.map(({ genres: ids = [], category_id }) =>
      getGenreLink(
        ids,
        categories.find(({ id }) => id === category_id),
      ),
    ),
  ];
  return [...new Set(paths)].filter((path) => !isPrivatePath(path)).map((path) => ({ path }));
}
