import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildShopLink } from '#domain/catalogue/project-links.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import type { FrameHandle } from '#storefront/app/frame/page-data.ts';
import { WhiteLabelFooter, WhiteLabelHeader } from '#storefront/app/frame/WhiteLabel.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ArtistShopPage } from './ArtistShopPage.tsx';
import { loadListing } from '#storefront/catalogue/list.server.ts';

/** Loads the shop of an artist or label. A white-label shop also has its own frame (§2.6). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const code = params.shop_code ?? '';
  const [shop, listing] = await Promise.all([
    loadRequired(visit.api.GET('/shops/{shop_code}', { params: { path: { shop_code: code } } })),
    loadListing(request, visit, { shop_code: code }),
  ]);
  return { shop, whiteLabel: shop.white_label ? shop : undefined, ...listing };
}

export const shouldRevalidate = skipCartForms;

export const handle: FrameHandle = { WhiteLabelHeader, WhiteLabelFooter };

export const meta: MetaFunction<typeof loader> = (args) => {
  const shop = args.loaderData?.shop;
  if (!shop) return buildPageMeta(args, { title: 'shop.title' });
  return buildPageMeta(args, {
    title: { text: shop.name },
    description: 'shop.description',
    canonicalQuery: ['genre', 'type', 'page'],
    index: !args.loaderData?.query.search,
  });
};

export default function ArtistShop() {
  const { shop, query, list } = useLoaderData<typeof loader>();
  return <ArtistShopPage shop={shop} base={buildShopLink(shop.code)} query={query} list={list} />;
}
