import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { FIXED_CATEGORIES, getCategoryLink } from '#domain/catalogue/categories.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { withSearch } from '#domain/routes.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import button from '#storefront/ui/button.module.css';
import { Grid } from '#storefront/ui/Grid.tsx';
import { ContentPage } from './page/ContentPage.tsx';
import { loadContentPage } from './page/load-content-page.server.ts';
import { buildContentMeta } from './page/page-meta.ts';

const PROJECTS = 12;

/** The list of the shop that a page of a format shows the newest projects of, by the page's address. */
const LISTS: Readonly<Record<string, { readonly type?: string; readonly category?: keyof typeof FIXED_CATEGORIES }>> = {
  '/vinyl': { type: 'vinyl' },
  '/cd': { type: 'cd' },
  '/tape': { type: 'tape' },
  '/merch': { category: 'merch' },
  '/diggers-new': { category: 'staff_picks' },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { type, category } = LISTS[toEnglishPath(new URL(request.url).pathname)] ?? {};
  const shelf = category && FIXED_CATEGORIES[category];
  const query = { ...(type && { type }), ...(shelf && { category_id: shelf.id }), limit: PROJECTS };
  const [content, list] = await Promise.all([
    loadContentPage(request, visit),
    loadOptional(visit.api.GET('/projects', { params: { query: { ...query, currency: visit.currency } } }), undefined),
  ]);
  return { ...content, projects: list?.projects ?? [], type, shelf };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

/** A buying guide with the newest projects of a format. */
export default function Goods() {
  const { t } = useTexts();
  const { page, projects, type, shelf } = useLoaderData<typeof loader>();
  const all = shelf ? getCategoryLink(shelf) : withSearch('/vinyl-shop', `?type=${type}`);
  return (
    <ContentPage
      page={page}
      actions={
        <LocalLink to={all} className={button.primary}>
          {t('content.see_records')}
        </LocalLink>
      }
    >
      {projects.length > 0 && <Grid projects={projects} eager />}
    </ContentPage>
  );
}
