import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { categoryLink } from '#domain/catalogue/categories.ts';
import type { Language } from '#generated/enums.ts';
import type { Category } from '#generated/schemas.ts';
import { page } from '#storefront/app/api/page.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { breadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { pageMeta, rootDataOf } from '#storefront/app/meta/page-meta.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadListing } from './list.server.ts';
import { ListPage } from './ListPage.tsx';

/** A shelf's name in a language; English where it has none. */
export function shelfName(shelf: Category, language: Language): string {
  return { en: shelf.name, fr: shelf.name_fr, zh: shelf.name_zh }[language] || shelf.name;
}

/** A shelf of the shop (§2.1). Another slug than its own leads to its address for good; an unknown or hidden shelf is 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const shelf = (await page(visit.api.GET('/categories'))).find(({ id }) => String(id) === params.id);
  if (shelf?.id === undefined) throw data(null, { status: 404 });
  if (params.slug !== shelf.slug) {
    throw redirectTo(visit.path(categoryLink({ id: shelf.id, slug: shelf.slug })) + new URL(request.url).search, 301);
  }
  const link = categoryLink({ id: shelf.id, slug: shelf.slug });
  const linkedData = [
    breadcrumbs(visit.publicUrl, [
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
  const language = rootDataOf(args)?.language ?? 'en';
  return pageMeta(args, {
    title: loaderData ? { text: shelfName(loaderData.shelf, language) } : 'shop.title',
    description: 'shop.description',
    canonicalQuery: ['genre', 'type', 'page'],
    index: !loaderData?.query.search,
    linkedData: loaderData?.linkedData,
  });
};

export default function Shelf() {
  const { language } = useTexts();
  const { shelf, query, list } = useLoaderData<typeof loader>();
  return <ListPage title={shelfName(shelf, language)} base={categoryLink(shelf)} query={query} list={list} />;
}
