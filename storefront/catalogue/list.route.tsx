import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { getTexts, useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { formatListTitle } from './list-title.ts';
import { loadListing } from './list.server.ts';
import { ListPage } from './ListPage.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadListing(request, context.get(visitContext));
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { t } = getTexts(getRootData(args)?.language ?? 'en');
  return buildPageMeta(args, {
    title: args.loaderData ? { text: formatListTitle(t, args.loaderData.query) } : 'shop.title',
    description: 'shop.description',
    canonicalQuery: ['genre', 'type', 'page'],
    // search results are not indexed
    index: !args.loaderData?.query.search,
  });
};

export default function VinylShop() {
  const { t } = useTexts();
  const listing = useLoaderData<typeof loader>();
  return <ListPage title={formatListTitle(t, listing.query)} base="/vinyl-shop" {...listing} />;
}
