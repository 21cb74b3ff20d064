import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { getCategoryLink } from '#domain/catalogue/categories.ts';
import type { Language } from '#generated/enums.ts';
import type { Category } from '#generated/schemas.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildBreadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadListing } from './list.server.ts';
import { ListPage } from './ListPage.tsx';

/** A category's name in a language, with English as fallback. */
export function getShelfName(shelf: Category, language: Language): string {
  return { en: shelf.name, fr: shelf.name_fr, zh: shelf.name_zh }[language] || shelf.name;
}

/** Loads a category (§2.1). A wrong slug redirects permanently; an unknown or hidden category is 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const shelf = (await loadRequired(visit.api.GET('/categories'))).find(({ id }) => String(id) === params.id);
  if (shelf?.id === undefined) throw data(null, { status: 404 });
  if (params.slug !== shelf.slug) {
    throw redirectTo(
      visit.path(getCategoryLink({ id: shelf.id, slug: shelf.slug })) + new URL(request.url).search,
      301,
    );
  }
  const link = getCategoryLink({ id: shelf.id, slug: shelf.slug });
  const linkedData = [
    buildBreadcrumbs(visit.publicUrl, [
      { name: 'Vinyl shop', to: '/vinyl-shop' },
      { name: shelf.name, to: link },
    ]),
  ];
  const listing = await loadListing(request, visit, { category_id: shelf.id });
  return { shelf: { ...shelf, id: shelf.id }, linkedData, ...listing };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { loaderData } = args;
  const language = getRootData(args)?.language ?? 'en';
  return buildPageMeta(args, {
    title: loaderData ? { text: getShelfName(loaderData.shelf, language) } : 'shop.title',
    description: 'shop.description',
    canonicalQuery: ['genre', 'type', 'page'],
    index: !loaderData?.query.search,
    linkedData: loaderData?.linkedData,
  });
};

export default function Shelf() {
  const { language } = useTexts();
  const { shelf, ...listing } = useLoaderData<typeof loader>();
  return <ListPage title={getShelfName(shelf, language)} base={getCategoryLink(shelf)} {...listing} />;
}
